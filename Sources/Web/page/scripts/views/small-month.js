// A month among others: its name, which opens it, the lunar months that begin in it, and its days.

import { element, setText, setAttribute } from "../html.js";
import { festivals, monthPage, names, seasonOfMonth } from "../almanac/library.js";
import { doubtSign } from "../words/lunar-words.js";
import { badgeOf, classOf, faceOf, namesOfCell, workText } from "./cell.js";
import { signsOf, signsText } from "./notes.js";
import { columnNames, dateInYear, monthName, monthTitle } from "../words/times.js";
import { firstWeekday } from "../keeping/settings.js";
import { monthOf, today } from "../dates.js";
import { word } from "../words/words.js";

/** Of most months only colours and signs are shown. */
const UNNAMED = { sources: [] };

export class SmallMonth {
  /** One that may stand among months of other years has its year in its name. */
  constructor({ hasYear = false } = {}) {
    this.hasYear = hasYear;
    this.name = element("button", { type: "button" });
    this.moons = element("p", { class: "moons" });
    this.columns = Array.from({ length: 7 }, () => element("th", { scope: "col" }));
    this.cells = Array.from({ length: 42 }, () => element("td"));
    this.rows = Array.from({ length: 6 }, (_, row) => element("tr", {}, this.cells.slice(row * 7, row * 7 + 7)));
    this.table = element("table", {}, element("thead", {}, element("tr", {}, this.columns)), element("tbody", {}, this.rows));
    this.occasions = element("p", { class: "occasions" });
    this.element = element("section", { class: "small-month" }, element("div", {}, element("h2", {}, this.name), this.moons), this.table, this.occasions);
  }

  /** Fills it with a month; with the breaks of its year it says what happens in it. */
  fill(index, breaks = null) {
    const page = monthPage(index, "natural");
    const { month } = monthOf(index);
    this.index = index;
    setText(this.name, this.hasYear ? monthTitle(index) : monthName(month));
    setAttribute(this.name, "aria-label", word("openMonth", { month: monthTitle(index) }));
    setAttribute(this.table, "aria-label", monthTitle(index));
    this.element.dataset.season = seasonOfMonth(month);
    columnNames(firstWeekday()).forEach((name, column) => nameColumn(this.columns[column], name));
    const faces = page.cells.map((cell) => cell.isInMonth && faceOf(cell, breaks ? undefined : UNNAMED));
    this.cells.forEach((node, number) => fillCell(node, page.cells[number], faces[number]));
    this.rows.forEach((row, number) => (row.hidden = number * 7 >= page.cells.length));
    this.moons.replaceChildren(...page.cells.filter((cell) => cell.isInMonth && isFirst(cell)).map(moonOf));
    this.occasions.replaceChildren(...(breaks ? occasionsOf(page, faces, breaks) : []));
  }

  leave() {
    for (const node of this.cells) node.removeAttribute("data-date");
  }
}

/** 17 正月, a leap month with more weight. */
function moonOf({ day, lunar, lunarCertainty }) {
  return element("span", { class: lunar.isLeap ? "leap" : "" }, element("b", {}, String(day.day)), " ", element("span", { class: "lunar" }, names().lunarMonth(lunar) + doubtSign(lunarCertainty)));
}

/** The breaks that begin in a month, and the festivals that people keep in it. */
function occasionsOf({ cells, year, month }, faces, breaks) {
  const begun = breaks.filter(({ firstDay }) => firstDay.year === year && firstDay.month === month);
  const end = ({ firstDay, lastDay }) => (lastDay.month === firstDay.month ? lastDay.day : dateInYear(lastDay.number));
  const rest = (days) => element("span", { class: "off-days" }, `${[...new Set([days.firstDay.day, end(days)])].join("–")} ${names().workKind("day-off")}`);
  const kept = cells.flatMap((cell, number) => (!faces[number] || !festivals() ? [] :
    namesOfCell(cell, faces[number]).filter(({ kind }) => ["public", "traditional", "own"].includes(kind)).map(({ text, kind }) => element("span", { class: `name ${kind}` }, `${cell.day.day} ${text}`))));
  return [...begun.map(rest), ...kept];
}

function nameColumn(node, { narrow, long }) {
  setText(node, narrow);
  setAttribute(node, "aria-label", long);
}

function fillCell(node, cell, face) {
  const isShown = Boolean(face);
  setText(node, isShown ? String(cell.day.day) : "");
  setAttribute(node, "data-date", isShown ? cell.day.iso : null);
  setAttribute(node, "aria-current", isShown && cell.day.number === today() ? "date" : null);
  setAttribute(node, "class", isShown ? [classOf(face.colour), isFirst(cell) && "first", badgeOf(face), ...new Set(signsOf(cell.day.number))].filter(Boolean).join(" ") : "blank");
  setAttribute(node, "aria-label", isShown ? spokenSigns(cell, face) : null);
}

function isFirst(cell) {
  return cell.lunar.day === 1;
}

/** The number and the meaning of its signs; null if it has none. */
function spokenSigns(cell, face) {
  const meanings = [isFirst(cell) && word("firstOfMonth"), workText(cell, face), ...signsText(cell.day.number)].filter(Boolean);
  return meanings.length > 0 ? [cell.day.day, ...meanings].join(", ") : null;
}
