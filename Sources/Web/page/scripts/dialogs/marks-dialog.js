// The list of marks, and the form that makes or changes one.

import { actions, button, byId, element } from "../html.js";
import { field, openDialog, select } from "./dialogs.js";
import { ageOn, allMarks, checkedMarks, daysOfMark, FIRST_BIRTH, GREGORIAN, keepMark, LAST_BIRTH, leapRules, newId, nextDayOfMark, reminders, removeMark, thirtiethRules } from "../keeping/marks.js";
import { app, showView } from "../app.js";
import { calendar, dayOf, names, theAlmanac } from "../almanac/library.js";
import { clamp, dayNumber, dayOfISO, FIRST_YEAR, hasPage, isoText, LAST_YEAR, parseISO, today, yearOfDay } from "../dates.js";
import { monthDayText } from "../words/lunar-words.js";
import { keepOwnDays, ownDays } from "../keeping/own-days.js";
import { keepBefore } from "../keeping/backup.js";
import { dateInYear, plainDate } from "../words/times.js";
import { download } from "../keeping/download.js";
import { datedMarks, icsFile } from "../keeping/ics.js";
import { joined, word } from "../words/words.js";
import { tell } from "../news.js";

const ICS_YEARS = 10;

export function openMarks() {
  openDialog("marks", word("marks"), listPart()).scrollTop = 0;
}

function listPart() {
  const marks = allMarks().map((mark) => ({ mark, next: nextDayOfMark(mark, today() - 1) }));
  marks.sort((left, right) => (left.next ?? Infinity) - (right.next ?? Infinity) || left.mark.name.localeCompare(right.mark.name));
  return [
    marks.length > 0 ? element("ul", { class: "mark-list" }, marks.map(row)) : element("p", { class: "empty" }, word("noMarks")),
    actions(button("primary", word("addMark"), () => openMarkForm({ day: app.day }))),
    marks.length > 0 && icsPart(),
    ownDaysPart(),
  ];
}

/** Days of which the form has no rule, such as the second Monday of a month, as rows: folded where there are none. */
function ownDaysPart() {
  const sample = "festival mum 妈妈生日 媽媽生日 Mum's birthday\nobservance all 1957- lunar 8 15";
  const rows = element("textarea", { name: "ownDays", rows: 4, placeholder: sample, spellcheck: "false", autocapitalize: "none" }, ownDays());
  const wrong = element("p", { class: "wrong", role: "alert" });
  const keep = () => keepOwnDays(rows.value.trim()).then(() => tell(word("saved")), ({ message }) => (wrong.textContent = message));
  return element("details", { class: "own-days", open: ownDays() !== "" }, element("summary", {}, word("ownDays")),
    field(word("ownDaysHint"), rows), wrong, actions(button("outlined", word("save"), keep, { name: "saveOwnDays" })));
}

function row({ mark, next }) {
  const show = () => {
    byId("marks").close();
    showView("month", next);
  };
  return element("li", {},
    element("div", {}, element("b", {}, mark.name), element("p", {}, dateText(mark)),
      next === null ? element("p", {}, word("noNext")) : button("quiet", nextText(mark, next), show)),
    actions(
      // The form of a day without a page would begin at another one.
      mark.day && parseISO(mark.day) === null ? "" : button("outlined", word("edit"), () => openMarkForm({ mark }), { aria: { label: word("editOf", mark) } }),
      button("outlined", word("remove"), () => remove(mark), { aria: { label: word("removeOf", mark) } })));
}

function dateText(mark) {
  if (mark.day) return plainDate(dayOfISO(mark.day));
  const { calendar: id, ...date } = mark.yearly;
  return id === GREGORIAN ? gregorianText(date) : joined([monthDayText(date), names().calendar(theAlmanac().calendar(id))]);
}

/** 29 February */
function gregorianText({ month, day }) {
  return dateInYear(dayNumber(2024, month, day));
}

/** Next: 15 September 2027 · turns 60 */
function nextText(mark, next) {
  return joined([word("nextOn", { date: plainDate(next) }), ageOn(mark, next)].filter(Boolean));
}

function remove(mark) {
  keepBefore();
  removeMark(mark.id);
  openMarks();
  tell(word("removed", mark), { text: word("undo"), run: () => putBack(mark) });
}

/** Changes since the removal stay, also those that are being written into the form. */
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
  const events = dated.flatMap(({ events }) => events);
  const missing = dated.filter(({ events }) => events.length === 0);
  if (events.length > 0) download("almanac.ics", "text/calendar", icsFile(events, joined([word("title"), word("marks")])));
  if (missing.length > 0) tell(word("noDays", { names: joined(missing.map(({ mark }) => mark.name)) }));
}

/** The form of a mark: a new one on a day, or one that is there. It leads back to where it was opened. */
export function openMarkForm({ mark = null, day = null }) {
  const leave = byId("marks").open ? openMarks : () => byId("marks").close();
  const dialog = openDialog("marks", mark ? word("editOf", mark) : word("addMark"), form(mark, day ?? startOf(mark), leave));
  dialog.querySelector("input[name=name]").focus();
}

/** The day that stands for a mark in its form. */
function startOf(mark) {
  return (mark.day ? parseISO(mark.day) : null) ?? nextDayOfMark(mark, today() - 1) ?? app.day;
}

/** Month, day and year of a day in a calendar. */
function dateIn(id, day) {
  if (id !== GREGORIAN) return theAlmanac().calendar(id).lunar(dayOf(day));
  const { year, month, day: ofMonth } = dayOf(day);
  return { year, month, day: ofMonth, isLeap: false };
}

function form(mark, start, leave) {
  const lunarId = mark?.yearly && mark.yearly.calendar !== GREGORIAN ? mark.yearly.calendar : calendar().id;
  const isLunar = mark ? mark.yearly && mark.yearly.calendar !== GREGORIAN : true;
  const date = mark?.yearly ?? dateIn(isLunar ? lunarId : GREGORIAN, start);
  const rule = mark?.yearly?.rule ?? { leapMonth: "leap", thirtieth: "last" };
  const number = (name, min, max, value, properties = {}) => element("input", { type: "number", inputmode: "numeric", name, min, max, value: value ?? "", ...properties, onfocus: ({ target }) => target.select() });
  const ruleField = (name, pairs) => field(word(name), select(name, pairs, rule[name]));
  const leap = element("label", { class: "tick" }, element("input", { type: "checkbox", name: "isLeap", checked: date.isLeap }), word("isLeap"));
  const leapRule = ruleField("leapMonth", leapRules.map((name) => [name, word(`leapMonth-${name}`)]));
  const thirtieth = ruleField("thirtieth", thirtiethRules.map((name) => [name, word(`thirtieth-${name}`)]));
  const february = [dayNumber(2023, 2, 28), dayNumber(2023, 3, 1)].map(dateInYear);
  const leapDay = field(word("leapDay", { date: gregorianText({ month: 2, day: 29 }) }), select("leapDay", [["last", february[0]], ["next", february[1]], ["skip", word("thirtieth-skip")]], rule.thirtieth));
  const remind = field(word("remind"), select("remind", reminders.map((days) => [days, word(`remind-${days}`)]), mark?.remind ?? 1));
  const about = element("p", { class: "lunar-of-day", aria: { live: "polite" } });
  const wrong = element("p", { class: "wrong", role: "alert" });
  let shownCalendar = isLunar ? lunarId : GREGORIAN;
  let asked = { isLeap: date.isLeap, day: date.day };
  const made = element("form", { novalidate: true, onsubmit: submit, oninput: follow },
    field(word("markName"), element("input", { name: "name", maxlength: 200, required: true, autocomplete: "off", value: mark?.name ?? "" })),
    element("fieldset", { class: "switch" }, element("legend", {}, word("markDay")),
      choice("calendar", lunarId, names().calendar(theAlmanac().calendar(lunarId)), isLunar), choice("calendar", GREGORIAN, word("gregorian"), !isLunar)),
    element("div", { class: "fields short" }, field(word("month"), number("month", 1, 12, date.month)), field(word("dayOfMonth"), number("day", 1, 31, date.day)),
      field(word("birthYear"), number("year", FIRST_BIRTH, LAST_BIRTH, mark?.day ? date.year : mark?.year))),
    leap, about,
    element("fieldset", { class: "switch" }, element("legend", {}, word("repeats")), choice("kind", "yearly", word("yearly"), !mark?.day), choice("kind", "once", word("once"), Boolean(mark?.day))),
    leapRule, thirtieth, leapDay, remind, wrong,
    actions(element("button", { class: "primary" }, word("save")), button("outlined", word("cancel"), leave)));
  follow();
  return made;

  /** Says when the mark is kept next, and shows the rules that matter for its date. Another calendar has the same day by its own date. */
  function follow(event) {
    const fields = made.elements;
    if (fields.calendar.value !== shownCalendar) turnOver(fields);
    else if (shownCalendar !== GREGORIAN) keepToYear(fields, event?.target);
    const kept = markFrom(fields);
    const next = kept && nextDayOfMark(kept, today() - 1);
    const isYearly = fields.kind.value === "yearly";
    const isOfMoon = shownCalendar !== GREGORIAN;
    const [month, day] = [fields.month.valueAsNumber, fields.day.valueAsNumber];
    leap.hidden = !isOfMoon;
    leapRule.hidden = !isYearly || !isOfMoon || !(fields.isLeap.checked || rule.leapMonth === "both");
    thirtieth.hidden = !isYearly || !isOfMoon || day !== 30;
    leapDay.hidden = !isYearly || isOfMoon || month !== 2 || day !== 29;
    remind.hidden = !isYearly;
    about.textContent = kept ? joined([dateText(kept), ...(kept.day ? [] : [next === null ? word("noNext") : nextText(kept, next)])]) : "";
  }

  function turnOver(fields) {
    const day = dayOfFields(fields, shownCalendar);
    shownCalendar = fields.calendar.value;
    asked = { isLeap: fields.isLeap.checked, day: fields.day.valueAsNumber };
    if (day === null) return;
    const { year, month, day: ofMonth, isLeap } = dateIn(shownCalendar, day);
    Object.assign(fields.month, { value: month });
    Object.assign(fields.day, { value: ofMonth });
    fields.isLeap.checked = isLeap;
    asked = { isLeap, day: ofMonth };
    if (fields.year.value !== "") fields.year.value = year;
  }

  /**
   * A year of birth has its own months, as on the wheels of `LunarDatePicker`: where it lacks the leap month the plain one is shown, where the
   * month lacks the 30th its 29th. Both are there again when the year turns back.
   */
  function keepToYear(fields, target) {
    if (target === fields.isLeap) asked.isLeap = target.checked;
    if (target === fields.day) asked.day = target.valueAsNumber;
    const year = fields.year.valueAsNumber;
    const months = year >= FIRST_YEAR && year <= LAST_YEAR ? theAlmanac().calendar(shownCalendar).months(year) : [];
    const named = months.filter(({ month }) => month === fields.month.valueAsNumber);
    const { isLeap, length } = named.find((each) => each.isLeap === asked.isLeap) ?? named[0] ?? { isLeap: asked.isLeap, length: asked.day };
    fields.isLeap.checked = isLeap;
    if (fields.day.value !== "") fields.day.value = Math.min(asked.day, length);
  }

  /** The day of the fields in their year, else in that of the day for which the form was opened; null if there is none. */
  function dayOfFields(fields, id) {
    const years = fields.year.value === "" ? dateIn(id, start).year : fields.year.valueAsNumber;
    const date = yearlyFrom(fields, id);
    return (checkedMarks([{ id: "a", name: "a", yearly: date }]) && daysOfMark({ yearly: date }, years, years)[0]) ?? null;
  }

  function yearlyFrom(fields, id) {
    const isOfMoon = id !== GREGORIAN;
    return {
      calendar: id, month: fields.month.valueAsNumber, isLeap: isOfMoon && fields.isLeap.checked, day: fields.day.valueAsNumber,
      rule: { leapMonth: fields.leapMonth.value, thirtieth: isOfMoon ? fields.thirtieth.value : fields.leapDay.value },
    };
  }

  /** The mark that the form describes, or null if its date is none. */
  function markFrom(fields) {
    const id = mark?.id ?? newId();
    const name = fields.name.value.trim() || word("marks");
    const yearly = yearlyFrom(fields, shownCalendar);
    const year = fields.year.value === "" ? {} : { year: fields.year.valueAsNumber };
    if (fields.kind.value === "yearly") return checkedMarks([{ id, name, yearly, ...year, remind: Number(fields.remind.value) }])?.[0] ?? null;
    const day = dayOfFields(fields, shownCalendar);
    const found = day !== null && hasPage(day) && dateIn(shownCalendar, day);
    const isSame = found && found.month === yearly.month && found.day === yearly.day && found.isLeap === yearly.isLeap;
    return isSame ? { id, name, day: isoText(day) } : null;
  }

  function submit(event) {
    event.preventDefault();
    const isNamed = made.elements.name.value.trim() !== "";
    const kept = isNamed ? markFrom(made.elements) : null;
    wrong.textContent = kept ? "" : word(isNamed ? "noSuchDay" : "nameMissing");
    if (!kept) return;
    keepMark(kept);
    leave();
    if (leave !== openMarks) tell(word("saved"));
  }
}

function choice(name, value, text, isChosen) {
  return element("label", { class: "tick" }, element("input", { type: "radio", name, value, checked: isChosen }), text);
}
