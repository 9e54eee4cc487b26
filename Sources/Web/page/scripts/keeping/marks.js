// Marks: a name on one day, or on a date of every lunar or Gregorian year, by a rule for leap months and for the last of a month.

import { loadChecked, save } from "./storage.js";
import { changed } from "../app.js";
import { dayNumber, dayOfISO, hasPage, monthIndex, monthOfDay, parseISO, yearOfDay } from "../dates.js";
import { doubtSign } from "../words/lunar-words.js";
import { word } from "../words/words.js";
import { theAlmanac, dayOf } from "../almanac/library.js";

export const leapRules = ["leap", "plain", "skip", "both"];
/** The calendar of a date that is kept every Gregorian year. */
export const GREGORIAN = "gregorian";
export const thirtiethRules = ["last", "next", "skip"];
/** How many days before a mark its event in a calendar program rings; -1 for none. */
export const reminders = [-1, 0, 1, 7];
const LONGEST_NAME = 200;
/** Names of days of death, of which nobody counts ages: the words of `almanac birthday`. */
const MEMORIAL = /忌日|忌辰|祭日|命日|年忌|回忌|제사|제삿날|기일|기제|giỗ|memorial|death|passed away/iu;
/** The years of birth there may be, whatever pages there are: the page of other years has the same storage. */
export const [FIRST_BIRTH, LAST_BIRTH] = [1600, 2200];

let marks = [];
let daysByYear = new Map();

export function openMarks() {
  setMarks(loadChecked("marks", checkedMarks, readableMarks));
}

function setMarks(list) {
  marks = list;
  daysByYear = new Map();
}

export function allMarks() {
  return marks;
}

/** Replaces all marks and keeps them. */
export function replaceMarks(list) {
  setMarks(list);
  save("marks", list);
  changed("marks");
}

/** Adds a mark, or changes the one that has its id. */
export function keepMark(mark) {
  const others = marks.filter(({ id }) => id !== mark.id);
  replaceMarks([...others, mark]);
}

export function removeMark(id) {
  replaceMarks(marks.filter((mark) => mark.id !== id));
}

export function newId() {
  return crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join("-");
}

/** Marks from outside, or null if something about them is wrong. */
export function checkedMarks(list) {
  return Array.isArray(list) && firstWrongMark(list) === 0 ? singleMarks(list) : null;
}

/** Which of some marks is the first that is wrong, from 1; 0 if none is. */
export function firstWrongMark(list) {
  return singleMarks(list).indexOf(null) + 1;
}

/** The marks of a list that are right. */
function readableMarks(list) {
  return singleMarks(list).filter(Boolean);
}

/** Marks from outside, with null for each that is wrong or has the id of another. */
function singleMarks(list) {
  const ids = new Set([undefined]);
  const isNew = (mark) => ids.size < ids.add(mark?.id).size;
  return Array.isArray(list) ? list.map(checkedMark).map((mark) => (isNew(mark) ? mark : null)) : [];
}

function checkedMark(mark) {
  if (!isId(mark?.id) || !isName(mark.name)) return null;
  const { id, name } = mark;
  if (typeof mark.day === "string") return dayOfISO(mark.day) === null ? null : { id, name, day: mark.day };
  const yearly = checkedDate(mark.yearly ?? {});
  const isYear = mark.year === undefined || (Number.isInteger(mark.year) && mark.year >= FIRST_BIRTH && mark.year <= LAST_BIRTH);
  const isReminder = mark.remind === undefined || reminders.includes(mark.remind);
  if (!yearly || !isYear || !isReminder) return null;
  return { id, name, yearly, ...(mark.year && { year: mark.year }), ...(mark.remind !== undefined && { remind: mark.remind }) };
}

/** The month and the day of every year in a lunar calendar or in the Gregorian one, with its rule, or null. */
function checkedDate({ calendar, month, isLeap, day, rule }) {
  const isGregorian = calendar === GREGORIAN;
  const longest = isGregorian ? dayNumber(2024, month + 1, 1) - dayNumber(2024, month, 1) : 30;
  const isDate = Number.isInteger(month) && month >= 1 && month <= 12 && typeof isLeap === "boolean" && Number.isInteger(day) && day >= 1 && day <= longest;
  const isRule = leapRules.includes(rule?.leapMonth) && thirtiethRules.includes(rule?.thirtieth);
  if (!isDate || !isRule || !(isGregorian ? !isLeap : theAlmanac().calendars.includes(calendar))) return null;
  return { calendar, month, isLeap, day, rule: { leapMonth: rule.leapMonth, thirtieth: rule.thirtieth } };
}

/** Ids stand in files as they are. */
function isId(id) {
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id);
}

function isName(name) {
  return typeof name === "string" && name.trim() !== "" && name.length <= LONGEST_NAME;
}

/** The days of a mark in some years of its calendar, as numbers; none before the year of birth. */
export function daysOfMark(mark, firstYear, lastYear) {
  if (mark.day) return [dayOfISO(mark.day)];
  const { calendar, rule, ...date } = mark.yearly;
  const first = Math.max(firstYear, mark.year ?? firstYear);
  if (first > lastYear) return [];
  if (calendar !== GREGORIAN) return theAlmanac().calendar(calendar).anniversaries(date, first, lastYear, rule).map(({ number }) => number);
  return Array.from({ length: lastYear - first + 1 }, (_, index) => dayInYear(date, rule, first + index)).filter((day) => day !== null && hasPage(day));
}

/** A Gregorian date in a year; 29 February goes by the rule of the 30th. */
function dayInYear({ month, day }, { thirtieth }, year) {
  const found = dayNumber(year, month, day);
  if (monthOfDay(found) === monthIndex(year, month)) return found;
  return { last: found - 1, next: found, skip: null }[thirtieth];
}

/** The name on one of its days, with ≈ where that day is not certain. */
export function markName({ name, yearly }, day) {
  if (!yearly || yearly.calendar === GREGORIAN) return name;
  const { calendar, rule, ...date } = yearly;
  return name + doubtSign(theAlmanac().calendar(calendar).anniversaryDoubt(date, dayOf(day), rule).certainty);
}

/** How old somebody is on a day of a mark with a year of birth, in words; null of any other mark, of a memorial, and before the first birthday. */
export function ageOn({ name, year, yearly }, day) {
  if (!year || !yearly || MEMORIAL.test(name)) return null;
  // A 30th that moves on to the next month is still of the year before.
  const kept = yearly.day === 30 && yearly.rule.thirtieth === "next" ? day - 1 : day;
  const years = (yearly.calendar === GREGORIAN ? yearOfDay(day) : theAlmanac().calendar(yearly.calendar).lunar(dayOf(kept)).year) - year;
  return years > 0 ? word("age", { n: years }) : null;
}

/** The first day of a mark after another, or null: also if it has no page. */
export function nextDayOfMark(mark, after) {
  if (mark.day) return parseISO(mark.day) > after ? parseISO(mark.day) : null;
  const { calendar, rule, ...date } = mark.yearly;
  if (calendar !== GREGORIAN) return theAlmanac().calendar(calendar).nextAnniversary(date, dayOf(after), rule)?.number ?? null;
  // From a leap year to the next one it may be eight years.
  return daysOfMark(mark, yearOfDay(after), yearOfDay(after) + 8).find((day) => day > after) ?? null;
}

/** The mark with a name, however it is written, or undefined. */
export function markNamed(name) {
  return marks.find((mark) => folded(mark.name) === folded(name));
}

/** The first mark with some words in its name, or undefined. */
export function markWith(words) {
  return marks.find((mark) => folded(mark.name).includes(folded(words)));
}

/** A name without capitals, accents and spaces at its ends. */
function folded(name) {
  return name.normalize("NFKD").replace(/\p{Mn}/gu, "").trim().toLowerCase();
}

/** The marks of a day. */
export function marksOn(day) {
  if (marks.length === 0) return [];
  const year = new Date(day * 86_400_000).getUTCFullYear();
  return marksOfYear(year).get(day) ?? [];
}

/** The marks of a Gregorian year by day; its days lie in two lunar years, and a 30th may move into the next. */
function marksOfYear(year) {
  if (!daysByYear.has(year)) {
    const days = new Map();
    for (const mark of marks) {
      for (const day of daysOfMark(mark, year - 2, year)) days.set(day, [...(days.get(day) ?? []), mark]);
    }
    daysByYear.set(year, days);
  }
  return daysByYear.get(year);
}
