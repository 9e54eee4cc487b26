// Civil days.

import { AlmanacError, BadArgumentError, NotADateError, checkNumber, written } from "./errors.js";

const MILLISECONDS = 86_400_000;
const FIRST = -719_162; // 0001-01-01
const LAST = 2_932_896; // 9999-12-31

/** The number that some letters of a text are, NaN unless all are digits: a fourth of the time of an expression. */
function numberIn(text, first, end) {
  let number = 0;
  for (let index = first; index < end; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : NaN;
  }
  return number;
}

/** The days of a Gregorian month. */
function lengthOf(year, month) {
  if (month !== 2) return 30 + ((month + (month >> 3)) & 1);
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

export class Day {
  #number;

  constructor(number) {
    // The year of a date would be taken for a number.
    if (arguments.length !== 1 || !Number.isInteger(number) || number < FIRST || number > LAST) {
      const given = [...arguments].map(written).join(", ");
      throw new NotADateError(`Day(${given}): give days since 1970-01-01, a whole number from ${FIRST} to ${LAST}, or a date to Day.of or Day.parse`);
    }
    this.#number = number;
  }

  static of(year, month, day) {
    const areWhole = Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day);
    if (!areWhole || year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > lengthOf(year, month)) {
      throw new NotADateError(`year ${written(year)}, month ${written(month)}, day ${written(day)}: no such date from 0001-01-01 to 9999-12-31`);
    }
    // Years that begin in March end with the day that only some have.
    const from = month > 2 ? year : year - 1;
    const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day;
    return new Day(365 * from + Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400) + ofYear - 719_469);
  }

  static parse(text) {
    const isDate = typeof text === "string" && text.length === 10 && text[4] === "-" && text[7] === "-";
    const [year, month, day] = isDate ? [numberIn(text, 0, 4), numberIn(text, 5, 7), numberIn(text, 8, 10)] : [NaN, NaN, NaN];
    if (Number.isNaN(year + month + day)) throw new NotADateError(`${written(text)} is no date: write it like "2026-02-17"`);
    return Day.of(year, month, day);
  }

  static fromNumber(number) {
    return new Day(number);
  }

  static from(day) {
    if (day instanceof Day) return day;
    if (typeof day === "string") return Day.parse(day);
    if (day instanceof Date) return Day.of(day.getFullYear(), day.getMonth() + 1, day.getDate());
    const date = gregorianDate(day);
    if (!date) throw new NotADateError(`${written(day)} is no day: give a Day, text such as "2026-02-17", { year: 2026, month: 2, day: 17 }, a Date or a Temporal.PlainDate`);
    return Day.of(date.year, date.month, date.day);
  }

  get number() {
    return this.#number;
  }

  get #date() {
    return new Date(this.#number * MILLISECONDS);
  }

  get year() {
    return this.#date.getUTCFullYear();
  }

  get month() {
    return this.#date.getUTCMonth() + 1;
  }

  get day() {
    return this.#date.getUTCDate();
  }

  get weekday() {
    // 1970-01-01 was a Thursday.
    return ((((this.#number + 3) % 7) + 7) % 7) + 1;
  }

  get iso() {
    // A third of the time of `toISOString`.
    return `${String(this.year).padStart(4, "0")}-${twoDigits(this.month)}-${twoDigits(this.day)}`;
  }

  plus(days) {
    checkNumber(days, FIRST - LAST, LAST - FIRST, "number of days");
    return new Day(this.#number + days);
  }

  until(other) {
    return dayNumber(other) - this.#number;
  }

  equals(other) {
    return this.until(other) === 0;
  }

  toDate() {
    const date = new Date(2000, 0, 1);
    date.setFullYear(this.year, this.month - 1, this.day);
    return date;
  }

  toPlainDate(PlainDate = globalThis.Temporal?.PlainDate) {
    if (!PlainDate) throw new AlmanacError("toPlainDate: there is no Temporal here: give the class PlainDate of a polyfill");
    return new PlainDate(this.year, this.month, this.day);
  }

  toString() {
    return this.iso;
  }

  toJSON() {
    return this.iso;
  }

  valueOf() {
    return this.#number;
  }

  /** The text that Node prints. */
  [Symbol.for("nodejs.util.inspect.custom")]() {
    return `Day ${this.iso}`;
  }
}

function twoDigits(number) {
  return number < 10 ? `0${number}` : `${number}`;
}

/** The number of a day where one is asked for. */
export function dayNumber(day) {
  return Day.from(day).number;
}

/** A value that has the fields of a Gregorian date, as a date of Temporal has; null for anything else, and for a lunar date. */
function gregorianDate(value) {
  if (Object(value) !== value || "isLeap" in value) return null;
  const { calendarId = "iso8601" } = value;
  const date = calendarId === "iso8601" ? value : typeof value.withCalendar === "function" && value.withCalendar("iso8601");
  return date && ["year", "month", "day"].every((field) => field in date) ? date : null;
}

/** The numbers of the first and the last of some days. */
export function dayNumbers(first, last) {
  const numbers = [dayNumber(first), dayNumber(last)];
  if (numbers[0] > numbers[1]) throw new BadArgumentError(`${Day.from(first)} to ${Day.from(last)}: the first day is after the last`);
  return numbers;
}

/** A day of a list, as its number. */
export const dayStructure = Object.freeze({ size: 4, read: (view, address) => new Day(view.getInt32(address, true)) });

/** A range from the number of its first day to that of its last. */
export function dayRange(first, last) {
  return Object.freeze({ firstDay: new Day(first), lastDay: new Day(last) });
}
