// One page of a month: a table of forty-two cells that are made once and filled for any month.

import { element, setText, setAttribute } from "../html.js";
import { monthPage, names, seasonOfMonth } from "../almanac/library.js";
import { badgeOf, besideClass, classOf, colourOfWeekday, divided, faceOf, lunarLabel, markBeside, moonClass, namesOfCell, spokenText } from "./cell.js";
import { signsOf } from "./notes.js";
import { columnNames, monthTitle } from "../words/times.js";
import { firstWeekday } from "../keeping/settings.js";
import { monthOf, today } from "../dates.js";
import { app } from "../app.js";

const NAMES = 3;

/** The page of a month, its cells and its columns. */
export class MonthPage {
  constructor() {
    this.columns = Array.from({ length: 7 }, () => element("th", { scope: "col" }, element("span")));
    this.cells = Array.from({ length: 42 }, makeCell);
    this.rows = Array.from({ length: 6 }, (_, row) =>
      element("tr", {}, this.cells.slice(row * 7, row * 7 + 7).map(({ node }) => node)));
    this.element = element("table", { class: "month", role: "grid" },
      element("thead", {}, element("tr", {}, this.columns)), element("tbody", {}, this.rows));
  }

  /** Fills the page with a month. */
  fill(index) {
    this.index = index;
    const page = monthPage(index);
    const { month } = monthOf(index);
    const rows = page.cells.length / 7;
    this.element.dataset.month = month;
    this.element.dataset.rows = rows;
    this.element.dataset.season = seasonOfMonth(month);
    this.element.dataset.index = index;
    setAttribute(this.element, "aria-label", monthTitle(index));
    this.nameColumns();
    const now = today();
    const badged = page.cells.map((cell, number) => fillCell(this.cells[number], cell, now));
    this.rows.forEach((row, number) => {
      row.hidden = number >= rows;
      setAttribute(row, "class", badged.slice(number * 7, number * 7 + 7).includes(true) ? "badged" : null);
    });
    this.showSelection();
  }

  nameColumns() {
    columnNames(firstWeekday()).forEach(({ short, long, weekday }, column) => {
      const node = this.columns[column];
      setText(node.firstChild, short);
      setAttribute(node, "aria-label", long);
      setAttribute(node, "class", colourOfWeekday(weekday));
    });
  }

  /** Marks the selected day; it alone can be reached with the tab key. */
  showSelection() {
    this.select(this.cellOf(app.day));
  }

  leave() {
    this.select(undefined);
    for (const { node } of this.cells) node.removeAttribute("data-date");
  }

  select(node) {
    if (node === this.selected) return;
    if (this.selected) setSelected(this.selected, false);
    if (node) setSelected(node, true);
    this.selected = node;
  }

  /** The cell of a day, or undefined if the page does not show it. */
  cellOf(day) {
    return this.cells.find((cell) => cell.day === day && cell.isInMonth)?.node;
  }
}

function setSelected(node, isSelected) {
  node.setAttribute("aria-selected", String(isSelected));
  node.setAttribute("tabindex", isSelected ? "0" : "-1");
}

function makeCell() {
  const number = element("span", { class: "number" });
  const moon = element("i", { class: "moon" });
  const badge = element("span", { class: "badge" });
  const other = element("span", { class: "badge beside" });
  const lunar = element("span", { class: "lunar" });
  const labels = Array.from({ length: NAMES }, () => element("span", { class: "name" }));
  const dots = element("span", { class: "dots" });
  const inner = element("div", { class: "cell", aria: { hidden: "true" } },
    element("span", { class: "figure" }, number, moon, badge, other), lunar, labels, dots);
  const node = element("td", { role: "gridcell", tabindex: -1, aria: { selected: false } }, inner);
  return { node, number, moon, badge, other, lunar, labels, named: 0, dots, day: null, isInMonth: false };
}

/** Fills a cell; returns whether it is one of the month with a badge. */
function fillCell(slot, cell, now) {
  const { node } = slot;
  const face = faceOf(cell);
  const shown = namesOfCell(cell, face);
  const badge = badgeOf(face);
  slot.day = cell.day.number;
  slot.isInMonth = cell.isInMonth;
  node.dataset.date = cell.day.iso;
  const other = markBeside(cell);
  setAttribute(node, "class", classesOf(cell, face, shown, other));
  setAttribute(node, "aria-current", slot.day === now ? "date" : null);
  setAttribute(node, "aria-label", spokenText(cell, face, shown));
  setText(slot.number, String(cell.day.day));
  setText(slot.lunar, lunarLabel(cell, face));
  setAttribute(slot.moon, "class", face.phase ? moonClass(face.phase) : "moon");
  setText(slot.badge, face.badge ?? "");
  setAttribute(slot.badge, "class", `badge ${badge ?? ""}`);
  setText(slot.other, other ? names().workMark(other) : "");
  setAttribute(slot.other, "class", besideClass(other));
  fillNames(slot, shown);
  fillDots(slot.dots, signsOf(slot.day));
  return cell.isInMonth && Boolean(badge || other);
}

/** Most days have no name and had none before: they are not touched. */
function fillNames(slot, shown) {
  const last = Math.max(slot.named, shown.length);
  slot.named = shown.length;
  slot.labels.slice(0, last).forEach((label, index) => fillName(label, shown[index]));
}

function fillDots(node, signs) {
  if (signs.length > 0 || node.hasChildNodes()) node.replaceChildren(...signs.map((sign) => element("i", { class: sign })));
}

function fillName(node, name) {
  setText(node, divided(name?.text ?? ""));
  setAttribute(node, "class", `name ${name?.kind ?? ""}`);
  setAttribute(node, "data-season", name?.season ?? null);
}

function classesOf(cell, face, shown, other) {
  return [
    classOf(face.colour),
    cell.isInMonth ? "inside" : "outside",
    shown.some(({ kind }) => kind !== "observance") ? "named" : "",
    cell.lunar.day === 1 ? "first" : "",
    other ? "two" : "",
  ].filter(Boolean).join(" ");
}
