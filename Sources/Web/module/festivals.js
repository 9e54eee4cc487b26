// The festivals of regions.

import { Day, dayNumber, dayNumbers } from "./days.js";
import { UnknownNameError, checkAlmanac, checkKind, checkText } from "./errors.js";
import { doubtStructure, festivalStructure, lists, matchStructure } from "./native.js";

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
    return this.#reader.structure(`festival ${index}`, "almanac_festival_at", festivalStructure, this.#address, index);
  }

  on(day) {
    return this.between(day, day);
  }

  between(first, last) {
    const days = dayNumbers(first, last);
    const subject = `${Day.from(first)} to ${Day.from(last)}`;
    return this.#reader.list(subject, "almanac_festivals_between", festivalStructure, this.#address, ...days);
  }

  next(id, after) {
    checkText(id, "festival", "chunjie");
    const asked = [this.#address, this.#reader.argument(id), dayNumber(after)];
    return this.#known(id, () => this.#reader.structureOrNull(`festival "${id}"`, "almanac_festival_after", festivalStructure, ...asked));
  }

  find(words) {
    this.#reader.needWords("find");
    checkText(words, "festival", "dragon boat");
    this.#finder ??= this.#reader.number("find", "almanac_finder_open", 0, this.#address);
    return this.#reader.list(`"${words}"`, "almanac_find", matchStructure, this.#finder, this.#reader.argument(words));
  }

  doubt(festival) {
    const asked = [this.#address, this.#reader.argument(festival.id), dayNumber(festival.day)];
    return this.#reader.structure(`festival "${festival.id}"`, "almanac_festival_doubt", doubtStructure, ...asked);
  }

  /** The name of a festival, for `Names`. */
  name(id, language) {
    const argument = this.#reader.argument(id);
    return this.#known(id, () => this.#reader.text(`festival "${id}"`, "almanac_festival_name", this.#address, argument, language));
  }

  /** An answer about an identifier; if there is no such one, the error says the nearest. */
  #known(id, answer) {
    try {
      return answer();
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
    return this.#reader.text("kind of festivals", "almanac_regional_name", this.#address, lists.festivalKinds, kind, language);
  }

  /** The name of why a day is off, by the number of the reason, for `Names`. */
  reasonName(reason, language) {
    return this.#reader.text("reason", "almanac_regional_name", this.#address, lists.workReasons, reason, language);
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
