// Check-ins: the days on which the reader did what they wanted to do every day, and those made up for later. Days without a
// page are kept: the page of other years has the same storage.

import { loadChecked, save } from "./storage.js";
import { changed } from "../app.js";
import { dayOfISO, isoText, today, monthOfDay } from "../dates.js";

const LARGEST = { cutoff: 23, makeUpsPerMonth: 31, makeUpReach: 366 };
const usualRules = { cutoff: 0, makeUpsPerMonth: 3, makeUpReach: 7 };

let entries = new Map();
let rules = usualRules;

export function openCheckIns() {
  setLedger(loadChecked("checks", checkedLedger, readableLedger));
}

function setLedger(ledger) {
  rules = ledger.rules;
  entries = new Map([
    ...ledger.checkedIn.map((text) => [dayOfISO(text), "checked-in"]),
    ...ledger.madeUp.map((text) => [dayOfISO(text), "made-up"]),
  ]);
}

/** The ledger as it is stored and exported. */
export function ledger() {
  const days = (kind) => [...entries].filter(([, entry]) => entry === kind).map(([day]) => isoText(day)).sort();
  return { checkedIn: days("checked-in"), madeUp: days("made-up"), rules: { ...rules } };
}

function keep() {
  save("checks", ledger());
  changed("checks");
}

/** Replaces the whole ledger by one that was checked. */
export function replaceLedger(checked) {
  setLedger(checked);
  keep();
}

/** A ledger from outside, or null if something about it is wrong: no day may be in it twice. */
export function checkedLedger(given) {
  if (!Array.isArray(given?.checkedIn) || !Array.isArray(given.madeUp)) return null;
  const all = [...given.checkedIn, ...given.madeUp];
  if (new Set(all).size < all.length || !all.every(isDay)) return null;
  const checked = checkedRules(given.rules);
  return checked && { checkedIn: [...given.checkedIn], madeUp: [...given.madeUp], rules: checked };
}

/** The parts of a ledger that are right: its days, each of them once, and its rules, each that is wrong being the usual one. */
function readableLedger(given) {
  const days = (list) => (Array.isArray(list) ? [...new Set(list)].filter(isDay) : []);
  const checkedIn = days(given?.checkedIn);
  const madeUp = days(given?.madeUp).filter((text) => !checkedIn.includes(text));
  const right = Object.keys(LARGEST).filter((name) => isRule(name, given?.rules?.[name]));
  return { checkedIn, madeUp, rules: { ...usualRules, ...Object.fromEntries(right.map((name) => [name, given.rules[name]])) } };
}

function isDay(text) {
  return typeof text === "string" && dayOfISO(text) !== null;
}

function checkedRules(given) {
  if (!Object.keys(LARGEST).every((name) => isRule(name, given?.[name]))) return null;
  return { cutoff: given.cutoff, makeUpsPerMonth: given.makeUpsPerMonth, makeUpReach: given.makeUpReach };
}

function isRule(name, value) {
  return Number.isInteger(value) && value >= 0 && value <= LARGEST[name];
}

export function checkInRules() {
  return rules;
}

/** Changes the rules; wrong ones change nothing. */
export function setRules(part) {
  const checked = checkedRules({ ...rules, ...part });
  if (!checked) return;
  rules = checked;
  keep();
}

/** The day for which a check-in counts now: before the hour at which a day begins, the day before. */
export function dayOfCheckIns(now = new Date()) {
  return now.getHours() < rules.cutoff ? today(now) - 1 : today(now);
}

/** "checked-in", "made-up" or undefined. */
export function entryOn(day) {
  return entries.get(day);
}

/** Checks in for the day that the reader was shown; if another has begun since, that one is shown and nothing done. */
export function checkIn(day) {
  if (day !== dayOfCheckIns()) return changed("checks");
  if (entries.has(day)) return;
  entries.set(day, "checked-in");
  keep();
}

/** Why a day cannot be made up: "notYet", "tooLongAgo" or "quotaUsedUp"; null if it can. */
export function makeUpRefusal(day) {
  const now = dayOfCheckIns();
  if (day >= now) return "notYet";
  if (now - day > rules.makeUpReach) return "tooLongAgo";
  return makeUpsLeft(monthOfDay(day)) > 0 ? null : "quotaUsedUp";
}

export function makeUp(day) {
  if (entries.has(day) || makeUpRefusal(day)) return;
  entries.set(day, "made-up");
  keep();
}

/** Whether a check-in can be taken back: one that could be made again. A day that is over would be lost. */
export function canUndo(day) {
  return entries.get(day) === "made-up" || (entries.has(day) && day === dayOfCheckIns());
}

/** Takes back the check-in of a day; of one that has ended since it was shown, the page is shown anew. */
export function undo(day) {
  if (!canUndo(day)) return changed("checks");
  entries.delete(day);
  keep();
}

/** How many more days of a month can be made up: the quota is that of the month in which the missed day lies. */
export function makeUpsLeft(month) {
  const used = [...entries].filter(([day, entry]) => entry === "made-up" && monthOfDay(day) === month).length;
  return Math.max(0, rules.makeUpsPerMonth - used);
}

/** The streak that is alive: it ends today, or yesterday if today is still to come. */
export function currentStreak() {
  const now = dayOfCheckIns();
  let day = entries.has(now) ? now : now - 1;
  let count = 0;
  for (; entries.has(day); day -= 1) count += 1;
  return count;
}

export function longestStreak() {
  let longest = 0;
  for (const first of entries.keys()) {
    if (entries.has(first - 1)) continue;
    let day = first;
    while (entries.has(day)) day += 1;
    longest = Math.max(longest, day - first);
  }
  return longest;
}

export function totalIn(month) {
  return [...entries.keys()].filter((day) => monthOfDay(day) === month).length;
}

export function total() {
  return entries.size;
}
