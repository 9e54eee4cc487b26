// An open table.

import { Calendar } from "./calendars.js";
import { DaysOff } from "./days-off.js";
import { dayNumber } from "./days.js";
import { AlmanacError, NONE, checkKind, checkName, checkNumber, checkText, objectOf } from "./errors.js";
import { Festivals, checkFestivals } from "./festivals.js";
import { Names } from "./names.js";
import { bytesOf, openFile, openReader } from "./opening.js";
import { numberOf } from "./words.js";

// Kinds of compiled files by their numbers in Sources/Web/reader/Opening.swift.
const TABLE = { subject: "almanac.bin", kind: 0 };
const HOLIDAYS = { subject: "holidays.bin", kind: 1 };

/** What the constructor is called with here, and nowhere else. */
const inside = Symbol("inside");

export class Almanac {
  #reader;
  #table;
  #holidays;
  #kept = new Map();

  static async open(sources) {
    const { wasm = beside("almanac.wasm"), table = beside("almanac.bin"), holidays = beside("holidays.bin") } = objectOf(sources, "{ table: bytes }");
    // All are fetched at once.
    const bytes = Promise.all([bytesOf(table), (await holidays) === null ? null : bytesOf(holidays)]);
    bytes.catch(() => {});
    const reader = await openReader(wasm);
    const [tableBytes, holidayBytes] = await bytes;
    const files = [openFile(reader, tableBytes, TABLE), holidayBytes && openFile(reader, holidayBytes, HOLIDAYS)];
    return new Almanac(inside, reader, ...(await Promise.all(files)));
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
    this.languages = reader.words.languages;
    this.terms = reader.words.terms;
    this.daysOffRegions = holidays ? this.#all("almanac_holidays_region", holidays) : Object.freeze([]);
    Object.freeze(this);
  }

  /** The texts of the table or the holidays that a function gives by number. */
  #all(name, ...values) {
    return this.#reader.texts("table", name, values);
  }

  /** What `make` made for a key the first time. */
  #keep(key, make) {
    if (!this.#kept.has(key)) this.#kept.set(key, make());
    return this.#kept.get(key);
  }

  calendar(id) {
    checkName(id, this.calendars, "calendar");
    return this.#keep(`calendar ${id}`, () => new Calendar(this, this.#reader, this.#table, id));
  }

  calendarOfRegion(region) {
    checkName(region, this.regions, "region");
    return this.calendar(
      this.#reader.text(`region "${region}"`, "almanac_region_calendar", this.#table, this.#reader.argument(region)),
    );
  }

  territoriesOfRegion(region) {
    checkName(region, this.regions, "region");
    return this.#keep(`territories ${region}`, () => this.#all("almanac_region_territory", this.#table, this.#reader.argument(region)));
  }

  regionOfTerritory(territory) {
    checkText(territory, "territory", "KR");
    const asked = [this.#table, this.#reader.argument(territory)];
    return this.#reader.textOrNull(`territory "${territory}"`, "almanac_territory_region", ...asked);
  }

  firstWeekdayOfRegion(region) {
    checkName(region, this.regions, "region");
    return this.#firstWeekday(`region "${region}"`, "almanac_region_first_weekday", region);
  }

  firstWeekdayOfTerritory(territory) {
    checkText(territory, "territory", "KR");
    return this.#firstWeekday(`territory "${territory}"`, "almanac_territory_first_weekday", territory);
  }

  #firstWeekday(subject, name, place) {
    const { call, out } = this.#reader;
    const status = call[name](this.#table, this.#reader.argument(place), out);
    if (status === NONE) return null;
    this.#reader.check(status, subject);
    return this.#reader.view.getInt32(out, true);
  }

  colour(day, shown) {
    const { festivals = null, daysOff = null } = objectOf(shown, "{ festivals }");
    if (festivals !== null) checkFestivals(festivals, this);
    if (daysOff !== null) checkKind(daysOff, DaysOff, "daysOff", 'almanac.daysOff("mainland")');
    const asked = [this.#table, Festivals.addressOf(festivals), DaysOff.addressOf(daysOff), dayNumber(day)];
    return this.#reader.words.colours[this.#reader.number(`${day}`, "almanac_day_colour", ...asked)];
  }

  colourOfWeekday(weekday, region = null) {
    checkNumber(weekday, 1, 7, "weekday");
    if (region !== null) checkName(region, this.regions, "region");
    const asked = [this.#table, region === null ? 0 : this.#reader.argument(region), weekday];
    return this.#reader.words.colours[this.#reader.number(`weekday ${weekday}`, "almanac_weekday_colour", ...asked)];
  }

  seasonOf(term) {
    const number = numberOf(term, this.terms);
    return this.#reader.words.seasons[this.#reader.number(term, "almanac_term_season", number)];
  }

  names(language) {
    checkName(language, this.languages, "language");
    return this.#keep(`names ${language}`, () => new Names(this, this.#reader, this.#table, language));
  }

  daysOff(region, audience = null) {
    if (!this.#holidays) throw new AlmanacError("days off: the almanac was opened without holidays");
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
    return [...new Set([...this.#reader.words.audiences, ...this.daysOffRegions.flatMap((region) => this.#audiencesOf(region))])];
  }

  /** For whom days off of a region can be asked. */
  #audiencesOf(region) {
    return this.#keep(`audiences ${region}`, () =>
      this.#all("almanac_holidays_audience", this.#holidays, this.#reader.argument(region)),
    );
  }
}

function beside(name) {
  return new URL(name, import.meta.url);
}
