// The almanac, and what the settings make of it: one calendar, the festivals and days off of some regions, names in a language.

import { Almanac, Day } from "../../../module/almanac.js";
import { embeddedSources, embedsWords } from "./embedded.js";
import { settings, firstWeekday, readerLocale } from "../keeping/settings.js";
import { monthOf, reach, today } from "../dates.js";

let almanac;
let hasWords;

/** Opens the almanac with the reader's own days, as rows, or with words alone; an error if the rows are none, or words cannot be loaded. */
export async function openLibrary(ownDays, withWords = Boolean(ownDays)) {
  almanac = await Almanac.open({ ...embeddedSources(withWords), ownDays: ownDays || null });
  hasWords = withWords || embedsWords();
  reach(almanac.days.firstDay.number, almanac.days.lastDay.number);
}

/** Whether the almanac reads words. */
export function readsWords() {
  return hasWords;
}

export function theAlmanac() {
  return almanac;
}

export function calendar() {
  return almanac.calendar(settings.calendar);
}

/** The festivals of the home and of the other chosen regions; null if none is chosen. Without a home nobody is off. */
export function festivals() {
  return settings.regions.length > 0 ? ofHome(calendar().festivals(...settings.regions)) : null;
}

/** The festivals of the first region: other regions add names alone. */
export function ownFestivals() {
  return settings.regions.length > 0 ? ofHome(calendar().festivals(settings.regions[0])) : null;
}

function ofHome(all) {
  return settings.home ? all : all.withoutHolidays;
}

/** The days off of the home for the chosen audience; null without one, or if they are not known. */
export function daysOff() {
  return almanac.daysOffRegions.includes(settings.home) ? almanac.daysOff(settings.home, settings.audience || null) : null;
}

/** The days off of the home, or for a reader without one those of the region in view. */
export function daysOffShown() {
  const region = settings.regions[0];
  return daysOff() ?? (almanac.daysOffRegions.includes(region) ? almanac.daysOff(region) : null);
}

/** The region beside the one in view, with its own calendar, festivals and days off; null if there is none. */
export function beside() {
  const region = settings.beside;
  if (!region || settings.regions.length === 0 || region === settings.regions[0]) return null;
  const its = almanac.calendarOfRegion(region);
  return { region, calendar: its, festivals: its.festivals(region), daysOff: almanac.daysOff(region) };
}

/** The meaning of the reader's words. */
export function ask(words) {
  const asked = { locale: readerLocale(), festivals: festivals() ?? calendar().festivals(), daysOff: daysOffShown(), today: dayOf(today()) };
  const answer = almanac.ask(words, asked);
  // The next holiday of another country is one of its own days off.
  const isElsewhere = answer.kind === "days" && answer.firstDay === null && answer.region !== null;
  return isElsewhere ? almanac.ask(words, { ...asked, daysOff: almanac.daysOff(answer.region) }) : answer;
}

export function names() {
  return almanac.names(settings.language);
}

export function dayOf(number) {
  return Day.fromNumber(number);
}

/** The page of a month as the settings ask for it. */
export function monthPage(index, rows = settings.rows) {
  const { year, month } = monthOf(index);
  return calendar().page(year, month, {
    festivals: festivals() ?? undefined,
    daysOff: daysOff() ?? undefined,
    firstWeekday: firstWeekday(),
    rows: rows === "six" ? 6 : "natural",
  });
}

export function seasonOf(term) {
  return almanac.seasonOf(term);
}

/** The season of most of a month: that of the term in its first half. */
export function seasonOfMonth(month) {
  return seasonOf(almanac.terms[2 * (month - 1)]);
}

/** The season of a day: that of its solar term. */
export function seasonOn(number) {
  const term = termAt(number);
  return term ? seasonOf(term.kind) : "winter";
}

/** The solar term in which a day lies, or null before the first. */
export function termAt(number) {
  const first = Math.max(number - 16, calendar().days.firstDay.number);
  return calendar().termsBetween(dayOf(first), dayOf(number)).at(-1) ?? null;
}
