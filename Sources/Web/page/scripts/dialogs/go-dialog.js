// Going to a day: by words, by its Gregorian date, or by its date in the calendar of the page.

import { actions, button, byId, element } from "../html.js";
import { field, openDialog, select } from "./dialogs.js";
import { app, changed, showView } from "../app.js";
import { ask, calendar, dayOf, daysOffShown, festivals, names, readsWords, theAlmanac } from "../almanac/library.js";
import { workdaysText, workText } from "../day/day-work.js";
import { openHome } from "./settings-dialog.js";
import { settings, visit } from "../keeping/settings.js";
import { markNamed, markWith, nextDayOfMark } from "../keeping/marks.js";
import { openWords } from "../keeping/own-days.js";
import { planLeave, restLength } from "../views/leave-plan.js";
import { tell } from "../news.js";
import { yearText } from "../words/lunar-words.js";
import { rangeText, relativeDay } from "../words/times.js";
import { clamp, dayNumber, FIRST_DAY, FIRST_YEAR, isoText, LAST_DAY, LAST_YEAR, parseISO, hasPage, today, yearOfDay } from "../dates.js";
import { daysText, joined, word } from "../words/words.js";

/** The pages begin in the last months of a lunar year, of which they show no others. */
const firstLunarYear = () => FIRST_YEAR - 1;

export function openGo() {
  openDialog("go", word("go"), findForm(), gregorianForm(), lunarForm()).querySelector("input").focus();
  // Words are loaded while they are typed; a failure is said when they are asked. A first question makes the index of names: it is asked once the dialog is seen.
  openWords().then(() => requestAnimationFrame(() => setTimeout(() => ask(word("today"))))).catch(() => {});
}

/** A day that is found is shown: the list and the years may hold it far from what is in view, its month never. */
function leave(day, view = app.view === "week" ? "week" : "month") {
  byId("go").close();
  showView(view, day);
}

function wrongLine() {
  return element("p", { class: "wrong", role: "alert" });
}

/** A field for words: Enter goes to their day and says how they were understood, or why they were not and what to type instead. */
function findForm() {
  const input = element("input", { name: "find", type: "text", maxlength: 120, placeholder: word("findHint"), autocomplete: "off", autocapitalize: "none", spellcheck: "false", enterkeyhint: "go" });
  const wrong = wrongLine();
  const nearest = actions();
  const submit = async (event) => {
    event.preventDefault();
    if (!input.value.trim()) return;
    if (leaveToMark(markNamed(input.value)) || leaveToPlan(input.value)) return;
    if (!readsWords() && !(await openWords().then(() => true, () => false))) return void (wrong.textContent = word("wordsMissing"));
    const answer = ask(input.value.trim());
    if (answer.kind === "nothing" && leaveToMark(markWith(input.value))) return;
    const day = answer.firstDay?.number ?? null;
    if (day !== null && hasPage(day)) {
      const place = placeOf(answer);
      if (place) visit(place);
      // The holidays of months are a list, and a year is shown whole.
      const last = answer.lastDay.number;
      const isYear = day === dayNumber(yearOfDay(day), 1, 1) && last === dayNumber(yearOfDay(day), 12, 31);
      if (answer.question === "holidays" && last - day > 31) leave(clamp(today(), day, last), "list");
      else if (isYear) leave(clamp(today(), day, last), "year");
      else leave(day);
      tell(understood(answer, place));
      return;
    }
    const isAboutWork = day === null && answer.kind !== "nothing";
    const isHomeMissing = isAboutWork && !daysOffShown();
    wrong.textContent = answer.kind === "nothing" ? answer.sentences[0] : word(isHomeMissing ? "noHome" : isAboutWork ? "undecidedUntilThen" : "noSuchDay");
    nearest.replaceChildren(...answer.suggestions.slice(0, 4).map((text) => button("outlined", text, () => findAgain(text))));
    if (isHomeMissing) nearest.append(button("outlined", word("settings"), () => byId("go").close() || openHome()));
  };
  const findAgain = (text) => {
    input.value = text;
    input.form.requestSubmit();
  };
  return element("form", { novalidate: true, onsubmit: submit }, field(word("find"), input), wrong, nearest);
}

/** 5 days, 2027, Hong Kong; 5天假 2027年 香港; 2027請5天假: days of leave and a year in either order, and a region, which may be left out. */
const PLAN_YEAR = /(?:\bin |năm )?(?<!\d)(\d{4})(?!\d)\s*[年년]?/i;
const PLAN_DAYS = /(?:take |請|请|休|nghỉ )?(?<!\d)(\d{1,2})\s*(?:days?|天|日|일|ngày)(?![\d月])(?:\s*(?:(?:off|of )?\s*leave|off|的?[假期请請年]+|の?休暇|휴가|nghỉ(?: phép)?|phép))?/i;

/** Goes to the list of a year with the plan of some days of leave; whether the words are such a question. */
function leaveToPlan(words) {
  const text = words.normalize("NFKC");
  const year = text.match(PLAN_YEAR)?.[1];
  const [days, count] = text.replace(PLAN_YEAR, " ").match(PLAN_DAYS) ?? [];
  if (!year || !days) return false;
  const place = text.replace(PLAN_YEAR, " ").replace(days, " ").replace(/^[\s,，、]+(?:(?:in|ở) )?|[\s,，、]+$/gi, "");
  const region = place ? regionNamed(place) : null;
  const first = dayNumber(Number(year), 1, 1);
  if (!hasPage(first) || region === undefined) return false;
  if (region) visit(region);
  planLeave(Number(count));
  leave(clamp(today(), first, dayNumber(Number(year), 12, 31)), "list");
  changed("settings");
  return true;
}

/** The region of a name in any language, or undefined. */
function regionNamed(name) {
  try {
    return theAlmanac().region(name);
  } catch {
    return undefined;
  }
}

/** Goes to the next day of a mark, or to its only one; whether there is such a mark, and a page for it. */
function leaveToMark(mark) {
  const day = mark && (nextDayOfMark(mark, today() - 1) ?? parseISO(mark.day ?? ""));
  if (!Number.isInteger(day) || !hasPage(day)) return false;
  leave(day);
  tell(joined([mark.name, rangeText(day, day), relativeDay(day)]));
  return true;
}

/** The region whose answer it is where the page shows another one, or where nobody's days off are the reader's; else null. Days off are those of the first. */
function placeOf({ kind, question, region }) {
  const shown = kind === "days" ? settings.regions.slice(0, 1) : settings.regions;
  if (region && !shown.includes(region)) return region;
  return kind === "days" && question !== "plain" && !settings.home ? settings.regions[0] ?? null : null;
}

/**
 * Mid-Autumn Festival · 15 September 2027 · in 295 days, with the country of a festival of others, the number of a list, whether days are worked,
 * and the rules that decided. A holiday whose days off are asked for is as long as they are.
 */
function understood({ name, count, question, firstDay, lastDay, sentences }, place) {
  const rest = (question === "holidays" || question === "next-break") && restAround(firstDay, lastDay);
  const [first, last] = rest ? [rest.firstDay.number, rest.lastDay.number] : [firstDay.number, lastDay.number];
  const others = sentences.filter((sentence) => sentence !== name);
  const isNow = last > first && first <= today() && today() <= last;
  const work = question === "works" && daysOffShown() && (first === last ? workText(first, daysOffShown()) : workdaysText(first, last, daysOffShown()));
  const title = name ?? (rest && festivals() && names().daysOff(festivals(), daysOffShown(), rest));
  return joined([title, place && names().region(place), count > 1 && daysText(count), work, rangeText(first, last), rest && restLength(rest), !work && !isNow && relativeDay(first), ...others].filter(Boolean));
}

/** The days off in a row that some days are a part of. */
function restAround(first, last) {
  return daysOffShown()?.breaks(first.year).find((rest) => rest.firstDay.number <= first.number && last.number <= rest.lastDay.number);
}

function gregorianForm() {
  const input = element("input", { type: "date", name: "date", min: isoText(FIRST_DAY), max: isoText(LAST_DAY), required: true, value: isoText(app.day) });
  const wrong = wrongLine();
  const submit = (event) => {
    event.preventDefault();
    const day = parseISO(input.value);
    if (day === null) wrong.textContent = word("noSuchDay");
    else leave(day);
  };
  return element("form", { novalidate: true, onsubmit: submit }, field(word("gregorian"), input), wrong,
    actions(element("button", { class: "primary" }, word("show"))));
}

/**
 * The months are those of the year and the days those of the month, so that no date can be asked for that is none. A choice
 * stays while a year is half typed; where a year or a month lacks it the nearest is shown.
 */
function lunarForm() {
  const start = calendar().lunar(dayOf(app.day));
  const wanted = { month: start.month, isLeap: start.isLeap, day: start.day };
  const year = element("input", { type: "number", name: "year", min: firstLunarYear(), max: LAST_YEAR, required: true, value: start.year });
  const about = element("p", { class: "about-year" });
  const month = select("month", [], null);
  const day = select("day", [], null);
  const wrong = wrongLine();
  let months = [];
  let yearOfMonths = null;
  fillMonths();

  function fillMonths() {
    if (!isYear() || Number(year.value) === yearOfMonths) return;
    const { month: number, isLeap } = wanted;
    yearOfMonths = Number(year.value);
    months = monthsOf(yearOfMonths);
    about.textContent = yearText(yearOfMonths);
    const chosen = months.find((each) => each.month === number && each.isLeap === isLeap) ?? months.find((each) => each.month === number) ?? months[0];
    replaceOptions(month, months.map((each, index) => [index, names().lunarMonth({ month: each.month, isLeap: each.isLeap, day: 1 })]), months.indexOf(chosen));
    fillDays();
  }

  function fillDays() {
    const { length } = months[month.value];
    replaceOptions(day, Array.from({ length }, (_, index) => [index + 1, names().lunarDay({ month: 1, day: index + 1 })]), Math.min(wanted.day, length));
  }

  function isYear() {
    const asked = Number(year.value);
    return Number.isInteger(asked) && asked >= firstLunarYear() && asked <= LAST_YEAR;
  }

  function chooseMonth() {
    const { month: number, isLeap } = months[month.value];
    Object.assign(wanted, { month: number, isLeap });
    fillDays();
  }

  /** A program that fills forms may send only `input` or only `change`. Where both come, the second must not fill an open list anew. */
  function follow({ target }) {
    if (target === year) fillMonths();
    else if (target === month) chooseMonth();
    else wanted.day = Number(day.value);
  }

  function submit(event) {
    event.preventDefault();
    const found = months[month.value].firstDay.number + Number(day.value) - 1;
    if (isYear() && hasPage(found)) leave(found);
    else wrong.textContent = word("noSuchDay");
  }

  return element("form", { novalidate: true, onsubmit: submit, oninput: follow, onchange: follow }, element("h3", {}, word("lunarDate")), about,
    element("div", { class: "fields short" }, field(word("lunarYear"), year), field(word("month"), month), field(word("dayOfMonth"), day)), wrong,
    actions(element("button", { class: "primary" }, word("show"))));
}

function monthsOf(lunarYear) {
  return lunarYear === firstLunarYear() ? [calendar().month(dayOf(FIRST_DAY))] : calendar().months(lunarYear);
}

function replaceOptions(list, pairs, chosen) {
  list.replaceChildren(...pairs.map(([value, text]) => element("option", { value }, text)));
  list.value = chosen;
}
