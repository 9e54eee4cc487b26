// The contents of a cell of a month, and the words of it that a screen reader speaks.

import { element } from "../html.js";
import { beside, daysOff, names, festivals, theAlmanac } from "../almanac/library.js";
import { doubtSign, lunarText } from "../words/lunar-words.js";
import { labelled, word } from "../words/words.js";
import { settings } from "../keeping/settings.js";
import { longDate } from "../words/times.js";
import { checkText } from "./notes.js";
import { markName, marksOn } from "../keeping/marks.js";

/** The classes of the badges of marks. */
const BADGES = { holiday: "off", "make-up-workday": "work", "half-day": "half" };

/** The names of a cell, which shows its lunar date apart from them. */
const STYLE = { sources: ["festival", "term"], lastKind: "observance" };

/** Everything that the almanac says of a cell. */
export function faceOf(cell, style = STYLE) {
  return names().face(cell, { festivals: festivals(), daysOff: daysOff() }, style);
}

/** The names of a day, the weightiest first: each a text, a kind for its colour and, for a term, a season. */
export function namesOfCell(cell, face = faceOf(cell)) {
  const all = face.names.map(({ text, kind, season, certainty }) => ({ text: text + doubtSign(certainty), kind: season ? "term" : kind, season }));
  // A public holiday that only repeats the lunar date comes before the term too: 年初二, 雨水.
  all.sort((left, right) => (right.kind === "public") - (left.kind === "public"));
  // The reader's own marks stand before what is only observed.
  const observed = all.findIndex(({ kind }) => kind === "observance");
  all.splice(observed < 0 ? all.length : observed, 0, ...marksOn(cell.day.number).map((mark) => ({ text: markName(mark, cell.day.number), kind: "own" })));
  return all;
}

/** The ends of lines within long English words, for browsers without a dictionary of hyphens. */
const DIVISIONS = /(?<=[A-Za-z]{4})(?=(?:mas|een|giving|tution|tine|ening|ren|ers|or|ulate|tion|cession|fication|lishment|ists|parents|dence|oration|matsuri)\b)/g;

/** Places within long Korean words where a reader would break them. */
const KOREAN = /(?<=대체|임시|부처님|정월|크리스|국제)(?=.{2})/g;

/** The words of a Japanese name: two or three characters, hiragana or katakana, each after its の. */
const JAPANESE = /の?(?:\p{sc=Han}{3}(?!\p{sc=Han})|\p{sc=Han}{1,2}|(?:(?!の)\p{sc=Hira})+|[\p{sc=Kana}ー]+|[^])/gu;

/** Ends of lines that would leave a character alone, or a sign at the wrong side. */
const ODD = /(?<=^[^]|[(（第])\u200b|\u200b(?=[^(（\p{L}\p{N}]|[^第(（](?:\u200b|$))/gu;

const divisions = new Map();

/** A name with the places where its lines may end: soft hyphens in long English words, and the ends of words where none are written. */
export function divided(text) {
  const key = `${settings.language} ${text}`;
  if (!divisions.has(key)) divisions.set(key, dividedAnew(text, settings.language));
  return divisions.get(key);
}

function dividedAnew(text, language) {
  if (language === "en") return text.replace(DIVISIONS, "\u00ad");
  if (language === "ko") return text.replace(KOREAN, "\u200b");
  if (language === "vi" || !Intl.Segmenter) return text;
  const words = language === "ja" ? (text.match(JAPANESE) ?? []) : Array.from(new Intl.Segmenter(language, { granularity: "word" }).segment(text), ({ segment }) => segment);
  return words.map(halved).join("\u200b").replace(ODD, "");
}

/** A word of five letters or more with an end of a line in its middle: ハロ・ウィン. */
function halved(word) {
  return word.length > 4 ? `${word.slice(0, word.length / 2)}\u200b${word.slice(word.length / 2)}` : word;
}

/** The lunar date as a cell has room for it; in English the first day in numbers, as *Month 12* is too wide for a telephone. */
export function lunarLabel({ lunar: { month, isLeap, day } }, { lunar: { text, certainty } }) {
  const isWide = day === 1 && settings.language === "en";
  return (isWide ? `${month}${isLeap ? "L" : ""}/1` : text) + doubtSign(certainty);
}

/** The colour of the column of a weekday. */
export function colourOfWeekday(weekday) {
  return classOf(theAlmanac().colourOfWeekday(weekday, settings.regions[0]));
}

/** The class of a colour. */
export function classOf(colour) {
  return colour === "plain" ? "" : colour;
}

/** The class of the badge of a day: "off", "work" or "half"; null if its weekday says what it is. */
export function badgeOf(face) {
  return BADGES[face.mark] ?? null;
}

/** The sign of a day in the region beside the one in view; null where there is none. */
export function markBeside({ day }) {
  const other = beside();
  return other && other.daysOff.status(day).mark;
}

/** The class of the second badge of a day. */
export function besideClass(mark) {
  return `badge beside ${BADGES[mark] ?? ""}`;
}

/** The meaning of a day's badges, in words; null if it has none. */
export function workText(cell, face) {
  const other = markBeside(cell);
  const meanings = [face.mark && names().workMarkMeaning(face.mark), other && labelled(names().region(beside().region), names().workMarkMeaning(other))];
  return meanings.filter(Boolean).join(", ") || null;
}

/** The signs that a page has, each with its meaning. */
export function legend(page) {
  const badges = Object.entries(BADGES).map(([mark, badge]) => [badge, names().workMarkMeaning(mark)]);
  const signs = [...badges, ["first", word("firstOfMonth")]];
  return signs.filter(([sign]) => page.querySelector(`td.${sign}`)).map(([sign, meaning]) =>
    element("span", { class: "meaning" }, element("i", { class: sign, aria: { hidden: true } }, "1"), meaning));
}

/** The class of the picture of a phase of the Moon. */
export function moonClass(phase) {
  return `moon ${{ new: "new-moon", full: "full-moon" }[phase] ?? phase}`;
}

/** Everything that a cell shows, its names among it, as a sentence. */
export function spokenText(cell, face, shown = namesOfCell(cell, face)) {
  return [
    longDate(cell.day.number),
    lunarText(cell.lunar) + doubtSign(cell.lunarCertainty),
    ...shown.map(({ text }) => text),
    workText(cell, face),
    face.phase && names().phase(face.phase),
    checkText(cell.day.number),
  ].filter(Boolean).join(", ");
}
