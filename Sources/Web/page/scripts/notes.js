// What the reader has noted on a day: marks and check-ins, as small signs on pages and as words.

import { marksOn } from "./marks.js";
import { entryOn } from "./check-ins.js";
import { word } from "./words.js";

/** The notes of a day: each with a kind for its sign and a text. */
export function notesOf(day) {
  const notes = marksOn(day).map(({ name }) => ({ kind: "mark", text: name }));
  const entry = entryOn(day);
  if (entry) notes.push({ kind: entry === "made-up" ? "check made-up" : "check", text: word(entry === "made-up" ? "madeUp" : "checkedIn") });
  return notes;
}
