// The list of marks, and the form that makes or changes one.

import { actions, button, byId, element } from "../html.js";
import { field, openDialog, select } from "./dialogs.js";
import { allMarks, keepMark, leapRules, newId, nextDayOfMark, removeMark, thirtiethRules } from "../keeping/marks.js";
import { app, showView } from "../app.js";
import { calendar, dayOf, names, theAlmanac } from "../almanac/library.js";
import { clamp, FIRST_YEAR, isoText, LAST_YEAR, parseISO, today, yearOfDay } from "../dates.js";
import { monthDayText } from "../words/lunar-words.js";
import { keepBefore } from "../keeping/backup.js";
import { plainDate } from "../words/times.js";
import { download } from "../keeping/download.js";
import { datedMarks, icsFile } from "../keeping/ics.js";
import { joined, word } from "../words/words.js";
import { tell } from "../news.js";

const ICS_YEARS = 10;

export function openMarks() {
  openDialog("marks", word("marks"), listPart());
}

function listPart() {
  const marks = allMarks().map((mark) => ({ mark, next: nextDayOfMark(mark, today() - 1) }));
  marks.sort((left, right) => (left.next ?? Infinity) - (right.next ?? Infinity) || left.mark.name.localeCompare(right.mark.name));
  return [
    marks.length > 0 ? element("ul", { class: "mark-list" }, marks.map(row)) : element("p", { class: "empty" }, word("noMarks")),
    actions(button("primary", word("addMark"), () => openMarkForm({ day: app.day }))),
    marks.length > 0 && icsPart(),
  ];
}

function row({ mark, next }) {
  const show = () => {
    byId("marks").close();
    showView("month", next);
  };
  return element("li", {},
    element("div", {}, element("b", {}, mark.name), element("p", {}, dateText(mark)),
      next === null ? element("p", {}, word("noNext")) : button("quiet", word("nextOn", { date: plainDate(next) }), show)),
    actions(
      button("outlined", word("edit"), () => openMarkForm({ mark }), { aria: { label: word("editOf", mark) } }),
      button("outlined", word("remove"), () => remove(mark), { aria: { label: word("removeOf", mark) } })));
}

function dateText(mark) {
  if (mark.day) return plainDate(parseISO(mark.day));
  const { calendar: id, ...date } = mark.yearly;
  return joined([monthDayText(date), names().calendar(theAlmanac().calendar(id))]);
}

function remove(mark) {
  keepBefore();
  removeMark(mark.id);
  openMarks();
  tell(word("removed", mark), { text: word("undo"), run: () => putBack(mark) });
}

/** What the reader did since the removal stays, also what is being written into the form. */
function putBack(mark) {
  keepMark(mark);
  if (byId("marks").open && !byId("marks").querySelector("input[name=name]")) openMarks();
}

function icsPart() {
  const years = element("input", { type: "number", name: "years", min: 1, max: LAST_YEAR - FIRST_YEAR + 1, value: ICS_YEARS, required: true });
  const save = (event) => {
    event.preventDefault();
    saveIcs(datedMarks(allMarks(), yearOfDay(today()), clamp(Number(years.value), 1, LAST_YEAR)));
  };
  return element("form", { class: "ics fields", onsubmit: save }, field(word("icsYears"), years),
    element("button", { class: "outlined" }, word("saveIcs")));
}

/** A calendar without an event is no file of iCalendar (RFC 5545, 3.6). */
function saveIcs(dated) {
  const kept = dated.filter(({ days }) => days.length > 0);
  const missing = dated.filter(({ days }) => days.length === 0);
  if (kept.length > 0) download("almanac.ics", "text/calendar", icsFile(kept, joined([word("title"), word("marks")])));
  if (missing.length > 0) tell(word("noDays", { names: joined(missing.map(({ mark }) => mark.name)) }));
}

/** The form of a mark: a new one on a day, or one that is there. */
export function openMarkForm({ mark = null, day = null }) {
  const dialog = openDialog("marks", mark ? word("editOf", mark) : word("addMark"), form(mark, day ?? startOf(mark)));
  dialog.querySelector("input[name=name]").focus();
}

/** The day that stands for a mark in its form. */
function startOf(mark) {
  return (mark.day ? parseISO(mark.day) : null) ?? nextDayOfMark(mark, today() - 1) ?? app.day;
}

function form(mark, start) {
  const chosen = mark?.yearly?.rule ?? { leapMonth: "leap", thirtieth: "last" };
  const rule = (name, choices) => field(word(name), select(name, choices.map((choice) => [choice, word(`${name}-${choice}`)]), chosen[name]));
  const wrong = element("p", { class: "wrong", role: "alert" });
  const lunar = element("p", { class: "lunar-of-day" });
  const rules = element("div", { class: "fields" }, rule("leapMonth", leapRules), rule("thirtieth", thirtiethRules));
  const made = element("form", { novalidate: true, onsubmit: submit, oninput: follow },
    field(word("markName"), element("input", { name: "name", maxlength: 200, required: true, autocomplete: "off", value: mark?.name ?? "" })),
    field(word("markDay"), element("input", { type: "date", name: "day", min: "1900-01-01", max: "2100-12-31", required: true, value: isoText(start) })),
    lunar,
    element("fieldset", {}, element("legend", {}, word("repeats")), choice("yearly", word("yearly"), !mark || Boolean(mark.yearly)), choice("once", word("once"), Boolean(mark?.day))),
    rules, wrong,
    actions(element("button", { class: "primary" }, word("save")), button("outlined", word("cancel"), openMarks)));
  follow();
  return made;

  /** Says the lunar date of the day; the rules matter only for a mark of every year. */
  function follow() {
    const date = dateIn(made, mark);
    lunar.textContent = date ? joined([monthDayText(date), names().calendar(calendar())]) : "";
    rules.hidden = made.elements.kind.value === "once";
  }

  function submit(event) {
    event.preventDefault();
    const kept = markFrom(made, mark, start);
    wrong.textContent = kept ? "" : made.elements.name.value.trim() === "" ? word("nameMissing") : word("noSuchDay");
    if (!kept) return;
    keepMark(kept);
    openMarks();
    tell(word("saved"));
  }
}

function choice(value, text, isChosen) {
  return element("label", { class: "tick" }, element("input", { type: "radio", name: "kind", value, checked: isChosen }), text);
}

/** The lunar date in a form: that of the mark until another day is chosen. */
function dateIn(made) {
  const day = parseISO(made.elements.day.value);
  return day === null ? null : calendar().lunar(dayOf(day));
}

/** The mark that a form describes, or null if something is missing. */
function markFrom(made, mark, start) {
  const fields = made.elements;
  const name = fields.name.value.trim();
  const day = parseISO(fields.day.value);
  if (name === "" || day === null) return null;
  const id = mark?.id ?? newId();
  if (fields.kind.value === "once") return { id, name, day: isoText(day) };
  const rule = { leapMonth: fields.leapMonth.value, thirtieth: fields.thirtieth.value };
  // A mark whose day was not touched keeps its own date: the next day of a leap month may lie in a plain one.
  if (mark?.yearly && day === start) return { id, name, yearly: { ...mark.yearly, rule } };
  const date = calendar().lunar(dayOf(day));
  return { id, name, yearly: { calendar: calendar().id, month: date.month, isLeap: date.isLeap, day: date.day, rule } };
}
