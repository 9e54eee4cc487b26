// Lunar dates, each in one number as in almanac.h: year x 65536 + month x 512 + leap x 256 + day.

import { NotADateError, checkNumber, objectOf, written } from "./errors.js";

/** The constructor takes this argument, which only this file has: nobody else can make one. */
const inside = Symbol("inside");

/** A month and a day as they may be given. */
export const MONTH_DAY = "{ month: 8, day: 15 }";

export class LunarDate {
  #number;

  constructor(caller, number) {
    if (caller !== inside) {
      throw new NotADateError('new LunarDate: write LunarDate.of(2025, 6, 1, true) or LunarDate.parse("2025-6L-1")');
    }
    this.#number = number;
  }

  static fromNumber(number) {
    checkNumber(number, 0x1_0000, 0x270f_ffff, "number of a lunar date", NotADateError);
    return LunarDate.of(number >>> 16, (number >> 9) & 127, number & 255, ((number >> 8) & 1) === 1);
  }

  static of(year, month, day, isLeap = false) {
    checkNumber(year, 1, 9999, "lunar year", NotADateError);
    return lunarDateAt((year << 16) | monthDayNumber({ month, day, isLeap }));
  }

  static parse(text) {
    const parts = typeof text === "string" && /^(?!\d+-(?:0\d-|\d+-0))(\d{1,4})-(\d{1,2})(L?)-(\d{1,2})$/.exec(text);
    if (!parts) throw new NotADateError(`${written(text)} is no lunar date: write it like "2026-1-1", or "2025-6L-1" in a leap month`);
    return LunarDate.of(Number(parts[1]), Number(parts[2]), Number(parts[4]), parts[3] === "L");
  }

  get year() {
    return this.#number >>> 16;
  }

  get month() {
    return (this.#number >> 9) & 127;
  }

  get monthCode() {
    return `M${String(this.month).padStart(2, "0")}${this.isLeap ? "L" : ""}`;
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

  /** The text that Node prints. */
  [Symbol.for("nodejs.util.inspect.custom")]() {
    return `LunarDate ${this}`;
  }
}

/** The date of a number of almanac.h, which is not checked. */
export function lunarDateAt(number) {
  return new LunarDate(inside, number);
}

/** The number of a lunar date where one is asked for. */
export function lunarNumber(date) {
  if (date instanceof LunarDate) return date.valueOf();
  if (typeof date === "string") {
    // Whether the numbers have zeros before them says nothing: the text of a Gregorian date has them or not.
    const [, ...parts] = /^(\d{1,4})-(0?[1-9]|1[0-2])-(0?[1-9]|[12]\d|3[01])$/.exec(date) ?? [];
    if (parts.length > 0) {
      const [year, month, day] = parts.map(Number);
      const iso = parts.map((part, index) => part.padStart(index ? 2 : 4, "0")).join("-");
      const isDay = new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso);
      const ways = [
        ...(year > 0 && day < 31 ? [`LunarDate.of(${year}, ${month}, ${day}) for the lunar date`] : []),
        ...(year > 0 && isDay ? [`calendar.lunar("${iso}") for the lunar date of that day`] : []),
      ];
      const doubt = isDay ? "may be a Gregorian date" : "does not say that it is lunar";
      if (ways.length > 0) throw new NotADateError(`"${date}" ${doubt}: write ${ways.join(", ")}`);
    }
    return LunarDate.parse(date).valueOf();
  }
  const { year, monthCode, day, isLeap, month, calendarId = "chinese" } = Object(date);
  const [, number, leap] = (typeof monthCode === "string" && /^M(\d\d)(L?)$/.exec(monthCode)) || [];
  if (number && (calendarId === "chinese" || calendarId === "dangi")) return LunarDate.of(year, Number(number), day, leap === "L").valueOf();
  if (typeof isLeap === "boolean") return LunarDate.of(year, month, day, isLeap).valueOf();
  throw new NotADateError(`${written(date)} is no lunar date: give a LunarDate, text such as "2025-6L-1", or { year: 2025, month: 6, isLeap: true, day: 1 }`);
}

/** The number of a month and a day of it, without a year. */
export function monthDayNumber(monthDay) {
  const { month, day, isLeap = false } = objectOf(monthDay, MONTH_DAY);
  checkNumber(month, 1, 12, "lunar month", NotADateError);
  checkNumber(day, 1, 30, "lunar day", NotADateError);
  if (typeof isLeap !== "boolean") throw new NotADateError(`isLeap ${written(isLeap)}: give true or false`);
  return (month << 9) | (Number(isLeap) << 8) | day;
}

/** The number of a month and a day of it in year 1, for functions that ask for a whole date and do not look at the year. */
export function anyYearNumber(monthDay) {
  return 0x1_0000 | monthDayNumber(monthDay);
}
