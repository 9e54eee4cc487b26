// Lunar dates in words.

import { calendar, names } from "./library.js";
import { word } from "./words.js";

/** 正月初一, Day 1 of Month 1: a date without its year. */
export function monthDayText(date) {
  return word("monthDay", { month: names().lunarMonth(date), day: names().lunarDay(date) });
}

/** 2026丙午年正月初一: a date with the number and the pillar of its year. */
export function lunarText(date) {
  return names().lunar(date, { year: "number-and-pillar" });
}

/** 丙午 · 馬: the pillar and the animal of a lunar year. */
export function yearText(lunarYear) {
  const pillar = (((lunarYear - 4) % 60) + 60) % 60;
  return `${names().pillar(pillar)} · ${names().zodiac(calendar(), lunarYear)}`;
}
