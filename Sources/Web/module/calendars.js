// A lunisolar calendar.

import { DaysOff } from "./days-off.js";
import { Day, dayAt, dayNumber, dayNumbers } from "./days.js";
import { NONE, OUT_OF_RANGE, checkKind, checkNumber, objectOf } from "./errors.js";
import { doubtAt, instantAt, phaseAt, termAt, EVENT_SIZE } from "./events.js";
import { Festivals } from "./festivals.js";
import { anyYearNumber, lunarDateAt, lunarNumber } from "./lunar-dates.js";
import { readPage } from "./pages.js";
import { dayBoundaries, leapMonthRules, monthBoundaries, numberOf, thirtiethRules, yearBoundaries } from "./words.js";

const NO_DAY = -0x8000_0000;
const NO_PILLAR = 255;
const MONTH_SIZE = 12;
const PERIOD_SIZE = 16;

export class Calendar {
  #reader;
  #address;
  #festivals = new Map();
  #lunarDateOn;

  constructor(almanac, reader, table, id) {
    this.#reader = reader;
    this.#address = reader.number(`calendar "${id}"`, "almanac_calendar_open", table, reader.argument(id));
    this.#lunarDateOn = reader.call.almanac_lunar_date_on;
    this.almanac = almanac;
    this.id = id;
    this.days = reader.days(id, "almanac_calendar_days", this.#address);
    Object.freeze(this);
  }

  get regions() {
    return Object.freeze(this.almanac.regions.filter((region) => this.almanac.calendarOfRegion(region) === this));
  }

  lunar(day) {
    const number = this.#lunarDateOn(this.#address, dayNumber(day));
    if (number === 0) throw this.#reader.errorOf(OUT_OF_RANGE, `${Day.from(day)}`);
    return lunarDateAt(number);
  }

  day(date) {
    const lunar = lunarNumber(date);
    const number = this.#reader.call.almanac_day_of_lunar(this.#address, lunar);
    if (number === NO_DAY) this.#reader.check(this.#reader.call.almanac_lunar_absence(this.#address, lunar), `${lunarDateAt(lunar)}`);
    return new Day(number);
  }

  lunarArray(days) {
    checkKind(days, Int32Array, "lunarArray", "an Int32Array of numbers of days");
    return this.#reader.array("almanac_lunar_dates_on", this.#address, days, Uint32Array);
  }

  dayArray(dates) {
    checkKind(dates, Uint32Array, "dayArray", "a Uint32Array of numbers of lunar dates");
    return this.#reader.array("almanac_days_of_lunar", this.#address, dates, Int32Array);
  }

  holds(day) {
    const number = dayNumber(day);
    return number >= this.days.firstDay.number && number <= this.days.lastDay.number;
  }

  month(day) {
    const { call, out } = this.#reader;
    this.#reader.check(call.almanac_month_on(this.#address, dayNumber(day), out), `${Day.from(day)}`);
    return monthAt(this.#reader.view, out);
  }

  months(lunarYear) {
    checkNumber(lunarYear, 1, 9999, "lunar year");
    const subject = `lunar year ${lunarYear}`;
    return this.#reader.list(subject, "almanac_months_of_year", MONTH_SIZE, monthAt, this.#address, lunarYear);
  }

  leapMonth(lunarYear) {
    checkNumber(lunarYear, 1, 9999, "lunar year");
    return this.#reader.number(`lunar year ${lunarYear}`, "almanac_leap_month", this.#address, lunarYear) || null;
  }

  terms(year) {
    return Object.freeze(this.#reader.words.terms.map((term) => this.term(term, year)));
  }

  term(term, year) {
    const { call, out, words } = this.#reader;
    checkNumber(year, 1, 9999, "year");
    this.#reader.check(call.almanac_term(this.#address, year, numberOf(term, words.terms), out), `${term} of ${year}`);
    return termAt(this.#reader.view, out, words);
  }

  termsBetween(first, last) {
    return this.#events("almanac_terms", termAt, first, last);
  }

  phases(first, last) {
    return this.#events("almanac_phases", phaseAt, first, last);
  }

  lunarDoubt(day) {
    const { call, out, words } = this.#reader;
    this.#reader.check(call.almanac_lunar_doubt(this.#address, dayNumber(day), out), `${Day.from(day)}`);
    return doubtAt(this.#reader.view, out, words);
  }

  #events(name, read, first, last) {
    const days = dayNumbers(first, last);
    return this.#reader.list(`${Day.from(first)} to ${Day.from(last)}`, name, EVENT_SIZE, read, this.#address, ...days);
  }

  pillars(day) {
    const { call, out } = this.#reader;
    this.#reader.check(call.almanac_pillars_on(this.#address, dayNumber(day), out), `${Day.from(day)}`);
    const { view } = this.#reader;
    return Object.freeze({ year: view.getUint8(out), month: view.getUint8(out + 1), day: view.getUint8(out + 2) });
  }

  pillarsAt(instant, boundaries) {
    const choices = boundaryNumbers(boundaries);
    checkKind(instant, Date, "pillarsAt", 'new Date("2026-02-17T08:00:00Z")');
    const { call, out } = this.#reader;
    const seconds = Math.floor(instant.getTime() / 1000);
    checkNumber(seconds, -1e11, 1e11, "instant");
    this.#reader.check(call.almanac_pillars_at(this.#address, BigInt(seconds), ...choices, out), `${instant}`);
    const { view } = this.#reader;
    const monthPillar = view.getUint8(out + 1);
    return Object.freeze({
      year: view.getUint8(out),
      month: monthPillar === NO_PILLAR ? null : monthPillar,
      day: view.getUint8(out + 2),
      hour: view.getUint8(out + 3),
    });
  }

  moments(pillars, first = this.days.firstDay, last = this.days.lastDay, boundaries = undefined) {
    const { year, month, day, hour } = objectOf(pillars, "{ year: 42, month: 26 }");
    const sought = [year, month, day, hour].map((pillar) => {
      if (pillar === undefined || pillar === null) return NO_PILLAR;
      checkNumber(pillar, 0, 59, "pillar");
      return pillar;
    });
    const values = [...sought, ...dayNumbers(first, last), ...boundaryNumbers(boundaries)];
    return this.#reader.list("moments", "almanac_pillar_moments", PERIOD_SIZE, periodAt, this.#address, ...values);
  }

  festivals(...names) {
    const regions = names.map((name) => this.almanac.region(name));
    const key = regions.join(",");
    if (!this.#festivals.has(key)) this.#festivals.set(key, new Festivals(this, this.#reader, this.#address, regions));
    return this.#festivals.get(key);
  }

  hasHolidays(name) {
    const region = this.almanac.region(name);
    return this.#reader.number(`region "${region}"`, "almanac_has_holidays", this.#address, this.#reader.argument(region)) === 1;
  }

  page(year, month, options) {
    return readPage(this, this.#reader, this.#address, year, month, options);
  }

  nextAnniversary(date, after, rule) {
    const { call, out } = this.#reader;
    const asked = [anyYearNumber(date), dayNumber(after), ...ruleNumbers(rule)];
    const status = call.almanac_next_anniversary(this.#address, ...asked, out);
    if (status === NONE) return null;
    this.#reader.check(status, `${Day.from(after)}`);
    return new Day(this.#reader.view.getInt32(out, true));
  }

  anniversaries(date, firstYear, lastYear, rule) {
    checkNumber(firstYear, 1, 9999, "lunar year");
    checkNumber(lastYear, firstYear, 9999, "lunar year");
    const asked = [anyYearNumber(date), firstYear, lastYear, ...ruleNumbers(rule)];
    const subject = `lunar years ${firstYear} to ${lastYear}`;
    return this.#reader.list(subject, "almanac_anniversaries", 4, dayAt, this.#address, ...asked);
  }

  anniversariesBetween(date, first, last, rule) {
    const asked = [anyYearNumber(date), ...dayNumbers(first, last), ...ruleNumbers(rule)];
    return this.#reader.list(`${first} to ${last}`, "almanac_anniversaries_between", 4, dayAt, this.#address, ...asked);
  }

  anniversaryDoubt(date, day, rule) {
    const { call, out, words } = this.#reader;
    const asked = [anyYearNumber(date), dayNumber(day), ruleNumbers(rule)[1]];
    this.#reader.check(call.almanac_anniversary_doubt(this.#address, ...asked, out), `${Day.from(day)}`);
    return doubtAt(this.#reader.view, out, words);
  }

  /** The lunar half of the title of a page, for `Names`. */
  lunarTitle(year, month, language) {
    checkNumber(month, 1, 12, "month");
    return this.#reader.text(`${year}-${month}`, "almanac_lunar_title", this.#address, year, month, language);
  }

  /** The label of a day by the numbers of a style, for `Names`. */
  label(day, festivals, style, language) {
    const asked = [Festivals.addressOf(festivals), day.number, this.#styleAt(style), language, this.#labelAddress];
    return this.#labelOf(this.#reader.text(`${Day.from(day)}`, "almanac_day_label", this.#address, ...asked));
  }

  /** All names of a day, for `Names`. */
  labels(day, festivals, daysOff, style, language) {
    const shown = [Festivals.addressOf(festivals), DaysOff.addressOf(daysOff, this.#reader), day.number, this.#styleAt(style)];
    const labels = [];
    for (;;) {
      const asked = [this.#address, ...shown, labels.length, language, this.#labelAddress];
      const text = this.#reader.textOrNull(`${Day.from(day)}`, "almanac_day_name", ...asked);
      if (text === null) return Object.freeze(labels);
      labels.push(this.#labelOf(text));
    }
  }

  /** The address of a style, whose fields are bytes. */
  #styleAt(style) {
    const address = this.#reader.out + 16;
    style.forEach((number, offset) => this.#reader.view.setUint8(address + offset, number));
    return address;
  }

  /** The address to which what a label is about is written. */
  get #labelAddress() {
    return this.#reader.out + 8;
  }

  #labelOf(text) {
    const { view, words } = this.#reader;
    const [subject, kind, term, certainty] = [0, 1, 2, 3].map((offset) => view.getUint8(this.#labelAddress + offset));
    return Object.freeze({
      text,
      subject: words.labelSubjects[subject],
      kind: words.festivalKinds[kind] ?? null,
      term: words.terms[term] ?? null,
      certainty: words.certainties[certainty],
    });
  }

  /** The name of the calendar, for `Names`. */
  name(language) {
    return this.#reader.text(this.id, "almanac_calendar_name", this.#address, language);
  }

  /** The animal of a lunar year, for `Names`. */
  zodiac(lunarYear, language) {
    return this.#reader.text(`lunar year ${lunarYear}`, "almanac_zodiac_name", this.#address, lunarYear, language);
  }
}

function ruleNumbers(rule) {
  const { leapMonth = "leap", thirtieth = "last" } = objectOf(rule, '{ leapMonth: "plain" }');
  return [numberOf(leapMonth, leapMonthRules), numberOf(thirtieth, thirtiethRules)];
}

function monthAt(view, address) {
  const first = lunarDateAt(view.getUint32(address, true));
  const firstDay = new Day(view.getInt32(address + 4, true));
  const length = view.getInt32(address + 8, true);
  const { year, month, isLeap } = first;
  return Object.freeze({ year, month, isLeap, firstDay, lastDay: firstDay.plus(length - 1), length });
}

/** The numbers of almanac.h for the choices of when pillars change. */
function boundaryNumbers(boundaries) {
  const { year = "lichun-instant", month = "term-instant", day = "midnight" } = objectOf(boundaries, '{ day: "23h" }');
  return [numberOf(year, yearBoundaries), numberOf(month, monthBoundaries), numberOf(day, dayBoundaries)];
}

/** The period of a structure of almanac.h. */
function periodAt(view, address) {
  return Object.freeze({ start: instantAt(view, address), end: instantAt(view, address + 8) });
}
