// The words of the library, each at its number of almanac.h, which the library says; and the words of options, which are of
// JavaScript alone.

import { UnknownNameError, written } from "./errors.js";

/** The lists of the library, in the order of their numbers. */
const LISTS = [
  "languages", "terms", "seasons", "phases", "certainties", "festivalKinds", "workKinds", "workReasons", "halves", "marks", "audiences",
  "labelSubjects", "colours", "askedKinds", "questions",
];

/** The words of the library by the names of their lists. A number that means "none" has the empty word. */
export function libraryWords(reader) {
  return Object.freeze(Object.fromEntries(LISTS.map((name, list) => [name, reader.texts(name, "almanac_word", [list])])));
}

const list = (words) => Object.freeze(words.split(" "));

export const labelSources = list("festival term lunar");
export const spanDayRules = list("first all");

export const rowRules = Object.freeze(["natural", 6]);

export const monthStyles = list("numbered traditional");
export const yearStyles = list("number number-and-pillar pillar");

export const leapMonthRules = list("skip plain leap both");
export const thirtiethRules = list("skip last next");

export const yearBoundaries = list("new-year lichun-day lichun-instant");
export const monthBoundaries = list("term-day term-instant lunar-month");
export const dayBoundaries = list("midnight 23h");

/** The number of a word; throws for one that is not in its list. */
export function numberOf(word, words) {
  const number = words.indexOf(word);
  if (number < 0) throw new UnknownNameError(`${written(word)} is none of ${words.map(written).join(", ")}`);
  return number;
}
