// One page of the strip of weeks: seven days and their states.

import { element, setText, setAttribute } from "../html.js";
import { festivals, monthPage, names } from "../almanac/library.js";
import { colourOf } from "./cell.js";
import { signsOf } from "./notes.js";
import { app } from "../app.js";
import { firstWeekday } from "../keeping/settings.js";
import { firstDayOfWeek, hasPage, monthOfDay, today } from "../dates.js";
import { dateInYear, longDate, weekdayName } from "../words/times.js";
import { word } from "../words/words.js";

/** The states that have a sign of their own; today is a seal, and what is to come needs none. */
const SIGNS = ["rest", "planned", "done"];

/** The page of a week. */
export class WeekPage {
  constructor() {
    this.days = Array.from({ length: 7 }, makeDay);
    this.element = element("div", { className: "days", role: "group" }, this.days.map(({ button }) => button));
  }

  fill(week) {
    this.week = week;
    const first = firstDayOfWeek(week, firstWeekday());
    const cells = cellsOf(first, first + 6);
    this.days.forEach((slot, column) => fillDay(slot, first + column, cells.get(first + column)));
    setAttribute(this.element, "aria-label", `${dateInYear(first)} – ${dateInYear(first + 6)}`);
    this.showSelection();
  }

  showSelection() {
    for (const { button, day } of this.days) {
      setAttribute(button, "aria-pressed", String(day === app.day));
      setAttribute(button, "tabindex", day === app.day ? "0" : "-1");
    }
  }

  leave() {
    for (const { button } of this.days) button.removeAttribute("data-date");
  }

  buttonOf(day) {
    return this.days.find((slot) => slot.day === day)?.button;
  }
}

function makeDay() {
  const parts = ["weekday", "number", "lunar", "state"].map((name) => element("span", { className: name }));
  const button = element("button", { type: "button" }, element("span", { className: "inner", aria: { hidden: "true" } }, parts));
  return { button, parts, day: null };
}

function fillDay(slot, day, cell) {
  slot.day = day;
  slot.button.disabled = !hasPage(day);
  if (!hasPage(day)) return fillNothing(slot);
  const states = statesOf(cell);
  const label = names().label(cell, festivals());
  const [weekday, number, lunar, state] = slot.parts;
  slot.button.dataset.date = cell.day.iso;
  slot.button.dataset.states = states.join(" ");
  setAttribute(slot.button, "class", colourOf(cell));
  setAttribute(slot.button, "aria-current", day === today() ? "date" : null);
  setAttribute(slot.button, "aria-label", [longDate(day), label.text, ...states.map(stateText)].filter(Boolean).join(", "));
  setText(weekday, day === today() ? word("today") : weekdayName(day, "short"));
  setText(number, String(cell.day.day));
  setText(lunar, label.text);
  setAttribute(lunar, "class", `lunar ${label.subject}`);
  state.replaceChildren(...states.filter((name) => SIGNS.includes(name)).map((name) => element("i", { className: name })));
}

function fillNothing(slot) {
  delete slot.button.dataset.date;
  for (const part of slot.parts) part.replaceChildren();
  setAttribute(slot.button, "aria-label", word("endOfRange"));
}

/** The cells of a week by their days, from the pages of its months. */
function cellsOf(first, last) {
  const months = new Set([first, last].filter(hasPage).map(monthOfDay));
  const cells = [...months].flatMap((month) => monthPage(month, "natural").cells);
  return new Map(cells.map((cell) => [cell.day.number, cell]));
}

/** Everything that a day is at once. */
function statesOf(cell) {
  const day = cell.day.number;
  const signs = signsOf(day);
  return [
    day === today() && "today",
    cell.work?.isOff && "rest",
    signs.includes("mark") && "planned",
    signs.some((sign) => sign !== "mark") && "done",
    day > today() && "future",
  ].filter(Boolean);
}

function stateText(state) {
  return { today: word("today"), rest: word("restDay"), planned: word("planned"), done: word("done"), future: word("future") }[state];
}
