// The names of everything in one language. Each is asked for once and kept.

import { Calendar } from "./calendars.js";
import { DaysOff } from "./days-off.js";
import { Day } from "./days.js";
import { checkAlmanac, checkKind, checkName, checkNumber, checkText, objectOf } from "./errors.js";
import { checkFestivals } from "./festivals.js";
import { MONTH_DAY, anyYearNumber, lunarDateAt, lunarNumber } from "./lunar-dates.js";
import { labelSources, monthStyles, numberOf, spanDayRules, yearStyles } from "./words.js";

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

  /** The name that a function of the module has for a word of a list. */
  #nameOfWord(word, list, subject, name) {
    return this.#name(subject, name, numberOf(word, this.#reader.words[list]));
  }

  lunar(date, style) {
    const { month = "numbered", year = "number" } = objectOf(style, '{ month: "traditional" }');
    const styles = [numberOf(month, monthStyles), numberOf(year, yearStyles)];
    const number = lunarNumber(date);
    return this.#reader.text(`${lunarDateAt(number)}`, "almanac_lunar_date_text", number, ...styles, this.#tag);
  }

  lunarMonth(date, style = "numbered") {
    const { month, isLeap } = objectOf(date, MONTH_DAY);
    const number = anyYearNumber({ month, isLeap, day: 1 });
    return this.#name("lunar month", "almanac_lunar_month_name", number, numberOf(style, monthStyles));
  }

  lunarDay(date) {
    const { day } = objectOf(date, MONTH_DAY);
    return this.#name("lunar day", "almanac_lunar_day_name", anyYearNumber({ month: 1, day }));
  }

  lunarCell(date) {
    return this.#name("lunar date", "almanac_lunar_cell_text", anyYearNumber(date));
  }

  lunarTitle(calendar, year, month) {
    checkCalendar(calendar, this.#almanac);
    checkNumber(year, 1, 9999, "year");
    return calendar.lunarTitle(year, month, this.#tag);
  }

  term(term) {
    return this.#nameOfWord(term, "terms", "term", "almanac_term_name");
  }

  season(season) {
    return this.#nameOfWord(season, "seasons", "season", "almanac_season_name");
  }

  phase(phase) {
    return this.#nameOfWord(phase, "phases", "phase", "almanac_phase_name");
  }

  pillar(pillar) {
    checkNumber(pillar, 0, 59, "pillar");
    return this.#name("pillar", "almanac_pillar_name", pillar);
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
    const number = numberOf(kind, this.#reader.words.festivalKinds);
    return this.#keep(festivals, number, () => festivals.kindName(number, this.#tag));
  }

  eraYears(festivals, day) {
    checkFestivals(festivals, this.#almanac);
    return festivals.eraYears(day, this.#tag);
  }

  workKind(kind) {
    return this.#nameOfWord(kind, "workKinds", "kind of day", "almanac_work_kind_name");
  }

  workReason(reason, festivals = null) {
    if (festivals === null) return this.#nameOfWord(reason, "workReasons", "reason", "almanac_work_reason_name");
    checkFestivals(festivals, this.#almanac);
    const number = numberOf(reason, this.#reader.words.workReasons);
    return this.#keep(festivals, `reason ${number}`, () => festivals.reasonName(number, this.#tag));
  }

  daysOff(festivals, daysOff, { firstDay, lastDay }) {
    checkFestivals(festivals, this.#almanac);
    checkKind(daysOff, DaysOff, "daysOff", 'almanac.daysOff("mainland")');
    return festivals.daysOffName(DaysOff.addressOf(daysOff), firstDay.number, lastDay.number, this.#tag);
  }

  workMark(mark) {
    return this.#nameOfWord(mark, "marks", "mark", "almanac_work_mark_name");
  }

  workMarkMeaning(mark) {
    const { words } = this.#reader;
    const number = numberOf(mark, words.marks);
    return this.workKind(words.workKinds[this.#reader.number(mark, "almanac_work_mark_kind", number)]);
  }

  audience(audience) {
    checkName(audience, this.#almanac.audiences, "audience");
    return this.#keep("audience", audience, () => {
      const name = this.#reader.argument(audience);
      return this.#reader.text(`audience "${audience}"`, "almanac_audience_name", name, this.#tag);
    });
  }

  label(cell, festivals = null, style) {
    const asked = this.#checkedCell(cell, festivals, null, style);
    return cell.calendar.label(cell.day, festivals, asked, this.#tag);
  }

  labels(cell, shown, style) {
    const { festivals = null, daysOff = null } = objectOf(shown, "{ festivals }");
    const asked = this.#checkedCell(cell, festivals, daysOff, style);
    return cell.calendar.labels(cell.day, festivals, daysOff, asked, this.#tag);
  }

  /** Checks what is asked about a cell; returns the style in numbers. */
  #checkedCell(cell, festivals, daysOff, style) {
    const { sources = labelSources, lastKind = "traditional", spanDays = "first" } = objectOf(style, '{ sources: ["lunar"] }');
    checkKind(cell?.day, Day, "day of the cell", "a cell of calendar.page(2026, 2)");
    checkCalendar(cell.calendar, this.#almanac);
    checkKind(sources, Array, "sources", '["term", "lunar"]');
    if (festivals !== null) checkFestivals(festivals, this.#almanac);
    if (daysOff !== null) checkKind(daysOff, DaysOff, "daysOff", 'almanac.daysOff("mainland")');
    const numbers = sources.slice(0, 3).map((source) => numberOf(source, labelSources) + 1);
    while (numbers.length < 3) numbers.push(0);
    return [...numbers, numberOf(lastKind, this.#reader.words.festivalKinds), numberOf(spanDays, spanDayRules)];
  }
}

function checkCalendar(calendar, almanac) {
  checkKind(calendar, Calendar, "calendar", 'almanac.calendar("china")');
  checkAlmanac(calendar.almanac, almanac, "calendar");
}
