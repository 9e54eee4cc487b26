// @title@
// @head@
// A calendar is its name. Math.floor(date.getTime() / 864e5) is such a day, of a Date in UTC. null is no answer.

export const firstDay = @firstDay@, lastDay = @lastDay@;
const firstLunarYear = @firstLunarYear@, firstYear = @firstYear@;
const digits = "@digits@";
const word = (text) => [...text].reduce((sum, digit) => 64 * sum + digits.indexOf(digit), 0);
const lists = (months, terms, bases) => ({
  months: months.match(/.{4}/g).map(word),
  terms: terms.match(/.{4}/g).map(word),
  bases: bases.match(/.{5}/g).map(word),
});
// months by lunar year: bits 0-12 months of 30 days, 13-16 the leap month or 0, 17-22 days from 19 January to
// New Year. terms by year: bit k is 1 if term k is a day later than predicted. bases by term: the prediction
// of the first year, in 1/65536 of a day after 1 January.
const calendars = {
  __proto__: null,
@lists@
};

// By language: 24 terms, the first days of 12 months and of 12 leap months, days 2 to 30, the festivals of the region.
const labels = {
  __proto__: null,
@labels@
};
@region@// By 57 days from the first: a digit for the day among them, one for its festival or 0, one for its mark or 0.
@region@const notes = "@notes@".split("|");

const isDay = (day) => day >= firstDay && day <= lastDay;

/** The day of 1 January of a year after 0. */
function january(year) {
  const before = year - 1;
  return 365 * (year - 1970) + (before >> 2) - Math.floor(before / 100) + Math.floor(before / 400) - 477;
}

const newYear = (years, index) => january(firstLunarYear + index) + 18 + (years[index] >> 17);

/** The lunar date of a day, { year, month, leap, day }. */
export function lunarDate(calendar, day) {
  const years = calendars[calendar]?.months;
  if (!years || !isDay(day)) return null;
  let index = Math.min(Math.floor((day - january(firstLunarYear)) / 365), years.length - 1);
  while (newYear(years, index) > day) index -= 1;
  const word = years[index];
  const leap = (word >> 13) & 15;
  let rest = Math.floor(day) - newYear(years, index);
  let month = 0;
  for (; rest >= 29 + ((word >> month) & 1); month += 1) rest -= 29 + ((word >> month) & 1);
  const number = leap !== 0 && month >= leap ? month : month + 1;
  return { year: firstLunarYear + index, month: number, leap: leap !== 0 && month === leap, day: rest + 1 };
}

/** The day of a lunar date. */
export function dayOf(calendar, { year, month, leap = false, day }) {
  const years = calendars[calendar]?.months;
  const word = years?.[year - firstLunarYear];
  if (word === undefined || !(month >= 1 && month <= 12)) return null;
  const leapMonth = (word >> 13) & 15;
  if (leap && month !== leapMonth) return null;
  const before = leapMonth !== 0 && (leap || month > leapMonth) ? month : month - 1;
  if (!(day >= 1 && day <= 29 + ((word >> before) & 1))) return null;
  let found = newYear(years, year - firstLunarYear) + 29 * before + day - 1;
  for (let index = 0; index < before; index += 1) found += (word >> index) & 1;
  return isDay(found) ? found : null;
}

/** The day of a solar term of a Gregorian year. */
export function termDay(calendar, year, term) {
  const index = year - firstYear;
  const late = calendars[calendar]?.terms[index];
  const base = calendars[calendar]?.bases[term];
  if (late === undefined || base === undefined) return null;
  return january(firstYear) + 365 * index + ((15873 * index + base) >> 16) + ((late >> term) & 1);
}

/** The term of a day; null for most days. */
export function termOf(calendar, day) {
  if (!isDay(day)) return null;
  let year = firstYear + Math.floor((day - firstDay) / 366);
  while (january(year + 1) <= day) year += 1;
  let term = Math.floor((day - january(year)) / 16);
  while (term < 23 && termDay(calendar, year, term) < day) term += 1;
  return termDay(calendar, year, term) === day ? term : null;
}

@region@/** A digit of the note of a day of the region: 1 for its festival, 2 for its mark; 0 without one. "#" is the digit 0. */
@region@function noted(day, digit) {
@region@  const index = Math.floor(day) - firstDay;
@region@  const note = notes[Math.floor(index / 57)]?.match(/.../g)?.find((note) => note.charCodeAt(0) - 35 === index % 57);
@region@  return note ? note.charCodeAt(digit) - 35 : 0;
@region@}
@region@
@region@/** 1 on a day off of the region, 2 on a day worked for one, 3 on half a day off, 0 on others; null where nobody has decided. */
@region@export function mark(day) {
@region@  return noted(day, 2) || (day >= @firstDecided@ && day <= @lastDecided@ ? 0 : null);
@region@}
@region@
/** The label under the number of a day: its term, else its month on the first day, else its lunar day. */
export function label(calendar, day, language = "@language@") {
  const date = lunarDate(calendar, day);
  if (date === null) return null;
@region@  const festival = noted(day, 1) && labels[language]?.[76 + noted(day, 1)];
@region@  if (festival) return festival;
  const first = 23 + 12 * Number(date.leap) + date.month;
  return labels[language]?.[termOf(calendar, day) ?? (date.day > 1 ? 46 + date.day : first)] ?? null;
}
