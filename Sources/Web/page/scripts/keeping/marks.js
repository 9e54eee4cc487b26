// Marks: a name on one day, or on a lunar date every year, by a rule for leap months and for the 30th.

import { loadChecked, save } from "./storage.js";
import { changed } from "../app.js";
import { parseISO } from "../dates.js";
import { theAlmanac, dayOf } from "../almanac/library.js";

export const leapRules = ["leap", "plain", "skip", "both"];
export const thirtiethRules = ["last", "next", "skip"];
const LONGEST_NAME = 200;

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

/** Those of some marks that are right. */
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
  if (typeof mark.day === "string") return parseISO(mark.day) === null ? null : { id, name, day: mark.day };
  const { calendar, month, isLeap, day, rule } = mark.yearly ?? {};
  const isDate = Number.isInteger(month) && month >= 1 && month <= 12 && typeof isLeap === "boolean" && Number.isInteger(day) && day >= 1 && day <= 30;
  const isRule = leapRules.includes(rule?.leapMonth) && thirtiethRules.includes(rule?.thirtieth);
  if (!isDate || !isRule || !theAlmanac().calendars.includes(calendar)) return null;
  return { id, name, yearly: { calendar, month, isLeap, day, rule: { leapMonth: rule.leapMonth, thirtieth: rule.thirtieth } } };
}

/** Ids stand in files as they are. */
function isId(id) {
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id);
}

function isName(name) {
  return typeof name === "string" && name.trim() !== "" && name.length <= LONGEST_NAME;
}

/** The days of a mark in some lunar years, as numbers. */
export function daysOfMark(mark, firstYear, lastYear) {
  if (mark.day) return [parseISO(mark.day)];
  const { calendar, rule, ...date } = mark.yearly;
  return theAlmanac().calendar(calendar).anniversaries(date, firstYear, lastYear, rule).map(({ number }) => number);
}

/** The first day of a mark after another, or null. */
export function nextDayOfMark(mark, after) {
  if (mark.day) return parseISO(mark.day) > after ? parseISO(mark.day) : null;
  const { calendar, rule, ...date } = mark.yearly;
  return theAlmanac().calendar(calendar).nextAnniversary(date, dayOf(after), rule)?.number ?? null;
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
