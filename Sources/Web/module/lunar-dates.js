// Lunar dates, each in one number as in almanac.h: year x 65536 + month x 512 + leap x 256 + day.

import { NotADateError } from "./errors.js";

export class LunarDate {
  #number;

  /** The date of a number; `LunarDate.of` checks its parts. */
  constructor(number) {
    this.#number = number;
  }

  static of(year, month, day, isLeap = false) {
    if (!isWithin(year, 9999)) throw new NotADateError(`${year} is no lunar year: years are 1 to 9999`);
    return new LunarDate((year << 16) | monthDayNumber({ month, day, isLeap }));
  }

  static parse(text) {
    const parts = /^(\d{1,4})-(\d{1,2})(L?)-(\d{1,2})$/.exec(text);
    if (!parts) throw new NotADateError(`"${text}" is no lunar date: write it like 2026-1-1, or 2025-6L-1 in a leap month`);
    return LunarDate.of(Number(parts[1]), Number(parts[2]), Number(parts[4]), parts[3] === "L");
  }

  get year() {
    return this.#number >>> 16;
  }

  get month() {
    return (this.#number >> 9) & 127;
  }

  get isLeap() {
    return ((this.#number >> 8) & 1) === 1;
  }

  get day() {
    return this.#number & 255;
  }

  get yearPillar() {
    // The year 4 was a jiazi year.
    return (this.year + 56) % 60;
  }

  equals(other) {
    return lunarNumber(other) === this.#number;
  }

  toString() {
    return `${this.year}-${this.month}${this.isLeap ? "L" : ""}-${this.day}`;
  }

  toJSON() {
    return this.toString();
  }

  valueOf() {
    return this.#number;
  }

  /** What Node prints. */
  [Symbol.for("nodejs.util.inspect.custom")]() {
    return `LunarDate ${this}`;
  }
}

/** The number of a lunar date where one is asked for. */
export function lunarNumber(date) {
  if (date instanceof LunarDate) return date.valueOf();
  if (typeof date === "string") return LunarDate.parse(date).valueOf();
  throw new NotADateError(`${date} is no lunar date: give a LunarDate, or text such as "2025-6L-1"`);
}

/** The number of a month and a day of it, without a year. */
export function monthDayNumber({ month, day, isLeap = false }) {
  if (isWithin(month, 12) && isWithin(day, 30)) return (month << 9) | (Number(isLeap) << 8) | day;
  throw new NotADateError(`month ${month}, day ${day}: lunar months are 1 to 12, days 1 to 30`);
}

/** The number of a month and a day of it in year 1, for functions that ask for a whole date and do not look at the year. */
export function anyYearNumber(monthDay) {
  return 0x1_0000 | monthDayNumber(monthDay);
}

function isWithin(number, last) {
  return Number.isInteger(number) && number >= 1 && number <= last;
}
