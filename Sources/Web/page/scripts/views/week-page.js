// One page of the strip of weeks: seven days and their states.

import { element, setText, setAttribute } from "../html.js";
import { monthPage } from "../almanac/library.js";
import { doubtSign } from "../words/lunar-words.js";
import { badgeOf, classOf, faceOf, lunarLabel, spokenText } from "./cell.js";
import { signsOf } from "./notes.js";
import { app } from "../app.js";
import { firstWeekday } from "../keeping/settings.js";
import { firstDayOfWeek, hasPage, monthOfDay, today } from "../dates.js";
import { dateInYear, weekdayName } from "../words/times.js";
import { word } from "../words/words.js";

/** The page of a week. */
export class WeekPage {
  constructor() {
    this.days = Array.from({ length: 7 }, makeDay);
    this.element = element("div", { class: "days", role: "group" }, this.days.map(({ button }) => button));
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
  const parts = ["weekday", "number", "lunar", "state"].map((name) => element("span", { class: name }));
  const button = element("button", { type: "button" }, element("span", { class: "inner", aria: { hidden: "true" } }, parts));
  return { button, parts, day: null };
}

function fillDay(slot, day, cell) {
  slot.day = day;
  slot.button.disabled = !hasPage(day);
  if (!hasPage(day)) return fillNothing(slot);
  const face = faceOf(cell);
  const { label } = faceOf(cell, {});
  const isRest = Boolean(cell.work?.isOff) && face.mark === null;
  const [weekday, number, lunar, state] = slot.parts;
  slot.button.dataset.date = cell.day.iso;
  setAttribute(slot.button, "class", classOf(face.colour));
  setAttribute(slot.button, "aria-current", day === today() ? "date" : null);
  setAttribute(slot.button, "aria-label", spokenText(cell, face) + (isRest ? `, ${word("restDay")}` : ""));
  setText(weekday, day === today() ? word("today") : weekdayName(day, "short"));
  setText(number, String(cell.day.day));
  // A day off that is no festival has a name too.
  const shown = label.subject.startsWith("lunar") ? face.names.find(({ kind }) => kind === "public") ?? label : label;
  setText(lunar, shown.subject.startsWith("lunar") ? lunarLabel(cell, face) : shown.text + doubtSign(shown.certainty));
  setAttribute(lunar, "class", `lunar ${shown.subject} ${shown.season ? "term" : shown.kind ?? ""}`);
  setAttribute(lunar, "data-season", shown.season ?? null);
  state.replaceChildren(...signsIn(cell, face));
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

/** A day that is off or worked otherwise than its weekday says has the badge of a month; marks and check-ins are a diamond and a disc. */
function signsIn(cell, face) {
  const badge = badgeOf(face);
  const notes = signsOf(cell.day.number);
  return [
    badge && element("b", { class: `badge ${badge}` }, face.badge),
    notes.includes("mark") && sign("planned"),
    notes.some((note) => note !== "mark") && sign("done"),
  ].filter(Boolean);
}

function sign(name) {
  return element("i", { class: name });
}
