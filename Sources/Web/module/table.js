// An open table.

import { answerAt } from "./answers.js";
import { Calendar } from "./calendars.js";
import { DaysOff } from "./days-off.js";
import { Day, dayNumber, dayNumbers, dayStructure } from "./days.js";
import { AlmanacError, BadRuleError, checkKind, checkName, checkNumber, checkText, numberOf, optionsOf, written } from "./errors.js";
import { Festivals, checkFestivals } from "./festivals.js";
import { files } from "./files.js";
import { homeOf } from "./home.js";
import { Names } from "./names.js";
import * as native from "./native.js";
import { bytesOf, openFile, openReader } from "./opening.js";

// Kinds of compiled files by their numbers in Sources/Web/reader/Opening.swift.
const TABLE = { subject: "almanac.bin", kind: 0 };
const HOLIDAYS = { subject: "holidays.bin", kind: 1 };

/** The options of `open`. */
const SOURCES = ["words", "wide", "ownDays", "wasm", "table", "holidays"];

/** The table with own days among its festivals. */
function withOwnDays(reader, table, rows) {
  reader.needWords("ownDays");
  checkText(rows, "ownDays", "festival party - - Party\nobservance all 2020- lunar 8 15");
  const text = reader.copy(new TextEncoder().encode(`${rows.replaceAll("\0", " ")}\0`));
  try {
    const fault = reader.textOrNull("ownDays", "almanac_table_adding_fault", table, text);
    if (fault !== null) throw new BadRuleError(`ownDays: ${fault}`);
    return reader.number("ownDays", "almanac_table_adding", table, text);
  } finally {
    reader.call.free(text);
  }
}

/** The constructor takes this argument, which only this file has: nobody else can make one. */
const inside = Symbol("inside");

export class Almanac {
  #reader;
  #table;
  #holidays;
  #kept = new Map();

  static async open(sources) {
    const { words = false, wide = false, ownDays = null, ...given } = optionsOf(sources, "{ words: true }", SOURCES);
    const { wasm = words ? files.words() : files.wasm(), table = wide ? files.wide() : files.table(), holidays = files.holidays() } = given;
    // All are fetched at once.
    const bytes = Promise.all([bytesOf(table), (await holidays) === null ? null : bytesOf(holidays)]);
    bytes.catch(() => {});
    const reader = await openReader(wasm);
    const [tableBytes, holidayBytes] = await bytes;
    const reading = [openFile(reader, tableBytes, TABLE), holidayBytes && openFile(reader, holidayBytes, HOLIDAYS)];
    const [opened, holidayTable] = await Promise.all(reading);
    return new Almanac(inside, reader, ownDays === null ? opened : withOwnDays(reader, opened, ownDays), holidayTable);
  }

  constructor(caller, reader, table, holidays) {
    if (caller !== inside) throw new AlmanacError("new Almanac: write await Almanac.open()");
    this.#reader = reader;
    this.#table = table;
    this.#holidays = holidays;
    this.release = reader.text("table", "almanac_table_release", table);
    this.digest = reader.text("table", "almanac_table_digest", table);
    this.days = reader.tableDays = reader.days("table", "almanac_table_days", table);
    this.calendars = this.#all("almanac_table_calendar", table);
    this.regions = this.#all("almanac_table_region", table);
    this.languages = native.words.language;
    this.terms = native.words.solarTerm;
    this.daysOffRegions = holidays ? this.#all("almanac_holidays_region", holidays) : Object.freeze([]);
    Object.freeze(this);
  }

  /** The texts of the table or the holidays that a function gives by number. */
  #all(name, ...values) {
    return this.#reader.texts("table", name, values);
  }

  /** The value that `make` made for a key the first time. */
  #keep(key, make) {
    if (!this.#kept.has(key)) this.#kept.set(key, make());
    return this.#kept.get(key);
  }

  calendar(id) {
    checkName(id, this.calendars, "calendar");
    return this.#keep(`calendar ${id}`, () => new Calendar(this, this.#reader, this.#table, id));
  }

  region(name) {
    if (this.regions.includes(name)) return name;
    const found = typeof name !== "string" ? null : this.#reader.textOrNull(`region "${name}"`, "almanac_region_named", this.#table, this.#reader.argument(name));
    if (found === null) checkName(name, this.regions, "region");
    return found;
  }

  calendarOfRegion(name) {
    const region = this.region(name);
    return this.calendar(
      this.#reader.text(`region "${region}"`, "almanac_region_calendar", this.#table, this.#reader.argument(region)),
    );
  }

  territoriesOfRegion(name) {
    const region = this.region(name);
    return this.#keep(`territories ${region}`, () => this.#all("almanac_region_territory", this.#table, this.#reader.argument(region)));
  }

  regionOfTerritory(territory) {
    checkText(territory, "territory", "KR");
    const asked = [this.#table, this.#reader.argument(territory)];
    return this.#reader.textOrNull(`territory "${territory}"`, "almanac_territory_region", ...asked);
  }

  territoryOfLocale(locale) {
    checkText(locale, "locale", "zh-HK");
    return this.#reader.textOrNull(`locale "${locale}"`, "almanac_locale_territory", this.#reader.argument(locale));
  }

  home(reader) {
    const { locales = globalThis.navigator?.languages ?? [], timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone } = optionsOf(
      reader, '{ locales: ["ko-US"] }', ["locales", "timeZone"],
    );
    const { territory, region, livesThere } = homeOf(this, [locales].flat(), timeZone);
    const calendar = this.calendarOfRegion(region);
    const festivals = livesThere ? calendar.festivals(region) : calendar.festivals(region).withoutHolidays;
    return Object.freeze({ territory, region, livesThere, calendar, festivals });
  }

  ask(words, options) {
    const { locale = "en", today = Day.from(new Date()), festivals = this.home({ locales: locale }).festivals, daysOff = null } = optionsOf(
      options, '{ locale: "zh-HK" }', ["locale", "today", "festivals", "daysOff"],
    );
    this.#reader.needWords("ask");
    checkText(words, "question", "next friday");
    checkText(locale, "locale", "zh-HK");
    checkFestivals(festivals, this);
    if (daysOff !== null) checkKind(daysOff, DaysOff, "daysOff", 'almanac.daysOff("mainland")');
    const reader = this.#reader;
    const texts = [reader.argument(words.replaceAll("\0", " ")), reader.argument(locale, 1)];
    const answer = this.#keep("answer", () => reader.allocate(native.answerStructure.size));
    const opened = [this.#table, Festivals.addressOf(festivals), DaysOff.addressOf(daysOff, this.#reader)];
    const text = reader.text(`"${words}"`, "almanac_ask", ...opened, ...texts, dayNumber(today), answer);
    return answerAt(reader.view, answer, text);
  }

  recurrence(rule, start, first, last) {
    checkText(rule, "rule", "RSCALE=CHINESE;FREQ=YEARLY");
    const days = dayNumbers(first, last);
    const asked = [this.#table, this.#reader.argument(rule), dayNumber(start)];
    const fault = this.#reader.textOrNull(rule, "almanac_recurrence_fault", ...asked);
    if (fault !== null) throw new BadRuleError(`${written(rule)}: ${fault}`);
    return this.#reader.list(rule, "almanac_recurrence", dayStructure, ...asked, ...days);
  }

  firstWeekdayOfRegion(name) {
    const region = this.region(name);
    return this.#firstWeekday(region);
  }

  firstWeekdayOfTerritory(territory) {
    checkText(territory, "territory", "KR");
    // What is no territory could be the name of a region.
    return this.regions.includes(territory) ? null : this.#firstWeekday(territory);
  }

  #firstWeekday(place) {
    const read = (view, address) => view.getInt32(address, true);
    return this.#reader.structureOrNull(`"${place}"`, "almanac_first_weekday", { read }, this.#table, this.#reader.argument(place));
  }

  colourOfWeekday(weekday, region = null) {
    checkNumber(weekday, 1, 7, "weekday");
    const asked = [this.#table, region === null ? 0 : this.#reader.argument(this.region(region)), weekday];
    return native.words.colour[this.#reader.number(`weekday ${weekday}`, "almanac_weekday_colour", ...asked)];
  }

  seasonOf(term) {
    const number = numberOf(term, this.terms);
    return native.words.season[this.#reader.number(term, "almanac_term_season", number)];
  }

  languageOfLocale(locale) {
    if (this.languages.includes(locale)) return locale;
    checkText(locale, "locale", "zh-HK");
    return this.#reader.textOrNull(`locale "${locale}"`, "almanac_locale_language", this.#reader.argument(locale));
  }

  names(locale) {
    const language = typeof locale === "string" ? this.languageOfLocale(locale) : null;
    if (language === null) checkName(locale, this.languages, "language");
    return this.#keep(`names ${language}`, () => new Names(this, this.#reader, this.#table, language));
  }

  daysOff(name, audience = null) {
    if (!this.#holidays) throw new AlmanacError("days off: the almanac was opened without holidays");
    const region = this.region(name);
    checkName(region, this.daysOffRegions, "region with days off");
    const known = this.#audiencesOf(region);
    if (audience !== null) checkName(audience, known, `days off of "${region}": audience`);
    return this.#keep(
      `days off ${region} ${audience ?? ""}`,
      () => new DaysOff(this.#reader, this.#table, this.#holidays, region, audience, known),
    );
  }

  /** For whom days off can be asked, in whichever region, for `Names`. */
  get audiences() {
    return [...new Set([...native.words.audience, ...this.daysOffRegions.flatMap((region) => this.#audiencesOf(region))])];
  }

  /** For whom days off of a region can be asked. */
  #audiencesOf(region) {
    return this.#keep(`audiences ${region}`, () =>
      this.#all("almanac_holidays_audience", this.#holidays, this.#reader.argument(region)),
    );
  }
}
