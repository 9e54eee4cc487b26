// The festivals of regions.

import { Day, dayNumber, dayNumbers } from "./days.js";
import { doubtAt } from "./events.js";
import { NONE, UNKNOWN, UnknownNameError, checkAlmanac, checkKind, checkText } from "./errors.js";
import { nameIn } from "./reader.js";

const FESTIVAL_SIZE = 32;
const MATCH_SIZE = 28;
const fits = Object.freeze(["exact", "essential", "beginning"]);

export class Festivals {
  #reader;
  #address;
  /** The festivals that pages have shown, by index. */
  #shown = [];
  #withoutHolidays;
  #finder;

  /** The festivals of regions in the calendar at an address; or, without one, other festivals without their holidays. */
  constructor(calendar, reader, calendarAddress, regions, origin) {
    const subject = `festivals of ${regions.map((region) => `"${region}"`).join(", ")}`;
    const list = regions.length > 0 ? reader.argument(regions.join(",")) : 0;
    this.#reader = reader;
    this.#address = calendarAddress
      ? reader.number(subject, "almanac_festivals_open", calendarAddress, list)
      : reader.number(subject, "almanac_festivals_without_holidays", origin.#address);
    this.calendar = calendar;
    this.regions = Object.freeze(regions);
    Object.freeze(this);
  }

  /** Where the module has them, for pages; 0 for none. */
  static addressOf(festivals) {
    return festivals ? festivals.#address : 0;
  }

  get withoutHolidays() {
    return (this.#withoutHolidays ??= new Festivals(this.calendar, this.#reader, 0, this.regions, this));
  }

  /** Some festivals by their indices, for pages: the same objects every time. */
  static at(festivals, first, count) {
    const list = new Array(count);
    for (let place = 0; place < count; place += 1) list[place] = festivals.#shown[first + place] ??= festivals.#read(first + place);
    return Object.freeze(list);
  }

  #read(index) {
    const { call, out } = this.#reader;
    this.#reader.check(call.almanac_festival_at(this.#address, index, out), `festival ${index}`);
    return festivalAt(this.#reader.view, out, this.#reader.words);
  }

  on(day) {
    return this.between(day, day);
  }

  between(first, last) {
    const days = dayNumbers(first, last);
    const subject = `${Day.from(first)} to ${Day.from(last)}`;
    return this.#reader.list(subject, "almanac_festivals_between", FESTIVAL_SIZE, festivalAt, this.#address, ...days);
  }

  next(id, after) {
    checkText(id, "festival", "chunjie");
    const { call, out } = this.#reader;
    const asked = [this.#reader.argument(id), dayNumber(after)];
    const status = call.almanac_festival_after(this.#address, ...asked, out);
    if (status === NONE) return null;
    if (status === UNKNOWN) throw this.#unknown(id);
    this.#reader.check(status, `festival "${id}"`);
    return festivalAt(this.#reader.view, out, this.#reader.words);
  }

  find(words) {
    this.#reader.needWords("find");
    checkText(words, "festival", "dragon boat");
    this.#finder ??= this.#reader.number("find", "almanac_finder_open", this.#address);
    return this.#reader.list(`"${words}"`, "almanac_find", MATCH_SIZE, matchAt, this.#finder, this.#reader.argument(words));
  }

  doubt(festival) {
    const { call, out, words } = this.#reader;
    const asked = [this.#reader.argument(festival.id), dayNumber(festival.day)];
    this.#reader.check(call.almanac_festival_doubt(this.#address, ...asked, out), `festival "${festival.id}"`);
    return doubtAt(this.#reader.view, out, words);
  }

  /** The name of a festival, for `Names`. */
  name(id, language) {
    const argument = this.#reader.argument(id);
    try {
      return this.#reader.text(`festival "${id}"`, "almanac_festival_name", this.#address, argument, language);
    } catch (error) {
      throw error instanceof UnknownNameError ? this.#unknown(id) : error;
    }
  }

  /** The error for an identifier that there is not, with those whose own letters or names in a language are the most like it. */
  #unknown(id) {
    const { almanac, days } = this.calendar;
    const namesOf = (known) => [known, ...almanac.languages.map((language) => almanac.names(language).festival(this, known))];
    // Every festival that is kept still falls within 400 days.
    const all = new Set(this.between(days.lastDay.plus(-400), days.lastDay).map((festival) => festival.id));
    const found = [...all].map((known) => [known, Math.max(...namesOf(known).map((name) => likeness(name, id)))]);
    const nearest = found.filter((each) => each[1] > 0.4).sort((one, other) => other[1] - one[1]).slice(0, 3).map(([known]) => known);
    return new UnknownNameError(`festival "${id}": ${nearest.length ? `the nearest are ${nearest.join(", ")}` : "nothing is like it"}; festivals.between has all`);
  }

  /** The name of a festival on one of its days, for `Names`. */
  dayName(festival, language) {
    const asked = [this.#reader.argument(festival.id), festival.day.number];
    return this.#reader.text(`festival "${festival.id}"`, "almanac_festival_day_name", this.#address, ...asked, language);
  }

  /** The names of days off in a row, for `Names`. */
  daysOffName(daysOff, first, last, language) {
    return this.#reader.text(`days off from ${first}`, "almanac_days_off_name", this.#address, daysOff, first, last, language);
  }

  /** The name of a kind by its number, for `Names`. */
  kindName(kind, language) {
    return this.#reader.text("kind of festivals", "almanac_festival_kind_name", this.#address, kind, language);
  }

  /** The name of why a day is off, by the number of the reason, for `Names`. */
  reasonName(reason, language) {
    return this.#reader.text("reason", "almanac_regional_reason_name", this.#address, reason, language);
  }

  /** The years of a day in the eras of the regions, for `Names`. */
  eraYears(day, language) {
    const number = dayNumber(day);
    return this.#reader.texts(`${Day.from(day)}`, "almanac_era_year", [this.#address, number], [language]);
  }
}

/** Throws unless a value is festivals of an almanac. */
export function checkFestivals(festivals, almanac) {
  checkKind(festivals, Festivals, "festivals", 'calendar.festivals("mainland")');
  checkAlmanac(festivals.calendar.almanac, almanac, "festivals");
}

/** The share of the pairs of neighbouring letters that two texts have in common, 0 to 1. */
function likeness(...texts) {
  const [one, other] = texts.map((text) => [...text.toLowerCase()].map((letter, index, all) => all[index - 1] + letter).slice(1));
  return (2 * one.filter((pair) => other.includes(pair)).length) / (one.length + other.length || 1);
}

function matchAt(view, address) {
  return Object.freeze({ id: nameIn(view, address), fit: fits[view.getUint8(address + 25)] });
}

function festivalAt(view, address, { festivalKinds }) {
  return Object.freeze({
    id: nameIn(view, address),
    kind: festivalKinds[view.getUint8(address + 25)],
    day: new Day(view.getInt32(address + 28, true)),
    length: view.getUint8(address + 26),
    dayNumber: view.getUint8(address + 27),
  });
}
