// The notes of the reader on a day, as small signs on pages and as words.

import { marksOn } from "../keeping/marks.js";
import { entryOn } from "../keeping/check-ins.js";
import { word } from "../words/words.js";

/** The signs of a day: "mark" for each mark, "checked-in" or "made-up". */
export function signsOf(day) {
  const entry = entryOn(day);
  return [...marksOn(day).map(() => "mark"), ...(entry ? [entry] : [])];
}

/** "Checked in", "Made up", or nothing. */
export function checkText(day) {
  const entry = entryOn(day);
  return entry && word(entry === "made-up" ? "madeUp" : "checkedIn");
}

/** The signs of a day in words. */
export function signsText(day) {
  return [...marksOn(day).map(({ name }) => name), checkText(day)].filter(Boolean);
}
