// Lunar dates in words.

import { LunarDate } from "../../../module/almanac.js";
import { calendar, dayOf, names } from "../almanac/library.js";
import { joined, word } from "./words.js";

/** 农历正月初一, Lunar Month 1, Day 1: a date without its year, which nobody reads as a Gregorian one. */
export function monthDayText(date) {
  return word("monthDay", { month: names().lunarMonth(date), day: names().lunarDay(date) });
}

/** 丙午年正月初一: a date with the pillar of its year. */
export function lunarText(date) {
  return names().lunar(date, { year: "pillar" });
}

/** 丙午·馬: the pillar and the animal of a lunar year. */
export function yearText(lunarYear) {
  const { yearPillar } = LunarDate.of(lunarYear, 1, 1);
  return joined([names().pillar(yearPillar), names().zodiac(calendar(), lunarYear)]);
}

/** The sign of a day that is doubtful; none of a day without an event. */
export function doubtSign(certainty) {
  return ["certain", "computed"].includes(certainty ?? "certain") ? "" : "≈";
}

/** ≈, and the day that seconds would make it, ≈ 2089-09-19?; or the authority that has another, ≈ HKO 2057-10-06, or issued this
 * one and not the computed one, ≈ HKO 2057-10-06 ≠ 2057-10-07. */
export function doubtText({ certainty, authority, otherDay }, day) {
  const { iso } = dayOf(day);
  const other = otherDay && otherDay.iso !== iso && otherDay.iso;
  const parts = certainty === "published" ? [iso, other && `≠ ${other}`] : [other && other + (authority ? "" : "?")];
  return [doubtSign(certainty), authority?.toUpperCase(), ...parts].filter(Boolean).join(" ");
}
