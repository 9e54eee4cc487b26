// Lunar dates in words.

import { LunarDate } from "../../../module/almanac.js";
import { calendar, names } from "../almanac/library.js";
import { joined, word } from "./words.js";

/** 正月初一, Day 1 of Month 1: a date without its year. */
export function monthDayText(date) {
  return word("monthDay", { month: names().lunarMonth(date), day: names().lunarDay(date) });
}

/** 2026丙午年正月初一: a date with the number and the pillar of its year. */
export function lunarText(date) {
  return names().lunar(date, { year: "number-and-pillar" });
}

/** 丙午·馬: the pillar and the animal of a lunar year. */
export function yearText(lunarYear) {
  const { yearPillar } = LunarDate.of(lunarYear, 1, 1);
  return joined([names().pillar(yearPillar), names().zodiac(calendar(), lunarYear)]);
}
