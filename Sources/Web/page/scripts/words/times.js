// Gregorian dates and times of the clock in the reader's language, by the browser's own tables.

import { readerLocale, settings } from "../keeping/settings.js";
import { dateOf, monthOf, dayNumber, firstDayOfWeek, today, weekdayOf, yearOfDay } from "../dates.js";
import { word } from "./words.js";

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const made = new Map();

/** The value that `make` made under a name the first time, in each language. */
function kept(name, make) {
  const key = `${settings.language} ${name}`;
  if (!made.has(key)) made.set(key, make());
  return made.get(key);
}

/** A format of the language in the reader's territory: 28 November 2026 in Britain, November 28, 2026 in America. */
function format(name, options) {
  return kept(name, () => new Intl.DateTimeFormat(readerLocale(), options));
}

/** Tuesday, 17 February 2026 */
export function longDate(day) {
  return format("long", { dateStyle: "full", timeZone: "UTC", calendar: "gregory" }).format(dateOf(day));
}

/** 17 February 2026 */
export function plainDate(day) {
  return format("plain", { dateStyle: "long", timeZone: "UTC", calendar: "gregory" }).format(dateOf(day));
}

/** 17 – 23 February 2026; 17 February 2026; 2026年2月17日 – 2026年2月23日, where browsers have ranges in numbers. */
export function rangeText(first, last) {
  if (/^(zh|ja)/.test(settings.language)) return [...new Set([first, last])].map(plainDate).join(" – ");
  return format("range", { dateStyle: "long", timeZone: "UTC", calendar: "gregory" }).formatRange(dateOf(first), dateOf(last));
}

/** 17 February */
export function dateInYear(day) {
  return format("in year", { day: "numeric", month: "short", timeZone: "UTC", calendar: "gregory" }).format(dateOf(day));
}

/** 17 February – 3 March; 17 February */
export function spanText(first, last) {
  return [...new Set([first, last])].map(dateInYear).join(" – ");
}

/** 17 February beside a day of the same year, else with its year. */
export function dateNear(day, other) {
  return yearOfDay(day) === yearOfDay(other) ? dateInYear(day) : plainDate(day);
}

/** Tuesday */
export function weekdayName(day, width = "long") {
  return format(`weekday ${width}`, { weekday: width, timeZone: "UTC" }).format(dateOf(day));
}

/** The weekdays of the columns of a page, from 1 for Monday, and their names, each as narrow, as short and as long. */
export function columnNames(firstWeekday) {
  const first = firstDayOfWeek(0, firstWeekday);
  return kept(`columns ${firstWeekday}`, () => Array.from({ length: 7 }, (_, column) => namesOfWeekday(first + column)));
}

function namesOfWeekday(day) {
  const width = /^(en|vi)$/.test(settings.language) ? "short" : "narrow";
  return { weekday: weekdayOf(day), short: weekdayName(day, width), narrow: weekdayName(day, "narrow"), long: weekdayName(day) };
}

/** February 2026 */
export function monthTitle(index) {
  const { year, month } = monthOf(index);
  const form = format("month", { year: "numeric", month: "long", timeZone: "UTC", calendar: "gregory" });
  return capitalised(form.format(dateOf(dayNumber(year, month, 1))));
}

/** February */
export function monthName(month) {
  const form = format("month name", { month: "long", timeZone: "UTC", calendar: "gregory" });
  return capitalised(form.format(dateOf(dayNumber(2026, month, 1))));
}

/** 2026, or 2026年 */
export function yearTitle(year) {
  const form = format("year", { year: "numeric", timeZone: "UTC", calendar: "gregory" });
  return form.format(dateOf(dayNumber(year, 1, 1)));
}

/** 23:51 by the reader's clock, with the date in front where that is not the day: Feb 3, 15:02 in New York for 立春 on 4 February. */
export function clockTimeOn(instant, day) {
  if (today(instant) === day.number) return format("clock", CLOCK).format(instant);
  return format("clock of another day", { ...CLOCK, month: "short", day: "numeric", calendar: "gregory" }).format(instant);
}

/** 23:51:55 GMT+8 by the reader's clock, with the date where that is not the day. */
export function fullTimeOn(instant, day) {
  const date = today(instant) === day.number ? {} : { month: "short", day: "numeric", calendar: "gregory" };
  return format(`full time ${"day" in date}`, { ...date, ...CLOCK, second: "2-digit", timeZoneName: "short" }).format(instant);
}

/** The reader's zone, such as Asia/Tokyo. */
export function zoneName() {
  return format("clock", CLOCK).resolvedOptions().timeZone;
}

/** tomorrow, in 3 days, 2 weeks ago … */
export function relativeDay(day) {
  const form = kept("relative", () => new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }));
  return form.format(day - today(), "day");
}

/** A number of seconds as hours and minutes, minutes, or seconds. */
export function duration(seconds) {
  const whole = Math.abs(seconds);
  if (whole < 120) return word("seconds", { n: whole });
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return word("minutes", { n: minutes });
  return word("hours", { n: Math.floor(minutes / 60), m: minutes % 60 });
}

function capitalised(text) {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}
