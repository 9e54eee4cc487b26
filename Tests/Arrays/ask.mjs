import { dayOf, firstDay, label, lastDay, lunarDate, termOf } from "./lunisolar.mjs";
import { mark } from "./lunisolar.mjs";
import { writeSync } from "node:fs";

const languages = ["zh-Hans", "zh-Hant", "en", "ko", "ja", "vi"];
for (const name of ["china", "hongkong", "japan", "korea", "vietnam"]) {
  const lines = [];
  for (let day = firstDay - 1; day <= lastDay + 1; day += 1) {
    const date = lunarDate(name, day);
    if (date === null) {
      lines.push(`${name} ${day} -\n`);
      continue;
    }
    if (dayOf(name, date) !== day) throw new Error(`${name} ${day}`);
    const labels = languages.map((language) => label(name, day, language)).join("|");
    let line = `${name} ${day} ${date.year} ${date.month} ${Number(date.leap)} ${date.day} ${termOf(name, day) ?? -1}|${labels}`;
    line += `|${mark(day) ?? -1}`;
    lines.push(`${line}\n`);
  }
  let count = 0;
  for (let year = 1897; year < 2103; year += 1) {
    for (let n = 0; n < 14 * 2 * 32; n += 1) {
      const date = { year, month: Math.floor(n / 64), leap: Math.floor(n / 32) % 2 === 1, day: n % 32 };
      if (dayOf(name, date) !== null) count += 1;
    }
  }
  lines.push(`${name} ${count} dates\n`);
  let bytes = Buffer.from(lines.join(""));
  while (bytes.length > 0) bytes = bytes.subarray(writeSync(1, bytes));
}
if (lunarDate("nowhere", 0) !== null || label("china", firstDay - 1) !== null || label("china", 0, "eo") !== null || dayOf("toString", { year: 2026, month: 1, day: 1 }) !== null) throw new Error("an unknown calendar");

const days = lastDay - firstDay + 1;
let sum = 0;
const times = [process.hrtime.bigint()];
for (let n = 0; n < 20; n += 1) for (let day = firstDay; day <= lastDay; day += 1) sum += lunarDate("china", day).day;
times.push(process.hrtime.bigint());
for (let n = 0; n < 20 * days; n += 1) sum += dayOf("china", { year: 1901 + (n % 199), month: 1 + (n % 12), day: 1 + (n % 29) }) ?? 0;
times.push(process.hrtime.bigint());
for (let n = 0; n < 20; n += 1) for (let day = firstDay; day <= lastDay; day += 1) sum += termOf("china", day) ?? 0;
times.push(process.hrtime.bigint());
for (let n = 0; n < 3; n += 1) process.stderr.write(`${(Number(times[n + 1] - times[n]) / 20 / days).toFixed(1)} `);
if (sum === 0) throw new Error("no answers");
