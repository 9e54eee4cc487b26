// The names of everything in one language. Each is asked for once and kept.

import { Calendar } from "./calendars.js";
import { DaysOff } from "./days-off.js";
import { Day } from "./days.js";
import { checkAlmanac, checkKind, checkName, checkNumber, checkText, numberOf, objectOf, optionsOf } from "./errors.js";
import { checkFestivals } from "./festivals.js";
import { MONTH_DAY, anyYearNumber, lunarDateAt, lunarNumber } from "./lunar-dates.js";
import { lists, words } from "./native.js";

/** The options of faces: what is shown on a day, and how. */
const SHOWN = ["festivals", "daysOff"];
const LABELS = ["sources", "lastKind", "spanDays"];

export class Names {
  #almanac;
  #reader;
  #table;
  #tag;
  #kept = new Map();

  constructor(almanac, reader, table, language) {
    this.#almanac = almanac;
    this.#reader = reader;
    this.#table = table;
    this.#tag = reader.copy(new TextEncoder().encode(`${language}\0`));
    this.language = language;
    Object.freeze(this);
  }

  /** The value that `make` made for the keys the first time; the first key may be an object. */
  #keep(owner, key, make) {
    if (!this.#kept.has(owner)) this.#kept.set(owner, new Map());
    const kept = this.#kept.get(owner);
    if (!kept.has(key)) kept.set(key, make());
    return kept.get(key);
  }

  /** The name that a function of the module has for a number. */
  #name(subject, name, ...values) {
    return this.#keep(name, values.join(), () => this.#reader.text(subject, name, ...values, this.#tag));
  }

  /** The name of a number of a list. */
  #nameIn(list, number) {
    return this.#name("name", "almanac_word_name", list, number);
  }

  lunar(date, style) {
    const { month = "numbered", year = "number" } = optionsOf(style, '{ month: "traditional" }', ["month", "year"]);
    const styles = [numberOf(month, words.monthStyle), numberOf(year, words.yearStyle)];
    const number = lunarNumber(date);
    return this.#reader.text(`${lunarDateAt(number)}`, "almanac_lunar_date_text", number, ...styles, this.#tag);
  }

  lunarMonth(date, style = "numbered") {
    const { month, isLeap } = objectOf(date, MONTH_DAY);
    const number = anyYearNumber({ month, isLeap, day: 1 });
    return this.#name("lunar month", "almanac_lunar_month_name", number, numberOf(style, words.monthStyle));
  }

  lunarDay(date) {
    const { day } = objectOf(date, MONTH_DAY);
    return this.#name("lunar day", "almanac_lunar_day_name", anyYearNumber({ month: 1, day }));
  }

  lunarTitle(calendar, year, month) {
    checkCalendar(calendar, this.#almanac);
    checkNumber(year, 1, 9999, "year");
    return calendar.lunarTitle(year, month, this.#tag);
  }

  term(term) {
    return this.#nameIn(lists.terms, numberOf(term, words.solarTerm));
  }

  season(season) {
    return this.#nameIn(lists.seasons, numberOf(season, words.season));
  }

  phase(phase) {
    return this.#nameIn(lists.phases, numberOf(phase, words.phase));
  }

  pillar(pillar) {
    checkNumber(pillar, 0, 59, "pillar");
    return this.#nameIn(lists.pillars, pillar);
  }

  zodiac(calendar, lunarYear) {
    checkCalendar(calendar, this.#almanac);
    checkNumber(lunarYear, 1, 9999, "lunar year");
    return this.#keep(calendar, lunarYear, () => calendar.zodiac(lunarYear, this.#tag));
  }

  calendar(calendar) {
    checkCalendar(calendar, this.#almanac);
    return this.#keep(calendar, "name", () => calendar.name(this.#tag));
  }

  region(asked) {
    const region = this.#almanac.region(asked);
    return this.#keep("region", region, () => {
      const name = this.#reader.argument(region);
      return this.#reader.text(`region "${region}"`, "almanac_region_name", this.#table, name, this.#tag);
    });
  }

  festival(festivals, id) {
    checkFestivals(festivals, this.#almanac);
    checkText(id, "festival", "chunjie");
    return this.#keep(festivals, id, () => festivals.name(id, this.#tag));
  }

  festivalDay(festivals, festival) {
    checkFestivals(festivals, this.#almanac);
    checkKind(festival?.day, Day, "day of the festival", 'one of festivals.on("2026-02-17")');
    checkText(festival.id, "festival", "chunjie");
    return festivals.dayName(festival, this.#tag);
  }

  festivalKind(festivals, kind) {
    checkFestivals(festivals, this.#almanac);
    const number = numberOf(kind, words.festivalKind);
    return this.#keep(festivals, number, () => festivals.kindName(number, this.#tag));
  }

  eraYears(festivals, day) {
    checkFestivals(festivals, this.#almanac);
    return festivals.eraYears(day, this.#tag);
  }

  workKind(kind) {
    return this.#nameIn(lists.workKinds, numberOf(kind, words.workKind));
  }

  workReason(reason, festivals = null) {
    const number = numberOf(reason, words.workReason);
    if (festivals === null) return this.#nameIn(lists.workReasons, number);
    checkFestivals(festivals, this.#almanac);
    return this.#keep(festivals, `reason ${number}`, () => festivals.reasonName(number, this.#tag));
  }

  daysOff(festivals, daysOff, { firstDay, lastDay }) {
    checkFestivals(festivals, this.#almanac);
    checkKind(daysOff, DaysOff, "daysOff", 'almanac.daysOff("mainland")');
    return festivals.daysOffName(DaysOff.addressOf(daysOff, this.#reader), firstDay.number, lastDay.number, this.#tag);
  }

  workMark(mark) {
    return this.#nameIn(lists.marks, numberOf(mark, words.mark));
  }

  workMarkMeaning(mark) {
    return this.workKind(words.workKind[this.#reader.number(mark, "almanac_work_mark_kind", numberOf(mark, words.mark))]);
  }

  audience(audience) {
    checkName(audience, this.#almanac.audiences, "audience");
    return this.#keep("audience", audience, () => {
      const name = this.#reader.argument(audience);
      return this.#reader.text(`audience "${audience}"`, "almanac_audience_name", name, this.#tag);
    });
  }

  face(cell, shown, style) {
    const { festivals = null, daysOff = null } = optionsOf(shown, "{ festivals }", SHOWN);
    const known = words.nameSource.slice(1);
    const { sources = known, lastKind = "traditional", spanDays = "first" } = optionsOf(style, '{ sources: ["lunar"] }', LABELS);
    checkKind(cell?.day, Day, "day of the cell", "a cell of calendar.page(2026, 2)");
    checkCalendar(cell.calendar, this.#almanac);
    checkKind(sources, Array, "sources", '["term", "lunar"]');
    if (festivals !== null) checkFestivals(festivals, this.#almanac);
    if (daysOff !== null) checkKind(daysOff, DaysOff, "daysOff", 'almanac.daysOff("mainland")');
    const numbers = sources.slice(0, 3).map((source) => numberOf(source, known) + 1);
    while (numbers.length < 3) numbers.push(0);
    const asked = { sources: numbers, lastKind: numberOf(lastKind, words.festivalKind), spanDays: numberOf(spanDays, words.spanDays) };
    return cell.calendar.face(cell.day, festivals, daysOff, asked, this.#tag, (mark) => this.workMark(mark));
  }
}

function checkCalendar(calendar, almanac) {
  checkKind(calendar, Calendar, "calendar", 'almanac.calendar("china")');
  checkAlmanac(calendar.almanac, almanac, "calendar");
}
