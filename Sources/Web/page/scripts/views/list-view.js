// The view of what comes: the days off of a year, with the days worked for them, and its festivals, solar terms and marks by month.

import { byId, button, element } from "../html.js";
import { app, showView } from "../app.js";
import { calendar, dayOf, daysOff, festivals, monthPage, names } from "../almanac/library.js";
import { clamp, dayNumber, FIRST_DAY, isoText, LAST_DAY, LAST_YEAR, monthOfDay, parseISO, today, yearOfDay } from "../dates.js";
import { ageOn, markName, marksOn } from "../keeping/marks.js";
import { settings } from "../keeping/settings.js";
import { icsFile } from "../keeping/ics.js";
import { download } from "../keeping/download.js";
import { clockTimeOn, dateInYear, monthTitle, relativeDay, spanText, weekdayName, yearTitle } from "../words/times.js";
import { doubtSign } from "../words/lunar-words.js";
import { joined, labelled, word } from "../words/words.js";
import { YearTurning } from "./year-turning.js";
import { aboutLine } from "./remark.js";
import { differencesPart } from "./differences.js";
import { leavePart, leaveText, lengthText } from "./leave-plan.js";
import { namesOfCell } from "./cell.js";

/** The view of what comes; it is written when it is shown. */
export class ListView extends YearTurning {
  constructor() {
    super();
    byId("list-view").addEventListener("click", ({ target }) => {
      const day = parseISO(target.closest("[data-date]")?.dataset.date ?? "");
      if (day !== null) showView("month", day);
    });
  }

  show() {
    const [year, now] = [yearOfDay(app.day), today()];
    const key = `${year} ${now}`;
    if (key === this.key) return;
    this.key = key;
    const [first, last] = [dayNumber(year, 1, 1), dayNumber(year, 12, 31)];
    // Of the year that is running the days to come matter, and those after it.
    const from = clamp(now, first, last + 1);
    const isRunning = from === now && year === yearOfDay(now);
    const planned = isRunning && now > dayNumber(year, 10, 31) ? year + 1 : year;
    const events = eventsBetween(isRunning ? now : first, isRunning ? Math.min(now + 366, LAST_DAY) : last);
    byId("list-view").replaceChildren(
      element("div", { class: "list-head" }, breaksPart(year), button("outlined", word("saveYear", { year: yearTitle(year) }), () => saveYear(year)),
        isRunning && year < LAST_YEAR && breaksPart(year + 1), leavePart(planned), differencesPart(planned), subscription(),
        element("p", { class: "notes" }, aboutLine(first, last))),
      element("div", { class: "coming-days" }, monthsPart(events)));
  }

  refresh() {
    this.key = null;
    if (app.view === "list") this.show();
  }
}

/** The way to the calendars to subscribe to, which `Scripts/build pages` names where it finds them. */
function subscription() {
  const { feeds } = document.documentElement.dataset;
  const region = settings.home || settings.regions[0];
  return feeds && region && element("a", { class: "outlined", href: `${feeds}/${region}/${settings.language}/` }, word("subscribe"));
}

/** The most workdays of leave that join a break to other days without work. */
const MOST_LEAVE = 2;

/** The breaks of a year: how long each is, which days are worked for it, and what some days of leave make of it. */
function breaksPart(year) {
  const breaks = daysOff()?.breaks(year) ?? [];
  if (breaks.length === 0) return null;
  const worked = workedDays(year);
  const bridges = daysOff().bridges(year, MOST_LEAVE).filter(({ firstLeave }) => firstLeave.number >= today());
  const row = (rest) => {
    const [first, last] = [rest.firstDay.number, rest.lastDay.number];
    const forIt = worked.filter(({ festival, otherDay, day }) => breakOf(breaks, festival, otherDay, day) === rest).map(({ day }) => joined([dateInYear(day), weekdayName(day, "short")]));
    return element("li", {}, element("button", { type: "button", data: { date: rest.firstDay.iso } },
      element("b", {}, doubtSign(rest.certainty) + (nameOf(rest) || names().workKind("day-off"))),
      element("span", { class: "when" }, lengthText(rest)),
      first >= today() && element("span", { class: "relative" }, relativeDay(first)),
      forIt.length > 0 && element("span", { class: "worked" }, labelled(names().workMarkMeaning("make-up-workday"), forIt.join(", "))),
      bridges.filter((bridge) => bridge.firstDay.number <= last && bridge.lastDay.number >= first).map((bridge) => element("span", { class: "worked" }, leaveText(bridge)))));
  };
  const list = (shown) => shown.length > 0 && element("ul", { class: "breaks" }, shown.map(row));
  const over = breaks.filter(({ lastDay }) => lastDay.number < today());
  return element("section", {}, element("h2", {}, word("breaks", { year: yearTitle(year) })),
    over.length > 0 && element("details", { class: "over", open: year < yearOfDay(today()) }, element("summary", {}, joined([word("past"), spanText(over[0].firstDay.number, over.at(-1).lastDay.number)])), list(over)),
    list(breaks.slice(over.length)));
}

/** The holidays of a break, or the reason for it. */
const nameOf = (rest) => (festivals() ? names().daysOff(festivals(), daysOff(), rest) : "");

/** The days of the weekend that are worked in a year, or just before and after it. */
function workedDays(year) {
  const days = [];
  for (let day = Math.max(dayNumber(year, 1, 1) - 20, FIRST_DAY); day <= Math.min(dayNumber(year, 12, 31) + 20, LAST_DAY); day += 1) {
    const { mark, festival, otherDay } = daysOff().status(dayOf(day));
    if (mark === "make-up-workday") days.push({ day, festival, otherDay: otherDay?.number ?? null });
  }
  return days;
}

/** The break for which a day is worked: that of its festival which is nearest, else that in which the other day lies. */
function breakOf(breaks, festival, otherDay, day) {
  const distance = ({ firstDay, lastDay }) => Math.max(firstDay.number - day, day - lastDay.number);
  const found = breaks.filter(({ festivals, firstDay, lastDay }) =>
    (festival !== null && festivals.includes(festival)) || (otherDay !== null && otherDay >= firstDay.number && otherDay <= lastDay.number));
  return found.sort((left, right) => distance(left) - distance(right)).find((rest) => distance(rest) < 60);
}

/** Festivals, solar terms and marks from a day to another, both included, in order, as the cells of months name them. */
function eventsBetween(first, last) {
  const months = Array.from({ length: monthOfDay(last) - monthOfDay(first) + 1 }, (_, index) => monthPage(monthOfDay(first) + index, "natural"));
  const cells = months.flatMap((page) => page.cells).filter(({ isInMonth, day }) => isInMonth && day.number >= first && day.number <= last);
  const times = new Map(calendar().termsBetween(dayOf(first), dayOf(last)).map((term) => [term.day.number, clockTimeOn(term.instant, term.day)]));
  const event = ({ number: day }, { text: name, kind, season }, index) =>
    ({ id: `${kind}-${index}`, day, length: 1, name, kind, season, about: season ? times.get(day) : kind === "own" ? ageOfMark(day, name) : names().festivalKind(festivals(), kind) });
  return cells.flatMap((cell) => namesOfCell(cell).map((shown, index) => event(cell.day, shown, index)));
}

function ageOfMark(day, name) {
  const mark = marksOn(day).find((each) => markName(each, day) === name);
  return (mark && ageOn(mark, day)) ?? "";
}

function monthsPart(events) {
  const months = [...new Set(events.map(({ day }) => monthOfDay(day)))];
  const row = ({ day, name, kind, season, about }) => element("li", {}, element("button", { type: "button", data: { date: isoText(day) } },
    element("span", { class: "date" }, element("b", {}, String(dayOf(day).day)), element("small", {}, weekdayName(day, "short"))),
    element("span", { class: `name ${kind}`, data: season ? { season } : {} }, name),
    element("small", { class: "about-name" }, about),
    day >= today() && element("span", { class: "relative" }, relativeDay(day))));
  return months.map((month) => element("section", {}, element("h2", {}, monthTitle(month)),
    element("ul", {}, events.filter(({ day }) => monthOfDay(day) === month).map(row))));
}

/** The year as a file of iCalendar: its breaks, the days worked for them, its festivals, terms and marks. */
function saveYear(year) {
  const [first, last] = [dayNumber(year, 1, 1), dayNumber(year, 12, 31)];
  const rests = (daysOff()?.breaks(year) ?? []).map((rest) => ({
    id: "off", day: rest.firstDay.number, length: rest.lastDay.number - rest.firstDay.number + 1,
    name: doubtSign(rest.certainty) + joined([names().workMarkMeaning("holiday"), nameOf(rest)].filter(Boolean)),
  }));
  const worked = (daysOff() ? workedDays(year) : []).filter(({ day }) => yearOfDay(day) === year)
    .map(({ day }) => ({ id: "work", day, length: 1, name: names().workMarkMeaning("make-up-workday") }));
  const title = joined([word("title"), yearTitle(year)]);
  download(`almanac-${year}.ics`, "text/calendar", icsFile([...rests, ...worked, ...eventsBetween(first, last)], title));
}
