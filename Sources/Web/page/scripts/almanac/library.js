// The almanac, and what the settings make of it: one calendar, the festivals and days off of some regions, names in a language.

import { Almanac, Day } from "../../../module/almanac.js";
import { embeddedSources } from "./embedded.js";
import { settings, firstWeekday } from "../keeping/settings.js";
import { monthOf } from "../dates.js";

let almanac;

export async function openLibrary() {
  almanac = await Almanac.open(embeddedSources());
  return almanac;
}

export function theAlmanac() {
  return almanac;
}

export function calendar() {
  return almanac.calendar(settings.calendar);
}

/** The festivals of the chosen regions; null if none is chosen. */
export function festivals() {
  return settings.regions.length > 0 ? calendar().festivals(...settings.regions) : null;
}

/** The days off of the chosen region; null if they are not known, or if several regions are chosen, which have none in common. */
export function daysOff() {
  const regions = settings.regions.filter((name) => almanac.daysOffRegions.includes(name));
  return regions.length === 1 ? almanac.daysOff(regions[0]) : null;
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
