// The names of everything in one language. Each is asked for once and kept.

import { Calendar } from "./calendars.js";
import { Day } from "./days.js";
import { checkAlmanac, checkKind, checkName, checkNumber, checkText, objectOf } from "./errors.js";
import { checkFestivals } from "./festivals.js";
import { MONTH_DAY, anyYearNumber, lunarNumber } from "./lunar-dates.js";
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

  /** What `make` made for the keys the first time; the first key may be an object. */
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
    return this.#reader.text(`${date}`, "almanac_lunar_date_text", number, ...styles, this.#tag);
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

  region(region) {
    checkName(region, this.#almanac.regions, "region");
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
    if (festival.dayNumber === 1) return this.festival(festivals, festival.id);
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

  workReason(reason) {
    return this.#nameOfWord(reason, "workReasons", "reason", "almanac_work_reason_name");
  }

  workMark(mark) {
    return this.#nameOfWord(mark, "marks", "mark", "almanac_work_mark_name");
  }

  audience(audience) {
    checkName(audience, this.#almanac.audiences, "audience");
    return this.#keep("audience", audience, () => {
      const name = this.#reader.argument(audience);
      return this.#reader.text(`audience "${audience}"`, "almanac_audience_name", name, this.#tag);
    });
  }

  label(cell, festivals = null, style) {
    const { sources = labelSources, lastKind = "traditional", spanDays = "first" } = objectOf(style, '{ sources: ["lunar"] }');
    checkKind(cell?.day, Day, "day of the cell", "a cell of calendar.page(2026, 2)");
    checkKind(sources, Array, "sources", '["term", "lunar"]');
    const numbers = [sourceBits(sources), numberOf(lastKind, this.#reader.words.festivalKinds), numberOf(spanDays, spanDayRules)];
    if (festivals === null) return this.#plainLabel(cell, sources);
    checkFestivals(festivals, this.#almanac);
    return festivals.label(cell.day, numbers, this.#tag);
  }

  /** The label of a cell without festivals. */
  #plainLabel(cell, sources) {
    const first = sources.find((source) => source === "lunar" || (source === "term" && cell.term));
    if (first === "term") return Object.freeze({ text: this.term(cell.term), subject: "term" });
    return Object.freeze({ text: this.lunarCell(cell.lunar), subject: cell.lunar.day === 1 ? "lunar-month" : "lunar-day" });
  }
}

function checkCalendar(calendar, almanac) {
  checkKind(calendar, Calendar, "calendar", 'almanac.calendar("china")');
  checkAlmanac(calendar.almanac, almanac, "calendar");
}

/** Sources in one number, the first in the lowest two bits; what stands after the third is left out. */
function sourceBits(sources) {
  return sources.slice(0, 3).reduce((bits, source, place) => bits | ((numberOf(source, labelSources) + 1) << (2 * place)), 0);
}
