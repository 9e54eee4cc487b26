// Who works when in a region.

import { Day, dayNumber, dayNumbers } from "./days.js";
import { NONE, UNDECIDED, checkNumber } from "./errors.js";
import { doubtAt } from "./events.js";
import { nameIn } from "./reader.js";

const NO_DAY = -0x8000_0000;
const BREAK_SIZE = 40;
const BRIDGE_SIZE = 20;

export class DaysOff {
  #reader;
  #address;
  #notices = [];
  /** The statuses of days that only the week decides, by their kinds. */
  #byWeek = [];

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
    const { call, out, view, words } = this.#reader;
    this.#reader.check(call.almanac_work_doubt(this.#address, dayNumber(day), out), `${Day.from(day)}`);
    return doubtAt(view, out, words);
  }

  /** Where the module has them, for pages; 0 for none. */
  static addressOf(daysOff) {
    return daysOff ? daysOff.#address : 0;
  }

  status(day) {
    const { call, out, words } = this.#reader;
    const status = call.almanac_work_status_on(this.#address, dayNumber(day), out);
    if (status !== 0) this.#reader.check(status, `${Day.from(day)}`);
    const { view } = this.#reader;
    const otherDay = view.getInt32(out, true);
    const notice = view.getInt32(out + 4, true);
    const festival = nameIn(view, out + 8);
    const [kind, reason, half] = [view.getUint8(out + 33), view.getUint8(out + 34), view.getUint8(out + 35)];
    const [isOff, mark] = [view.getUint8(out + 38) === 1, words.marks[view.getUint8(out + 39)] || null];
    // Most days are what the week makes of them: the same object every time.
    const isByWeek = reason === 0 && half === 0 && notice < 0 && otherDay === NO_DAY && festival === "";
    if (isByWeek && this.#byWeek[kind]) return this.#byWeek[kind];
    const found = Object.freeze({
      kind: words.workKinds[kind],
      reason: words.workReasons[reason],
      half: words.halves[half] || null,
      festival: festival || null,
      otherDay: otherDay === NO_DAY ? null : new Day(otherDay),
      notice: this.#notice(notice),
      isOff,
      mark,
    });
    if (isByWeek) this.#byWeek[kind] = found;
    return found;
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
    const asked = [`notice ${index}`, "almanac_notice_at", this.#address, index];
    const day = this.#reader.number(...asked);
    const id = nameIn(this.#reader.view, this.#reader.out + 4);
    return Object.freeze({
      id,
      day: day === NO_DAY ? null : new Day(day),
      authority: this.#reader.text(id, "almanac_notice_authority", this.#address, index),
      number: this.#reader.text(id, "almanac_notice_number", this.#address, index),
    });
  }

  addWorkdays(day, count) {
    checkNumber(count, -100_000, 100_000, "number of workdays");
    const { call, out } = this.#reader;
    const status = call.almanac_add_workdays(this.#address, dayNumber(day), count, out);
    if (status === UNDECIDED || status === NONE) return null;
    this.#reader.check(status, `${Day.from(day)}`);
    return new Day(this.#reader.view.getInt32(out, true));
  }

  workdays(first, last) {
    const { call, out } = this.#reader;
    this.#reader.check(call.almanac_count_workdays(this.#address, ...dayNumbers(first, last), out), `${Day.from(first)} to ${Day.from(last)}`);
    const [workdays, halfDays, daysOff, unknown] = [0, 8, 16, 24].map((offset) => this.#reader.view.getUint32(out + offset, true));
    return Object.freeze({ workdays, halfDays, daysOff, unknown });
  }

  bridges(year, most = 1) {
    checkNumber(year, 1, 9999, "year");
    checkNumber(most, 1, 100, "number of workdays");
    return this.#reader.list(`year ${year}`, "almanac_bridges", BRIDGE_SIZE, bridgeAt, this.#address, year, most);
  }

  breaks(year) {
    checkNumber(year, 1, 9999, "year");
    const found = this.#reader.list(`year ${year}`, "almanac_breaks", BREAK_SIZE, breakAt, this.#address, year);
    return Object.freeze(found.map(({ main, ...rest }) => Object.freeze({ ...rest, festivals: this.#festivals(rest, main) })));
  }

  /** The festivals of a break, each once: that after which it is called, then the others in the order of the days. */
  #festivals({ firstDay, lastDay }, main) {
    const festivals = new Set([main]);
    for (let day = firstDay; day <= lastDay; day = day.plus(1)) festivals.add(this.status(day).festival);
    festivals.delete(null);
    return Object.freeze([...festivals]);
  }
}

function bridgeAt(view, address) {
  const [firstLeave, lastLeave, firstDay, lastDay] = [0, 4, 8, 12].map((offset) => new Day(view.getInt32(address + offset, true)));
  return Object.freeze({ firstLeave, lastLeave, firstDay, lastDay, isOpen: view.getInt32(address + 16, true) === 1 });
}

function breakAt(view, address, { certainties }) {
  const [firstDay, lastDay] = [new Day(view.getInt32(address, true)), new Day(view.getInt32(address + 4, true))];
  const [isOpen, certainty] = [view.getInt32(address + 8, true) === 1, certainties[view.getUint8(address + 37)]];
  return { firstDay, lastDay, isOpen, certainty, main: nameIn(view, address + 12) || null };
}
