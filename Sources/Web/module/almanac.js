// The East Asian lunisolar calendars, 1900-2100. Everything is described in almanac.d.ts.

export { Almanac } from "./table.js";
export { Day } from "./days.js";
export { LunarDate } from "./lunar-dates.js";
export {
  AlmanacError,
  BadArgumentError,
  BadRuleError,
  BadTableError,
  NoSuchLeapMonthError,
  NoThirtiethDayError,
  NotADateError,
  OutOfRangeError,
  UnknownNameError,
} from "./errors.js";
export { spellOut } from "./recurrence.js";
