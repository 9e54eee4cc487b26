// Check-ins at a glance: today's, the streaks, the last 53 weeks.

import { button, byId, element } from "../html.js";
import { field, openDialog, select } from "./dialogs.js";
import { showView } from "../app.js";
import { canUndo, checkIn, checkInRules, currentStreak, dayOfCheckIns, entryOn, longestStreak, makeUp, makeUpRefusal, makeUpsLeft, setRules, total, totalIn, undo } from "../keeping/check-ins.js";
import { dateOf, firstDayOfWeek, hasPage, monthOfDay, weekOf } from "../dates.js";
import { firstWeekday } from "../keeping/settings.js";
import { dateInYear, longDate } from "../words/times.js";
import { checkText } from "../views/notes.js";
import { daysText, word } from "../words/words.js";

/** The same control before and after, so that it keeps the focus. */
const CHECK_IN = { name: "check-in" };

export function openChecks() {
  openDialog("checks", word("checks"), todayPart(), figures(), strip(), rulesPart());
}

/** Fills the dialog anew where it is open, and keeps the focus on the control that had it. */
export function refreshChecks() {
  const dialog = byId("checks");
  if (!dialog.open) return;
  const name = document.activeElement?.name;
  const left = dialog.querySelector(".weeks")?.scrollLeft;
  openChecks();
  requestAnimationFrame(() => (dialog.querySelector(".weeks").scrollLeft = left));
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

/**
 * The last 53 weeks, a column each: a square checks in, makes up or takes back, as far as the rules let it, else it shows its day.
 * One square is reached by the tab key, the others from it by arrows.
 */
function strip() {
  const now = dayOfCheckIns();
  const first = firstDayOfWeek(weekOf(now, firstWeekday()) - 52, firstWeekday());
  const days = Array.from({ length: 53 * 7 }, (_, index) => first + index).filter((day) => day <= now && hasPage(day));
  const squares = element("div", { class: "squares", onclick: pressed, onkeydown: moved }, days.map((day) => square(day, now)));
  const months = days.filter((day) => dateOf(day).getUTCDate() === 1).map((day) => {
    const name = element("span", {}, dateInYear(day));
    name.style.gridColumn = Math.floor((day - first) / 7) + 1;
    return name;
  });
  // The latest weeks are the first that matter.
  const scroller = element("div", { class: "weeks", tabindex: "-1" }, element("div", { class: "week-months", aria: { hidden: "true" } }, months), squares);
  requestAnimationFrame(() => (scroller.scrollLeft = scroller.scrollWidth));
  return element("figure", { class: "heat" }, element("figcaption", {}, word("lastWeeks")), scroller);
}

function square(day, now) {
  const state = entryOn(day) ?? (day < now && !makeUpRefusal(day) ? "missed" : "");
  return button(`${state}${day === now ? " today" : ""}`, String(dateOf(day).getUTCDate()), null,
    { tabindex: day === now ? "0" : "-1", data: { day }, name: `day-${day}`, aria: { label: [longDate(day), checkText(day) ?? word("notChecked")].join(", ") } });
}

function pressed({ target }) {
  const day = Number(target.dataset.day);
  if (!target.dataset.day) return;
  if (canUndo(day)) undo(day);
  else if (day === dayOfCheckIns()) checkIn(day);
  else if (!entryOn(day) && !makeUpRefusal(day)) makeUp(day);
  else {
    byId("checks").close();
    showView("month", day);
  }
}

/** Days run down the columns. */
function moved(event) {
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 }[event.key];
  const next = step && event.currentTarget.querySelector(`[data-day="${Number(event.target.dataset.day) + step}"]`);
  if (!next) return;
  event.preventDefault();
  event.target.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
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
