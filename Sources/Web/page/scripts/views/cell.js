// What a cell of a month shows, and what a screen reader says of it.

import { names, festivals } from "../almanac/library.js";
import { lunarText } from "../words/lunar-words.js";
import { seasonOf } from "../../../module/almanac.js";
import { saturdays, settings } from "../keeping/settings.js";
import { longDate } from "../words/times.js";
import { checkText } from "./notes.js";
import { marksOn } from "../keeping/marks.js";

const SHOWN_KINDS = ["public", "traditional", "observance"];

/** The badge of each mark, and the kind of days whose name says what it means. */
const BADGES = {
  holiday: { badge: "off", kind: "day-off" },
  "make-up-workday": { badge: "work", kind: "make-up-workday" },
  "half-day": { badge: "half", kind: "half-day" },
};

/**
 * The names of a day, the weightiest first: each a text, a kind for its colour and, for a term, a season. A festival that has
 * the name of the term of its day is that term.
 */
export function namesOfCell(cell) {
  const term = cell.term && names().term(cell.term);
  const all = cell.festivals.filter(isShown)
    .map((festival) => ({ text: names().festivalDay(festivals(), festival), kind: festival.kind }))
    .filter(({ text }) => text !== term);
  const marks = marksOn(cell.day.number).map(({ name }) => ({ text: name, kind: "own" }));
  all.splice(observancesFrom(all), 0, ...(term ? [termName(cell)] : []), ...marks);
  return all;
}

/** Terms and the reader's own marks stand before what is only observed. */
function observancesFrom(all) {
  const index = all.findIndex(({ kind }) => kind === "observance");
  return index < 0 ? all.length : index;
}

function termName(cell) {
  return { text: names().term(cell.term) + doubtSign(cell.termCertainty), kind: "term", season: seasonOf(cell.term) };
}

/** A festival of many days is named on its first; a public holiday on each. */
function isShown(festival) {
  return SHOWN_KINDS.includes(festival.kind) && (festival.dayNumber === 1 || festival.kind === "public");
}

/** The sign of a day that is not certain. */
export function doubtSign(certainty) {
  return certainty === "certain" ? "" : "≈";
}

/** The lunar date as a cell has room for it. */
export function lunarLabel(cell) {
  return names().lunarCell(cell.lunar) + (cell.lunar.day === 1 ? doubtSign(cell.newMoonCertainty) : "");
}

/** The colour of the number: "red", "blue", or none. */
export function colourOf(cell) {
  const { weekday } = cell.day;
  if (isHoliday(cell)) return "red";
  if (cell.work?.mark === "make-up-workday") return "";
  if (weekday === 7) return "red";
  return weekday === 6 ? colourOfSaturday(cell) : "";
}

/** Saturdays have the colour that is the custom, but none that says rest where they are known to be worked. */
function colourOfSaturday({ work }) {
  if (saturdays() !== "red") return saturdays() === "blue" ? "blue" : "";
  return work?.kind === "workday" ? "" : "red";
}

/** The colour of the column of Saturdays on a page: that of one that is as its weekday says. */
export function colourOfSaturdays(cells) {
  const usual = cells.find(({ day, work }) => day.weekday === 6 && !work?.mark);
  return usual ? colourOfSaturday(usual) : "red";
}

/** Days off are those of one region; of the others that are shown only the public holidays are known here. */
function isHoliday(cell) {
  if (cell.work?.mark === "holiday") return true;
  const isOnlyRegion = cell.work !== null && settings.regions.length === 1;
  return !isOnlyRegion && cell.festivals.some(({ kind }) => kind === "public");
}

/** The badge of a day: "off", "work" or "half"; null if its weekday says what it is. */
export function badgeOf(cell) {
  return BADGES[cell.work?.mark]?.badge ?? null;
}

/** What the badge of a day means, in words; null if it has none. */
export function workText(cell) {
  return cell.work?.mark ? names().workKind(BADGES[cell.work.mark].kind) : null;
}

/** All badges with their meanings: pairs of a badge and words. */
export function badgeMeanings() {
  return Object.values(BADGES).map(({ badge, kind }) => [badge, names().workKind(kind)]);
}

/** Everything that a cell shows, its names among it, as a sentence. */
export function spokenText(cell, shown) {
  return [
    longDate(cell.day.number),
    lunarText(cell.lunar),
    ...shown.map(({ text }) => text),
    workText(cell),
    checkText(cell.day.number),
  ].filter(Boolean).join(", ");
}
