// A lunisolar calendar.

import { DaysOff } from "./days-off.js";
import { Day, dayNumber, dayNumbers, dayStructure } from "./days.js";
import { BadArgumentError, checkKind, checkNumber, numberOf, objectOf, optionsOf, written } from "./errors.js";
import { phaseStructure, termStructure } from "./events.js";
import { Festivals } from "./festivals.js";
import { anyYearNumber, lunarDateAt, lunarNumber } from "./lunar-dates.js";
import { ERROR_RANGE, NO_DAY, NO_PILLAR, doubtStructure, faceStructure, labelStructure, labelStyle, monthStructure, periodStructure, pillarsStructure, words } from "./native.js";
import { readPage } from "./pages.js";

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
    if (number === 0) throw this.#reader.errorOf(ERROR_RANGE, `${Day.from(day)}`);
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
    return monthOf(this.#reader.structure(`${Day.from(day)}`, "almanac_month_on", monthStructure, this.#address, dayNumber(day)));
  }

  months(lunarYear) {
    checkNumber(lunarYear, 1, 9999, "lunar year");
    const found = this.#reader.list(`lunar year ${lunarYear}`, "almanac_months_of_year", monthStructure, this.#address, lunarYear);
    return Object.freeze(found.map(monthOf));
  }

  leapMonth(lunarYear) {
    checkNumber(lunarYear, 1, 9999, "lunar year");
    return this.#reader.number(`lunar year ${lunarYear}`, "almanac_leap_month", this.#address, lunarYear) || null;
  }

  terms(year) {
    return Object.freeze(words.solarTerm.map((term) => this.term(term, year)));
  }

  term(term, year) {
    checkNumber(year, 1, 9999, "year");
    const number = numberOf(term, words.solarTerm);
    return this.#reader.structure(`${term} of ${year}`, "almanac_term", termStructure, this.#address, year, number);
  }

  termsBetween(first, last) {
    return this.#events("almanac_terms", termStructure, first, last);
  }

  phases(first, last) {
    return this.#events("almanac_phases", phaseStructure, first, last);
  }

  lunarDoubt(day) {
    return this.#reader.structure(`${Day.from(day)}`, "almanac_lunar_doubt", doubtStructure, this.#address, dayNumber(day));
  }

  #events(name, structure, first, last) {
    const days = dayNumbers(first, last);
    return this.#reader.list(`${Day.from(first)} to ${Day.from(last)}`, name, structure, this.#address, ...days);
  }

  pillars(day) {
    const { hour, ...pillars } = this.#reader.structure(
      `${Day.from(day)}`, "almanac_pillars_on", pillarsStructure, this.#address, dayNumber(day),
    );
    return Object.freeze(pillars);
  }

  pillarsAt(instant, boundaries) {
    const choices = boundaryNumbers(boundaries);
    checkKind(instant, Date, "pillarsAt", 'new Date("2026-02-17T08:00:00Z")');
    const seconds = Math.floor(instant.getTime() / 1000);
    checkNumber(seconds, -8.64e12, 8.64e12, "instant");
    return this.#reader.structure(`${instant}`, "almanac_pillars_at", pillarsStructure, this.#address, BigInt(seconds), ...choices);
  }

  moments(pillars, first = this.days.firstDay, last = this.days.lastDay, boundaries = undefined) {
    const { year, month, day, hour } = objectOf(pillars, "{ year: 42, month: 26 }");
    const sought = [year, month, day, hour].map((pillar) => {
      if (pillar === undefined || pillar === null) return NO_PILLAR;
      checkNumber(pillar, 0, 59, "pillar");
      return pillar;
    });
    if (sought.every((pillar) => pillar === NO_PILLAR)) throw new BadArgumentError(`${written(pillars)}: give a pillar, such as { year: 42 }`);
    const values = [...sought, ...dayNumbers(first, last), ...boundaryNumbers(boundaries)];
    return this.#reader.list("moments", "almanac_pillar_moments", periodStructure, this.#address, ...values);
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
    const asked = [this.#address, anyYearNumber(date), dayNumber(after), ...ruleNumbers(rule)];
    return this.#reader.structureOrNull(`${Day.from(after)}`, "almanac_next_anniversary", dayStructure, ...asked);
  }

  anniversaries(date, firstYear, lastYear, rule) {
    checkNumber(firstYear, 1, 9999, "lunar year");
    checkNumber(lastYear, firstYear, 9999, "lunar year");
    const asked = [anyYearNumber(date), firstYear, lastYear, ...ruleNumbers(rule)];
    const subject = `lunar years ${firstYear} to ${lastYear}`;
    return this.#reader.list(subject, "almanac_anniversaries", dayStructure, this.#address, ...asked);
  }

  anniversariesBetween(date, first, last, rule) {
    const asked = [anyYearNumber(date), ...dayNumbers(first, last), ...ruleNumbers(rule)];
    return this.#reader.list(`${first} to ${last}`, "almanac_anniversaries_between", dayStructure, this.#address, ...asked);
  }

  anniversaryDoubt(date, day, rule) {
    const asked = [this.#address, anyYearNumber(date), dayNumber(day), ruleNumbers(rule)[1]];
    return this.#reader.structure(`${Day.from(day)}`, "almanac_anniversary_doubt", doubtStructure, ...asked);
  }

  /** The lunar half of the title of a page, for `Names`. */
  lunarTitle(year, month, language) {
    checkNumber(month, 1, 12, "month");
    return this.#reader.text(`${year}-${month}`, "almanac_lunar_title", this.#address, year, month, language);
  }

  /** Everything that a calendar shows of a day by the numbers of a style, for `Names`. */
  face(day, festivals, daysOff, style, language, badgeOf) {
    const address = this.#reader.out + 24;
    const opened = [this.#address, Festivals.addressOf(festivals), DaysOff.addressOf(daysOff, this.#reader)];
    const asked = [...opened, day.number, this.#styleAt(style), language, address];
    const [labels, lines] = this.#reader.listWithLines(`${day}`, "almanac_day_face", labelStructure, ...asked);
    const [label, lunar, ...names] = labels.map((each, index) => Object.freeze({ text: lines[index], ...each }));
    const face = faceStructure.read(this.#reader.view, address);
    const badge = face.mark && badgeOf(face.mark);
    return Object.freeze({ ...face, label, lunar, names: Object.freeze(names), badge });
  }

  /** The address of a style of numbers. */
  #styleAt({ sources, lastKind, spanDays }) {
    const { out, view } = this.#reader;
    const address = out + 16;
    sources.forEach((source, index) => view.setUint8(address + labelStyle.sources + index, source));
    view.setUint8(address + labelStyle.lastKind, lastKind);
    view.setUint8(address + labelStyle.spanDays, spanDays);
    return address;
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
  const { leapMonth = "leap", thirtieth = "last" } = optionsOf(rule, '{ leapMonth: "plain" }', ["leapMonth", "thirtieth"]);
  return [numberOf(leapMonth, words.leapRule), numberOf(thirtieth, words.thirtiethRule)];
}

function monthOf({ firstDate: { year, month, isLeap }, firstDay, length }) {
  return Object.freeze({ year, month, isLeap, firstDay, lastDay: firstDay.plus(length - 1), length });
}

/** The numbers of almanac.h for the choices of when pillars change. */
function boundaryNumbers(boundaries) {
  const { year = "lichun-instant", month = "term-instant", day = "midnight" } = optionsOf(boundaries, '{ day: "23h" }', ["year", "month", "day"]);
  return [numberOf(year, words.yearFrom), numberOf(month, words.monthFrom), numberOf(day, words.dayFrom)];
}
