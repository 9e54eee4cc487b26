// The cell of the article with dates like those of Day.js, and an element of React as its arguments.
import { mkdirSync, writeFileSync } from "node:fs";

mkdirSync("node_modules/react", { recursive: true });
writeFileSync("node_modules/react/package.json", '{ "type": "module", "main": "index.js" }');
writeFileSync("node_modules/react/index.js", "export const createElement = (...parts) => parts;");
const { cellRender } = await import("./cell.mjs");
const text = (year, month, date) =>
  cellRender({ year: () => year, month: () => month - 1, date: () => date }, { originNode: date, type: "date" })[3][2];
console.log(text(2026, 2, 4), text(2026, 2, 16), text(2026, 2, 17), text(2025, 7, 25));
if (cellRender(null, { originNode: 2, type: "month" }) !== 2) throw new Error("a month has no line");
