// Who works when in a region.

import { Day, dayNumber, dayNumbers } from "./days.js";
import { checkAlmanac, checkNumber } from "./errors.js";
import { ERROR_NONE, ERROR_UNDECIDED, breakStructure, bridgeStructure, doubtStructure, noticeStructure, workStatusStructure, workdayCountStructure } from "./native.js";

export class DaysOff {
  #reader;
  #address;
  #notices = [];
  /** The statuses of days that only the week decides, by their kinds. */
  #byWeek = new Map();

  constructor(reader, table, holidays, region, audience, audiences) {
    const subject = `days off of "${region}"`;
    const names = [reader.argument(region), audience === null ? 0 : reader.argument(audience, 1)];
    this.#reader = reader;
    this.#address = reader.number(subject, "almanac_days_off_open", table, holidays, ...names);
    this.region = region;
    this.audience = reader.text(subject, "almanac_days_off_audience", this.#address);
    this.audiences = audiences;
    this.completeDays = reader.days(subject, "almanac_days_off_complete", this.#address);
    this.lookedUp = new Day(reader.number(subject, "almanac_days_off_looked_up", this.#address));
    Object.freeze(this);
  }

  /** The certainty of the public holiday on which the status of a day depends. */
  doubt(day) {
    return this.#reader.structure(`${Day.from(day)}`, "almanac_work_doubt", doubtStructure, this.#address, dayNumber(day));
  }

  /** Where the module has them, for pages; 0 for none. */
  static addressOf(daysOff, reader) {
    if (daysOff) checkAlmanac(daysOff.#reader, reader, "daysOff");
    return daysOff ? daysOff.#address : 0;
  }

  status(day) {
    const asked = Day.from(day);
    const { week, isStatutory, notice, ...found } = this.#reader.structure(
      asked, "almanac_work_status_on", workStatusStructure, this.#address, asked.number,
    );
    // Most days are what the week makes of them: the same object every time.
    const isByWeek = found.reason === "week" && found.half === null && notice < 0 && found.otherDay === null && found.festival === null;
    if (isByWeek && this.#byWeek.has(found.kind)) return this.#byWeek.get(found.kind);
    const status = Object.freeze({ ...found, notice: this.#notice(notice) });
    if (isByWeek) this.#byWeek.set(found.kind, status);
    return status;
  }

  isWorkday(day) {
    const { kind, isOff } = this.status(day);
    return kind === "unknown" ? null : !isOff;
  }

  /** A notice by its index, the same object every time; null for -1, which is none. */
  #notice(index) {
    if (index < 0) return null;
    this.#notices[index] ??= this.#readNotice(index);
    return this.#notices[index];
  }

  #readNotice(index) {
    const asked = [this.#address, index];
    const { id, day } = this.#reader.structure(`notice ${index}`, "almanac_notice_at", noticeStructure, ...asked);
    return Object.freeze({
      id,
      day,
      authority: this.#reader.text(id, "almanac_notice_authority", ...asked),
      number: this.#reader.text(id, "almanac_notice_number", ...asked),
    });
  }

  addWorkdays(day, count) {
    checkNumber(count, -100_000, 100_000, "number of workdays");
    const { call, out } = this.#reader;
    const status = call.almanac_add_workdays(this.#address, dayNumber(day), count, out);
    if (status === ERROR_UNDECIDED || status === ERROR_NONE) return null;
    this.#reader.check(status, `${Day.from(day)}`);
    return new Day(this.#reader.view.getInt32(out, true));
  }

  workdays(first, last) {
    const asked = [this.#address, ...dayNumbers(first, last)];
    return this.#reader.structure(`${Day.from(first)} to ${Day.from(last)}`, "almanac_count_workdays", workdayCountStructure, ...asked);
  }

  bridges(year, most = 1) {
    checkNumber(year, 1, 9999, "year");
    checkNumber(most, 1, 100, "number of workdays");
    return this.#reader.list(`year ${year}`, "almanac_bridges", bridgeStructure, this.#address, year, most);
  }

  breaks(year) {
    checkNumber(year, 1, 9999, "year");
    const found = this.#reader.list(`year ${year}`, "almanac_breaks", breakStructure, this.#address, year);
    return Object.freeze(found.map(({ festival, ...rest }) => Object.freeze({ ...rest, festivals: this.#festivals(rest, festival) })));
  }

  /** The festivals of a break, each once: that after which it is called, then the others in the order of the days. */
  #festivals({ firstDay, lastDay }, main) {
    const festivals = new Set([main]);
    for (let day = firstDay; day <= lastDay; day = day.plus(1)) festivals.add(this.status(day).festival);
    festivals.delete(null);
    return Object.freeze([...festivals]);
  }
}
