// One page of a year: twelve small months.

import { element, setText, setAttribute } from "../html.js";
import { monthPage, seasonOfMonth } from "../almanac/library.js";
import { badgeOf, colourOf, workText } from "./cell.js";
import { columnNames, monthName, monthTitle, yearTitle } from "../words/times.js";
import { firstWeekday } from "../keeping/settings.js";
import { monthIndex, today } from "../dates.js";
import { word } from "../words/words.js";

/** The page of a year. */
export class YearPage {
  constructor() {
    this.months = Array.from({ length: 12 }, (_, month) => new SmallMonth(month + 1));
    this.element = element("div", { class: "year" }, this.months.map((month) => month.element));
  }

  fill(year) {
    this.year = year;
    for (const month of this.months) month.fill(year);
    setAttribute(this.element, "aria-label", yearTitle(year));
  }

  leave() {
    for (const { cells } of this.months) for (const node of cells) node.removeAttribute("data-date");
  }
}

/** A month of a year. Its name opens it; so does each of its days, for those who point. */
class SmallMonth {
  constructor(month) {
    this.month = month;
    this.name = element("button", { type: "button" });
    this.columns = Array.from({ length: 7 }, () => element("th", { scope: "col" }));
    this.cells = Array.from({ length: 42 }, () => element("td"));
    const rows = Array.from({ length: 6 }, (_, row) => element("tr", {}, this.cells.slice(row * 7, row * 7 + 7)));
    this.table = element("table", {}, element("thead", {}, element("tr", {}, this.columns)), element("tbody", {}, rows));
    this.element = element("section", { class: "small-month" }, element("h2", {}, this.name), this.table);
  }

  fill(year) {
    const index = monthIndex(year, this.month);
    const page = monthPage(index, "natural");
    setText(this.name, monthName(this.month));
    setAttribute(this.name, "aria-label", word("openMonth", { month: monthTitle(index) }));
    setAttribute(this.table, "aria-label", monthTitle(index));
    this.element.dataset.season = seasonOfMonth(this.month);
    columnNames(firstWeekday()).forEach((name, column) => nameColumn(this.columns[column], name));
    this.cells.forEach((node, number) => fillCell(node, page.cells[number]));
  }
}

function nameColumn(node, { narrow, long }) {
  setText(node, narrow);
  setAttribute(node, "aria-label", long);
}

function fillCell(node, cell) {
  const isShown = Boolean(cell?.isInMonth);
  setText(node, isShown ? String(cell.day.day) : "");
  setAttribute(node, "data-date", isShown ? cell.day.iso : null);
  setAttribute(node, "aria-current", isShown && cell.day.number === today() ? "date" : null);
  setAttribute(node, "class", isShown ? [colourOf(cell), isFirst(cell) && "first", badgeOf(cell)].filter(Boolean).join(" ") : "blank");
  setAttribute(node, "aria-label", isShown ? spokenSigns(cell) : null);
}

function isFirst(cell) {
  return cell.lunar.day === 1;
}

/** The number and the meaning of its signs; null if it has none. */
function spokenSigns(cell) {
  const meanings = [isFirst(cell) && word("firstOfMonth"), workText(cell)].filter(Boolean);
  return meanings.length > 0 ? [cell.day.day, ...meanings].join(", ") : null;
}
