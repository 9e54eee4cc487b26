// Check-ins at a glance: today's, the streaks, the month in view.

import { button, byId, element } from "../html.js";
import { field, openDialog, select } from "./dialogs.js";
import { app } from "../app.js";
import { checkIn, checkInRules, currentStreak, dayOfCheckIns, entryOn, longestStreak, makeUpsLeft, setRules, total, totalIn, undo } from "../keeping/check-ins.js";
import { dayNumber, firstDayOfWeek, monthOf, monthOfDay, weekOf } from "../dates.js";
import { firstWeekday } from "../keeping/settings.js";
import { longDate, monthTitle } from "../words/times.js";
import { daysText, joined, word } from "../words/words.js";

/** The same control before and after, so that it keeps the focus. */
const CHECK_IN = { name: "check-in" };

export function openChecks() {
  openDialog("checks", word("checks"), todayPart(), figures(), heatMap(), rulesPart());
}

/** Fills the dialog anew where it is open, and keeps the focus on the control that had it. */
export function refreshChecks() {
  const dialog = byId("checks");
  if (!dialog.open) return;
  const name = document.activeElement?.name;
  openChecks();
  if (name) dialog.querySelector(`[name="${name}"]`)?.focus();
}

function todayPart() {
  const day = dayOfCheckIns();
  const isDone = entryOn(day) !== undefined;
  return element("div", { class: "check-today" }, element("p", {}, longDate(day)),
    isDone && element("p", { class: "done" }, word("checkedIn")),
    isDone ? button("quiet", word("undo"), () => undo(day), CHECK_IN) : button("primary", word("checkIn"), () => checkIn(day), CHECK_IN));
}

function figures() {
  const month = monthOfDay(dayOfCheckIns());
  const figure = (title, text) => element("li", {}, element("span", {}, title), element("b", {}, text));
  return element("ul", { class: "figures" },
    figure(word("currentStreak"), daysText(currentStreak())),
    figure(word("longestStreak"), daysText(longestStreak())),
    figure(word("thisMonth"), daysText(totalIn(month))),
    figure(word("allDays"), daysText(total())),
    figure(word("makeUpsLeft"), daysText(makeUpsLeft(month))));
}

/** The month in view, a square for each day under its weekday. */
function heatMap() {
  const index = monthOfDay(app.day);
  const { year, month } = monthOf(index);
  const first = dayNumber(year, month, 1);
  const length = dayNumber(year, month + 1, 1) - first;
  const squares = Array.from({ length }, (_, offset) => square(first + offset, offset + 1));
  squares[0].style.gridColumn = first - firstDayOfWeek(weekOf(first, firstWeekday()), firstWeekday()) + 1;
  return element("figure", { class: "heat" }, element("figcaption", {}, joined([monthTitle(index), daysText(totalIn(index))])),
    element("div", { class: "squares", aria: { hidden: "true" } }, squares));
}

function square(day, number) {
  const isToday = day === dayOfCheckIns();
  return element("i", { class: `${entryOn(day) ?? ""}${isToday ? " today" : ""}` }, String(number));
}

function rulesPart() {
  const rules = checkInRules();
  const number = (name, max) => element("input", { type: "number", name, min: 0, max, required: true, value: rules[name], onchange: chooseNumber });
  const hours = Array.from({ length: 24 }, (_, hour) => [hour, `${String(hour).padStart(2, "0")}:00`]);
  return element("div", { class: "fields" },
    field(word("cutoff"), select("cutoff", hours, rules.cutoff, { onchange: (event) => setRules({ cutoff: Number(event.target.value) }) })),
    field(word("makeUpsPerMonth"), number("makeUpsPerMonth", 31)),
    field(word("makeUpReach"), number("makeUpReach", 366)));
}

/** An emptied field is no 0: the browser says what it takes. */
function chooseNumber({ target }) {
  if (target.reportValidity()) setRules({ [target.name]: target.valueAsNumber });
}
