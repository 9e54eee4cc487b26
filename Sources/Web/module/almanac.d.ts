/**
 * The East Asian lunisolar calendars, 1900-2100: Chinese, Hong Kong's, Korean, Vietnamese and Japanese.
 *
 *     import { Almanac, LunarDate } from "almanac-calendars";
 *
 *     const almanac = await Almanac.open();
 *     const china = almanac.calendar("china");
 *     `${china.lunar("2026-02-17")}`;                        // "2026-1-1"
 *     `${china.day(LunarDate.of(2026, 8, 15))}`;             // "2026-09-25"
 *     almanac.names("zh-Hant").lunar(china.lunar("2025-07-25")); // "2025年閏六月初一"
 *
 * All values are immutable. A question that cannot be answered throws an `AlmanacError` that says what would be right; where "none" is
 * an answer, it is `null`.
 */

import type {
  AskedKind, Certainty, DayColour, DayFrom, FestivalKind, Fit, Half, LabelSubject, Language, LeapRule, MonthFrom, MonthStyle,
  NameSource, Phase, Question, Season, SpanDays, Term, ThirtiethRule, WorkKind, WorkMark, WorkReason, YearFrom, YearStyle,
} from "./native.js";

export * from "./native.js";

// -- Days and dates ---------------------------------------------------------------------------------------------------

/**
 * A day where one is asked for: a `Day`, its date as text such as `"2026-02-17"`, anything with the fields of a Gregorian date, such as a
 * `Temporal.PlainDate`, or a `Date` for the day on which it falls by the clock of the reader. A date of Temporal in another calendar is
 * the same day; a lunar date is refused.
 */
export type DayLike = Day | string | Date | GregorianFields;

/** A date of the Gregorian calendar. */
export interface GregorianFields {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly isLeap?: never;
}

/**
 * A lunar date where one is asked for: a `LunarDate`, or its fields: with `isLeap`, or with `monthCode`, as a `Temporal.PlainDate` of the
 * calendars `chinese` and `dangi` has them. Text is taken only with the L of a leap month: `"2026-8-15"` may be a Gregorian date and is
 * refused. `LunarDate.parse` reads the text of every lunar date.
 */
export type LunarDateLike =
  | LunarDate
  | `${number}-${number}L-${number}`
  | { readonly year: number; readonly month: number; readonly isLeap: boolean; readonly day: number }
  | { readonly year: number; readonly monthCode: string; readonly day: number; readonly calendarId?: string };

/** The day of the week, 1 for Monday to 7 for Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * A civil day without a time zone: a date of the Gregorian calendar from 0001-01-01 to 9999-12-31.
 *
 * Days compare with `<`, `>` and their like; use `equals`, or compare `number` or `iso`, for equality.
 */
export class Day {
  private constructor();

  /** The day of a date. Throws `NotADateError` if there is no such date. */
  static of(year: number, month: number, day: number): Day;
  /** Reads a date such as `"2026-02-17"`, and nothing else. Throws `NotADateError`. */
  static parse(text: string): Day;
  /** The day that is `number` days after 1970-01-01. */
  static fromNumber(number: number): Day;
  /** A day in any of the forms in which days are given: `Day.from(new Date())` is today. Throws `NotADateError`. */
  static from(day: DayLike): Day;

  /** Days since 1970-01-01, negative before it. */
  readonly number: number;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** The day of the month, 1 to 31. */
  readonly day: number;
  readonly weekday: Weekday;
  /** The date as text: `"2026-02-17"`. */
  readonly iso: string;

  /** The day that is a number of days later, or earlier if it is negative. */
  plus(days: number): Day;
  /** How many days another day is later than this one. */
  until(other: DayLike): number;
  equals(other: DayLike): boolean;
  /** The midnight with which the day begins by the clock of the reader: for `Intl.DateTimeFormat`. */
  toDate(): Date;
  /** A date of Temporal. Throws where there is no Temporal and no class of a polyfill is given. */
  toPlainDate<Result = any>(PlainDate?: new (year: number, month: number, day: number) => Result): Result;
  /** The same as `iso`. */
  toString(): string;
  /** The same as `iso`. */
  toJSON(): string;
  /** The same as `number`. */
  valueOf(): number;
}

/** A month and a day of it in any lunar year, as a birthday has them. A `LunarDate` is one too. */
export interface LunarMonthDay {
  /** 1 to 12. */
  readonly month: number;
  /** Whether the month is a leap month; `false` if left out. */
  readonly isLeap?: boolean;
  /** 1 to 30. */
  readonly day: number;
}

/**
 * A date of a lunisolar calendar. Only its shape is checked: whether the year has such a month, and the month a 30th, a
 * calendar knows. The year has the number of the Gregorian year in which it begins.
 *
 * Dates of a calendar compare with `<`, `>` and their like; use `equals` for equality.
 */
export class LunarDate implements LunarMonthDay {
  private constructor();

  /** Throws `NotADateError` unless the year is 1 to 9999, the month 1 to 12 and the day 1 to 30. */
  static of(year: number, month: number, day: number, isLeap?: boolean): LunarDate;
  /**
   * Reads a date as `toString()` writes it, such as `"2026-1-1"` and `"2025-6L-1"`, L for a leap month, also `"2025-06L-01"`, and nothing
   * else: `"2026-02-17"` is a Gregorian date. Throws `NotADateError`.
   */
  static parse(text: string): LunarDate;
  /** The date of a number of `valueOf()` or of an array. Throws `NotADateError`. */
  static fromNumber(number: number): LunarDate;

  readonly year: number;
  /** 1 to 12; a leap month has the number of the month before it. */
  readonly month: number;
  readonly isLeap: boolean;
  /** The month as Temporal writes it: `"M06"`, `"M06L"` for a leap month. */
  readonly monthCode: string;
  /** 1 to 30. */
  readonly day: number;
  /** The pillar of the lunar year. */
  readonly yearPillar: Pillar;

  equals(other: LunarDateLike): boolean;
  /** The date as text: `"2025-6L-1"`. */
  toString(): string;
  /** The same as `toString()`. */
  toJSON(): string;
  /** A number by which dates compare: year x 65536 + month x 512 + leap x 256 + day. */
  valueOf(): number;
}

/** A month of a lunisolar calendar. */
export interface LunarMonth {
  /** The lunar year. */
  readonly year: number;
  /** 1 to 12; a leap month has the number of the month before it. */
  readonly month: number;
  readonly isLeap: boolean;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly length: 29 | 30;
}

/** A range of days; both ends belong to it. */
export interface DayRange {
  readonly firstDay: Day;
  readonly lastDay: Day;
}

// -- Words of the library ---------------------------------------------------------------------------------------------

/** A calendar of the bundled table. */
export type CalendarID = "china" | "hongkong" | "korea" | "vietnam" | "japan";

/** How sure a lunar date or a festival is: as the new moon or the term that fixes it. */
export interface Doubt {
  readonly certainty: Certainty;
  /** Disputed: the authority's day; published: the computed day; near midnight: the day beyond it; computed: the day by another clock of the time; otherwise `null`. */
  readonly otherDay: Day | null;
  /** Disputed or published: who, such as `"hko"`; otherwise `null`. */
  readonly authority: string | null;
}

/** Stem and branch, from 0 (甲子) to 59: the stem is the remainder by 10, the branch by 12. */
export type Pillar = number;

// -- The library ------------------------------------------------------------------------------------------------------

/** Where bytes come from: the bytes, a response of `fetch`, or an address for it; in Node an address may be a file's, relative to the
 * folder in which the program runs. */
export type ByteSource = ArrayBuffer | ArrayBufferView | Global<"Response"> | Global<"URL"> | string;

/** A class of the platform, where the types of the platform are known: programs without them can give bytes. */
type Global<Name extends string> = typeof globalThis extends { [Key in Name]: { prototype: infer Value } } ? Value : never;
type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Value } } } ? Value : never;

/** The files of which an almanac is made. A file that is left out is read from beside the module. */
export interface Sources {
  /** `almanac.wasm`: its bytes, or already compiled. */
  readonly wasm?: ByteSource | CompiledModule | Promise<ByteSource | CompiledModule>;
  /** Whether to take the larger module, `almanac-words.wasm`, which `ask`, `find` and `ownDays` need; `false` if left out. */
  readonly words?: boolean;
  /** Whether to take `almanac-wide.bin`, whose years are 1646-2200: before 1900 as issued where that is known, after 2100 computed; `false`
   * if left out. */
  readonly wide?: boolean;
  /**
   * Days of your own among the festivals of all calendars, birthdays and company days, as rows: `festival mum 妈妈生日 媽媽生日 Mum's birthday`,
   * then `observance all 1957- lunar 8 15`. The article on the command describes them at `--days`. Rows that are none give a `BadRuleError`.
   */
  readonly ownDays?: string | null;
  /** `almanac.bin`, the table of the calendars. */
  readonly table?: ByteSource | Promise<ByteSource>;
  /** `holidays.bin`, what governments decided about days off; `null` to open without: `daysOff` then throws. */
  readonly holidays?: ByteSource | Promise<ByteSource> | null;
}

/** An open table: everything begins here. */
export class Almanac {
  private constructor();

  /** Opens an almanac. Any bytes are safe: they give an almanac or a `BadTableError`. */
  static open(sources?: Sources): Promise<Almanac>;

  /** The release of the table, such as `"2026a"`: another letter whenever any answer changes. */
  readonly release: string;
  /** The SHA-256 of everything the table was compiled from, as 64 hexadecimal digits. */
  readonly digest: string;
  /** The days for which every calendar answers: 1900-01-01 to 2100-12-31. */
  readonly days: DayRange;
  /** The names of the calendars. */
  readonly calendars: readonly CalendarID[];
  /** The regions in which festivals are known, such as `"taiwan"`. */
  readonly regions: readonly string[];
  /** The languages of names. */
  readonly languages: readonly Language[];
  /** The solar terms of a Gregorian year in order, from `xiaohan` in January to `dongzhi` in December. */
  readonly terms: readonly Term[];

  /** A calendar by its name; the same object every time. Throws `UnknownNameError`. */
  calendar(id: CalendarID): Calendar;
  /**
   * The region that somebody means: by its name here, by a code of ISO 3166-1, or by its name in one of the six languages: `"hongkong"` for
   * `"HK"`, `"hk"`, `"Hong Kong"` and `"홍콩"`. Wherever a region is asked for it may be written so. Throws `UnknownNameError`.
   */
  region(name: string): string;
  /** The calendar that the people of a region use: China's for `"taiwan"`. */
  calendarOfRegion(region: string): Calendar;
  /** The territories whose readers are shown a region, by their codes of ISO 3166-1: `"CN"` for `"mainland"`. */
  territoriesOfRegion(region: string): readonly string[];
  /** The region that the readers of a territory are shown: `"korea"` for `"KR"`; `null` if they are shown none. */
  regionOfTerritory(territory: string): string | null;
  /** The territory in a tag of BCP 47: `"HK"` for `"yue-Hant-HK"` and `"en-US-u-rg-hkzzzz"`; `null` if it names none. */
  territoryOfLocale(locale: string): string | null;
  /** The language of names for a tag of BCP 47: `"zh-Hant"` for `"yue-HK"`; `null` if it is none of the six. */
  languageOfLocale(locale: string): Language | null;
  /**
   * The region of a reader by the languages of the browser and the time zone, or by those that are given: the region of the territory of
   * the first language, else of a language, else of the time zone, else mainland China.
   */
  home(reader?: { readonly locales?: string | readonly string[]; readonly timeZone?: string }): Home;
  /**
   * The days of a rule of iCalendar from a day to another, both included, without days that its calendar does not hold.
   *
   * The rule is the value of an `RRULE` (RFC 5545) such as `"RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15"`, the start the day of
   * its `DTSTART`. `RSCALE` (RFC 7529) is `CHINESE`, `DANGI`, `GREGORIAN`, or `X-` and a calendar, such as `X-VIETNAM`. Throws
   * `BadRuleError`, which names a part that is not expanded, and `OutOfRangeError`.
   */
  recurrence(rule: string, start: DayLike, first: DayLike, last: DayLike): readonly Day[];
  /**
   * Only of an almanac opened with `words`. The meaning of words: dates of both calendars in six languages, `next friday`, 明年春节,
   * `Tết 2027`, 음력 8.15, `+30`, `next holiday`. Nothing
   * is found by a part of a word; words that are not understood give an answer too, of the kind `"nothing"`.
   */
  ask(words: string, options?: Asking): Answer;
  /** The weekday on which weeks begin in a region; `null` if the table does not know it. */
  firstWeekdayOfRegion(region: string): Weekday | null;
  /** The weekday on which weeks begin in a territory; `null` if the table does not know it. */
  firstWeekdayOfTerritory(territory: string): Weekday | null;
  /** The season of a solar term. */
  seasonOf(term: Term): Season;
  /** The colour of a weekday without a holiday, by the custom of a region. */
  colourOfWeekday(weekday: Weekday, region?: string): DayColour;
  /** The names of everything in the language of a tag of BCP 47; the same object every time. Throws `UnknownNameError`. */
  names(locale: string): Names;

  /** The regions of which days off are known; empty without holidays. */
  readonly daysOffRegions: readonly string[];
  /**
   * Who works when in a region; the same object every time for the same question.
   *
   * @param audience For whom, such as `"public-offices"`; left out, the region's usual one.
   */
  daysOff(region: string, audience?: string): DaysOff;
}

/** The region of a reader. */
export interface Home {
  /** The territory of the reader, as far as the languages say it. */
  readonly territory: string | null;
  readonly region: string;
  /** Whether the territory or the time zone is that of the region. Elsewhere its days off are not the reader's. */
  readonly livesThere: boolean;
  /** The calendar of the region. */
  readonly calendar: Calendar;
  /** The festivals of the region; of readers elsewhere without holidays. */
  readonly festivals: Festivals;
}

/** Who asks, and when. */
export interface Asking {
  /** Decides the language of sentences, the order of day and month and the first weekday; left out, `"en"`. */
  readonly locale?: string;
  /** Left out, the day of the local clock. */
  readonly today?: DayLike;
  /** The festivals of the reader; left out, those of the home of the locale. */
  readonly festivals?: Festivals;
  /** For questions such as `next holiday`; they have no days where the words name another region. */
  readonly daysOff?: DaysOff | null;
}

/** The subject of a question in words. */
export interface Answer {
  /** `"nothing"` for words that are refused. */
  readonly kind: AskedKind;
  /** The question about the subject: `"plain"` for the days themselves; `null` for a refusal. */
  readonly question: Question | null;
  /**
   * The first and the last of the days; of something that returns those of its first occurrence on or after today, or in the year of the
   * words. `null` for a refusal, and where nobody has decided them.
   */
  readonly firstDay: Day | null;
  readonly lastDay: Day | null;
  /** How often the occasion is within the days that the words name, such as the Fridays of a month; 0 where they name none. */
  readonly count: number;
  /** The name in the language of the locale; `null` for days. */
  readonly name: string | null;
  readonly festival: string | null;
  readonly term: Term | null;
  readonly phase: Phase | null;
  /** The region whose occasion it is: that of the reader, or of another country; of days the one that the words name, or `null`. */
  readonly region: string | null;
  /** The reason of a refusal; or the rules that decided between two readings. */
  readonly sentences: readonly string[];
  /** Words to type in place of those that are refused, the likeliest first. */
  readonly suggestions: readonly string[];
}

// -- Calendars --------------------------------------------------------------------------------------------------------

/** One country's lunisolar calendar. */
export interface Calendar {
  readonly id: CalendarID;
  readonly almanac: Almanac;
  /** The days that the calendar holds: whole months, a little more than the table promises. */
  readonly days: DayRange;
  /** The regions whose people use this calendar. */
  readonly regions: readonly string[];

  /** The lunar date of a day. Throws `OutOfRangeError`. */
  lunar(day: DayLike): LunarDate;
  /** The day of a lunar date. Throws `OutOfRangeError`, `NoSuchLeapMonthError` or `NoThirtiethDayError`. */
  day(date: LunarDateLike): Day;
  /** Whether the calendar holds a day. */
  holds(day: DayLike): boolean;
  /**
   * The lunar dates of many days by their numbers, as numbers for `LunarDate.fromNumber`, some nanoseconds each; 0 for a day that the calendar does
   * not reach.
   */
  lunarArray(days: Int32Array): Uint32Array;
  /** The numbers of the days of many lunar dates; -2147483648 for one that is not of this calendar. */
  dayArray(dates: Uint32Array): Int32Array;

  /** The month to which a day belongs. */
  month(day: DayLike): LunarMonth;
  /** The months of a lunar year in order. */
  months(lunarYear: number): readonly LunarMonth[];
  /** The number of the leap month of a lunar year, or `null`. */
  leapMonth(lunarYear: number): number | null;

  /** The 24 solar terms of a Gregorian year in order. Throws `OutOfRangeError`. */
  terms(year: number): readonly CelestialEvent<Term>[];
  /** A solar term of a Gregorian year. */
  term(term: Term, year: number): CelestialEvent<Term>;
  /**
   * The solar terms from a day to another, both included, without days that the calendar does not hold. Throws
   * `OutOfRangeError` if it holds none of them.
   */
  termsBetween(first: DayLike, last: DayLike): readonly CelestialEvent<Term>[];
  /**
   * The phases of the Moon from a day to another, both included, without days that the calendar does not hold. Throws
   * `OutOfRangeError` if it holds none of them.
   */
  phases(first: DayLike, last: DayLike): readonly CelestialEvent<Phase>[];

  /** How sure the lunar date of a day is. Throws `OutOfRangeError`. */
  lunarDoubt(day: DayLike): Doubt;

  /**
   * The pillars of a day as calendars print them: the year from lunar New Year, the month from the day of its term. Throws
   * `OutOfRangeError`, also for a day that the calendar holds without a term on both sides: 1899-12-03 to 06 and 2101-01-20 to 28.
   */
  pillars(day: DayLike): Pillars;
  /**
   * The four pillars (八字) of an instant; the calendar's clock tells day and hour. Throws `OutOfRangeError`, before 1900 and
   * after 2100 also where the calendar lacks the terms from which year and month are counted.
   */
  pillarsAt(instant: Date, boundaries?: PillarBoundaries): FourPillars;
  /**
   * The periods that have given pillars, among the days from the first to the last or all of the calendar: the way back from
   * `pillarsAt`. A pillar that is left out may be any. Throws `OutOfRangeError`.
   */
  moments(pillars: Partial<FourPillars>, first?: DayLike, last?: DayLike, boundaries?: PillarBoundaries): readonly Period[];

  /**
   * The festivals of regions; without one, of the calendar's home. The same object every time for the same regions.
   *
   * They are those that this calendar reckons: 추석 is not in China's, whatever the region. `almanac.calendarOfRegion("korea")`
   * has all of Korea's. Throws `UnknownNameError`.
   */
  festivals(...regions: string[]): Festivals;
  /** Whether the calendar has every public holiday of a region; the Chinese calendar lacks some of `"korea"`. */
  hasHolidays(region: string): boolean;
  /** The page of a Gregorian month. */
  page(year: number, month: number, options?: PageOptions): Page;

  /** The first day after another on which a lunar month and day are kept, or `null` if the calendar ends before it. */
  nextAnniversary(date: LunarMonthDay, after: DayLike, rule?: AnniversaryRule): Day | null;
  /** The days on which a lunar month and day are kept in some lunar years, both included, in order. */
  anniversaries(date: LunarMonthDay, firstYear: number, lastYear: number, rule?: AnniversaryRule): readonly Day[];
  /** The days on which they are kept from a day to another, both included, in order. Throws `OutOfRangeError`. */
  anniversariesBetween(date: LunarMonthDay, first: DayLike, last: DayLike, rule?: AnniversaryRule): readonly Day[];
  /** How sure one of these days is, a 30th by its rule. Throws `OutOfRangeError`. */
  anniversaryDoubt(date: LunarMonthDay, day: DayLike, rule?: AnniversaryRule): Doubt;
}

/** The objects of ical.js that `spellOut` asks: an `ICAL.Component`. */
export interface RuleComponent {
  getAllSubcomponents(): RuleComponent[];
  getAllProperties(name: string): { toJSON(): unknown; getFirstValue(): unknown }[];
  getFirstProperty(name: string): { toJSON(): unknown; getFirstValue(): unknown } | null;
  addProperty(property: never): unknown;
  removeProperty(property: never): unknown;
}

/**
 * Turns the rules with `RSCALE` (RFC 7529) of a component of ical.js, and of those in it, into lists of days (`RDATE`) from a day to
 * another, both included, so that ical.js expands them; returns the component. Throws what `almanac.recurrence` throws.
 */
export function spellOut<Component extends RuleComponent>(almanac: Almanac, component: Component, first: DayLike, last: DayLike): Component;

/** The choices for leap months and the 30th. Left out: kept once every year, as near to the date as the year allows. */
export interface AnniversaryRule {
  /**
   * A date of a leap month is kept: `leap`, in the leap month where the year has it, else in the plain one (the default);
   * `plain`, always in the plain month; `skip`, only in years that have the leap month. `both`: any date is kept in the
   * plain month, and in a leap month of its number again.
   */
  readonly leapMonth?: LeapRule;
  /** The 30th of a month of 29 days: kept on the `last` day (the default), on the `next` day, or `skip`ped. */
  readonly thirtieth?: ThirtiethRule;
}

/** A solar term or a phase of the Moon. */
export interface CelestialEvent<Kind> {
  readonly kind: Kind;
  /** Whole seconds, UTC (UT1 before 1972). Format it in the reader's own zone with `Intl.DateTimeFormat`. */
  readonly instant: Date;
  /** The civil day on which the calendar has it. */
  readonly day: Day;
  /** Seconds from the nearest midnight of the calendar's clock, negative before midnight. */
  readonly marginSeconds: number;
  /** How many seconds the instant may be wrong. */
  readonly uncertaintySeconds: number;
  readonly certainty: Certainty;
  /** Disputed: the authority's day; published: the computed day; near midnight: the day beyond it; computed: the day by another clock of the time; otherwise `null`. */
  readonly otherDay: Day | null;
  /** Disputed or published: who, such as `"hko"`; otherwise `null`. */
  readonly authority: string | null;
}

/** The pillars of a day. */
export interface Pillars {
  readonly year: Pillar;
  readonly month: Pillar;
  readonly day: Pillar;
}

/** The pillars of an instant; `month` is `null` in a leap month if months change with the lunar month. */
export interface FourPillars {
  readonly year: Pillar;
  readonly month: Pillar | null;
  readonly day: Pillar;
  readonly hour: Pillar;
}

/** A period of time, from an instant to another, which no longer belongs to it. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** When pillars change. Left out: `lichun-instant`, `term-instant`, `midnight`. */
export interface PillarBoundaries {
  readonly year?: YearFrom;
  readonly month?: MonthFrom;
  readonly day?: DayFrom;
}

// -- Festivals --------------------------------------------------------------------------------------------------------

/** The festivals of some regions in a calendar. */
export interface Festivals {
  readonly calendar: Calendar;
  /** Empty if those of the calendar's home were asked for without naming it. */
  readonly regions: readonly string[];
  /** The same festivals for readers who live in none of the regions: public holidays are days that are kept by custom. */
  readonly withoutHolidays: Festivals;

  /** The festivals of a day, those that began earlier included. Throws `OutOfRangeError`. */
  on(day: DayLike): readonly Festival[];
  /**
   * The festivals from a day to another, both included, each on every one of its days, without days that the calendar does
   * not hold. Throws `OutOfRangeError` if it holds none of them.
   */
  between(first: DayLike, last: DayLike): readonly Festival[];
  /**
   * The first beginning of a festival after a day; `null` if the calendar ends before it, or begins after the day. Throws
   * `UnknownNameError`.
   */
  next(id: string, after: DayLike): Festival | null;
  /** Only of an almanac opened with `words`. The festivals that fit words such as `"dragon boat"` or `"추석"`, in any of the six languages, the best fits first. */
  find(words: string): readonly FestivalMatch[];
  /** How sure a festival is on one of its days. Throws if it is not on that day. */
  doubt(festival: Festival): Doubt;
}

/** A festival whose name fits words. */
export interface FestivalMatch {
  readonly id: string;
  /** The whole name; all of it but words such as Festival; or its beginning. */
  readonly fit: Fit;
}

/** A festival on one of its days. */
export interface Festival {
  /** Such as `"zhongqiu"`; the same in every release. */
  readonly id: string;
  readonly kind: FestivalKind;
  readonly day: Day;
  /** How many days it lasts. */
  readonly length: number;
  /** Which of its days this is, from 1. */
  readonly dayNumber: number;
}

// -- Pages ------------------------------------------------------------------------------------------------------------

export interface PageOptions {
  /** The festivals to show; none if left out. */
  readonly festivals?: Festivals;
  /** The days off to show; none if left out. */
  readonly daysOff?: DaysOff;
  /** 1 (Monday, if left out) to 7 (Sunday). */
  readonly firstWeekday?: Weekday;
  /** As many rows as the month has weeks, 4 to 6 (`natural`, if left out), or always 6. */
  readonly rows?: "natural" | 6;
}

/** The page of a Gregorian month in whole weeks. */
export interface Page {
  readonly calendar: Calendar;
  readonly year: number;
  readonly month: number;
  /** 28, 35 or 42 cells. */
  readonly cells: readonly Cell[];
}

/** A day on a page. */
export interface Cell {
  readonly calendar: Calendar;
  readonly day: Day;
  readonly lunar: LunarDate;
  /** `false` for a day of a neighbouring month. */
  readonly isInMonth: boolean;
  /** The pillar of the day. */
  readonly pillar: Pillar;
  readonly term: Term | null;
  /** How sure the day of the term is; `null` on a day without a term. */
  readonly termCertainty: Certainty | null;
  /** How sure the lunar date is: as the new moon of its month. */
  readonly lunarCertainty: Certainty;
  readonly festivals: readonly Festival[];
  /** Whether the day is worked; `null` unless the page was asked for with days off. */
  readonly work: WorkStatus | null;
}

// -- Days off ---------------------------------------------------------------------------------------------------------

/**
 * Who works when in one region, for one audience: by law and by the notices of its government. An answer is never a guess:
 * what is not decided yet is `unknown`.
 */
export interface DaysOff {
  readonly region: string;
  readonly audience: string;
  /** The audiences for whom the region can be asked, such as `"all"`. */
  readonly audiences: readonly string[];
  /**
   * The days that are decided for the audience; `null` if nobody looked them up, so that only laws and notices are known. A single day
   * among them is unknown if a resolution wants it to be off and no law makes it so yet.
   */
  readonly completeDays: DayRange | null;
  /** The day on which the last notice was looked for. */
  readonly lookedUp: Day;

  status(day: DayLike): WorkStatus;
  /** Whether a day is worked at least in part; `null` if nobody has decided, which is neither. */
  isWorkday(day: DayLike): boolean | null;
  /** The certainty of the public holiday on which the status of a day depends; `certain` if there is none, or if a notice decides. */
  doubt(day: DayLike): Doubt;
  /** The day that is a number of workdays after a day, or before it; `null` if an unknown day comes first. */
  addWorkdays(day: DayLike, count: number): Day | null;
  /** How many of the days from one to another, both included, are worked. */
  workdays(first: DayLike, last: DayLike): WorkdayCount;
  /** Bridges of at most `most` workdays (1 if left out) whose leave begins in a Gregorian year. Throws `OutOfRangeError`. */
  bridges(year: number, most?: number): readonly Bridge[];
  /** Consecutive days without work in a Gregorian year, of which at least one is a day off. Throws `OutOfRangeError`. */
  breaks(year: number): readonly Break[];
}

/** How many of some days are worked. */
export interface WorkdayCount {
  /** Days of which some is worked: workdays, make-up workdays, half days. */
  readonly workdays: number;
  /** How many of the workdays have half off. */
  readonly halfDays: number;
  /** Days off and days of the weekend. */
  readonly daysOff: number;
  /** Days that nobody has decided, in none of the other counts. */
  readonly unknown: number;
}

/** Workdays between days without work, to be taken as leave for one long break. */
export interface Bridge {
  readonly firstLeave: Day;
  readonly lastLeave: Day;
  /** The first and the last of all days without work with them. */
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** Whether a day just before or after is unknown, so that they may become more. */
  readonly isOpen: boolean;
}

/** Consecutive days without work. */
export interface Break {
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** The holidays for which they are off, each once; empty if no holiday is named. The break is called after the first. */
  readonly festivals: readonly string[];
  /** Whether a day just before or after is unknown, so that it may become longer. */
  readonly isOpen: boolean;
  /** The certainty of the holidays that fix the days: of the first that is not certain. */
  readonly certainty: Certainty;
}

/** Whether a day is worked, and why. */
export interface WorkStatus {
  readonly kind: WorkKind;
  readonly reason: WorkReason;
  /** Which half is off, or `null` if the day is off or worked as a whole. */
  readonly half: Half | null;
  /** Of which holiday, or `null`. */
  readonly festival: string | null;
  /** The day that this one stands for, or was exchanged with. */
  readonly otherDay: Day | null;
  /** The notice that decides, or `null`. */
  readonly notice: HolidayNotice | null;
  /** Whether nobody works: a day off or a day of the weekend. */
  readonly isOff: boolean;
  /** The mark that a calendar shows on the day; `null` if it is what its weekday makes it, or if nobody has decided. */
  readonly mark: WorkMark | null;
}

/** A notice, an order or an act that decides about days. */
export interface HolidayNotice {
  readonly id: string;
  readonly day: Day | null;
  /** Who gave it, in its own words, such as 国务院办公厅. */
  readonly authority: string;
  /** Its number or title as printed; empty if that is not traced. */
  readonly number: string;
}

// -- Names ------------------------------------------------------------------------------------------------------------

/** The names of everything in one language. */
export interface Names {
  readonly language: Language;

  /** A lunar date in words: 2025年閏六月初一. */
  lunar(date: LunarDateLike, style?: LunarDateStyle): string;
  /** The month of a date: 閏六月. */
  lunarMonth(date: LunarMonthDay, style?: MonthStyle): string;
  /** The day of the month: 初一. */
  lunarDay(date: LunarMonthDay): string;
  /** The lunar months of a page, for its title: 丙午年十二月 – 丁未年正月; empty if the calendar does not reach it. */
  lunarTitle(calendar: Calendar, year: number, month: number): string;

  term(term: Term): string;
  season(season: Season): string;
  phase(phase: Phase): string;
  pillar(pillar: Pillar): string;
  /** The animal of a lunar year in a calendar: 2023 is the Cat in Vietnam. */
  zodiac(calendar: Calendar, lunarYear: number): string;
  calendar(calendar: Calendar): string;
  region(region: string): string;

  /** The name of a festival in the regions that were asked for. */
  festival(festivals: Festivals, id: string): string;
  /** The name of a festival, from its second day on with the number of the day: 初伏, then 初伏第2天. */
  festivalDay(festivals: Festivals, festival: Festival): string;
  /** A kind of festivals as the regions call it: 公眾假期 for `"public"` in Hong Kong. */
  festivalKind(festivals: Festivals, kind: FestivalKind): string;
  /** The years of a day in the eras of the regions: 令和8年; empty where there are none. */
  eraYears(festivals: Festivals, day: DayLike): readonly string[];

  workKind(kind: WorkKind): string;
  /** Why a day is off or worked, as the regions of festivals call it: 公眾假期 for `"law"` in Hong Kong; empty for `"week"`. */
  workReason(reason: WorkReason, festivals?: Festivals | null): string;
  /** The holidays of a break of `daysOff`, the one after which it is called first, or the reason for it: 国庆节、中秋节. */
  daysOff(festivals: Festivals, daysOff: DaysOff, rest: { readonly firstDay: Day; readonly lastDay: Day }): string;
  /** The word in the badge of a day with a mark: 休, 班, off. */
  workMark(mark: WorkMark): string;
  /** The meaning of a mark: the name of the kind of days that have it. */
  workMarkMeaning(mark: WorkMark): string;
  /** The name of an audience for which days off can be asked in some region: 政府機關 for `"public-offices"`. Throws `UnknownNameError`. */
  audience(audience: string): string;

  /** Everything that a calendar shows of a day. */
  face(cell: Cell, shown?: { readonly festivals?: Festivals | null; readonly daysOff?: DaysOff | null }, style?: LabelStyle): Face;
}

export interface LunarDateStyle {
  /** Whether the month goes by its number (if left out) or by its old name: 冬月, 師走, tháng Chạp. */
  readonly month?: MonthStyle;
  /** How the year is named: 2025年 (if left out), 2025乙巳年, 乙巳年. */
  readonly year?: YearStyle;
}

export interface LabelStyle {
  /** The sources in the order of preference; if left out, festival, term, lunar date. */
  readonly sources?: readonly NameSource[];
  /** The last kind of festival that is shown, in the order of `FestivalKind`; `traditional` if left out. */
  readonly lastKind?: FestivalKind;
  /** On which of its days a festival of several days is shown: the `first` (if left out), or on `all`. */
  readonly spanDays?: SpanDays;
}

/** Everything that a calendar shows of a day; a view only places it. */
export interface Face {
  /** The colour of the number by the custom of the first region; that of the weekday, unless the day is off. */
  readonly colour: DayColour;
  /** The mark of the days off, or of public holidays where those are not known; `null` on a day that is what its weekday makes it. */
  readonly mark: WorkMark | null;
  /** The word for the mark: 休, 班, off. */
  readonly badge: string | null;
  /** The phase of the Moon on the day. */
  readonly phase: Phase | null;
  /** The one line under the number: a festival, else a term, else the lunar date, in short. */
  readonly label: Label;
  /** The lunar date as a cell has room for it: the month on its first day, otherwise the day. */
  readonly lunar: Label;
  /**
   * All names of the day, the most important first: a day off that is no festival, the festivals and the term in the order of the
   * style, then festivals that are only observed. A festival that is the term of the day is named once.
   */
  readonly names: readonly Label[];
}

/** A label and what it is about; a view colours it by that. */
export interface Label {
  readonly text: string;
  readonly subject: LabelSubject;
  /** The kind of the festival; `null` of any other label. */
  readonly kind: FestivalKind | null;
  /** The term that the text names, or that the festival is; `null` of any other label. */
  readonly term: Term | null;
  /** The season by whose colour it is written: that of its term, unless it is a public holiday. */
  readonly season: Season | null;
  /** How sure the day is of the term, the festival or the lunar date that the text names. */
  readonly certainty: Certainty;
}

// -- Errors -----------------------------------------------------------------------------------------------------------

/** A question that the library cannot answer; its message says what would be right. */
export class AlmanacError extends Error {}
/** The table does not reach the day or the year. */
export class OutOfRangeError extends AlmanacError {}
/** The lunar year has no such leap month. */
export class NoSuchLeapMonthError extends AlmanacError {}
/** The lunar month has 29 days, and its 30th was asked for. */
export class NoThirtiethDayError extends AlmanacError {}
/** There is no calendar, region, festival, audience or language of this name. */
export class UnknownNameError extends AlmanacError {}
/** A text or numbers that are no date. */
export class NotADateError extends AlmanacError {}
/** A rule of iCalendar that is malformed, or has a part that is not expanded; the message names the part. */
export class BadRuleError extends AlmanacError {}
/** A number that is not one of the allowed values, such as a ninth weekday, or two days of which the first is the later. */
export class BadArgumentError extends AlmanacError {}
/** The bytes are no table, a damaged one, or one of a newer format. */
export class BadTableError extends AlmanacError {}
