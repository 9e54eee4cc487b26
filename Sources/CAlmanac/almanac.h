/*
 * almanac.h: the East Asian lunisolar calendars, 1900-2100, for C and for every language that can call C.
 *
 * A table holds everything; a calendar is one country's way of counting months; festivals are those of some regions in
 * a calendar; days off are those of a region, for which a file of holidays is needed too. Open a table, ask it for a
 * calendar, and ask the calendar for dates:
 *
 *     const almanac_table *table;
 *     const almanac_calendar *china;
 *
 *     if (almanac_table_open(ALMANAC_ABI, &table) != ALMANAC_OK) return 1;
 *     if (almanac_calendar_open(table, "china", &china) != ALMANAC_OK) return 1;
 *     almanac_lunar_date date = almanac_lunar_date_on(china, 20501);
 *     printf("%d-%d\n", almanac_lunar_month(date), almanac_lunar_day(date));
 *     almanac_calendar_close(china);
 *     almanac_table_close(table);
 *
 * Conventions of all functions:
 *
 * - Errors. A function that can fail in several ways returns an almanac_status, ALMANAC_OK (0) if it did not; almanac_status_text() has
 *   a sentence for each. The answer is written through the last pointers, whole, and only if the status is ALMANAC_OK; a size or a
 *   count also with ALMANAC_ERROR_BUFFER. A null pointer where something is needed is ALMANAC_ERROR_NULL.
 * - Ownership. The handle that an ..._open function gives is the caller's, until it is given to the ..._close function of its
 *   kind. A handle may outlive the one that it was opened of: a calendar its table. Nothing else has to be freed.
 * - Threads. Everything opened is never written to again: any number of threads may use it, and each may open its own.
 *   Global are only constants, of which the first call that needs one may write it, once; they hold no memory that would be
 *   lost when the library is unloaded. Close what is shared when the last thread is done with it.
 * - Memory. Only handles keep memory. For a moment allocate those functions too that write a text, breaks, bridges, anniversaries, the
 *   days of a rule or the moments of pillars, number workdays or add them in arrays; almanac_ask(), almanac_find(), almanac_has_holidays(),
 *   almanac_next_anniversary(), and those of the first weekday and of the colour of a weekday. No other function allocates.
 * - Text is UTF-8. A text that is given ends with a zero byte. A text that is asked for is written into a buffer of the
 *   caller's, with a zero byte at its end; `needed` receives the size that it takes, with that byte. A buffer that is too
 *   small receives nothing, and the status is ALMANAC_ERROR_BUFFER; a null buffer of size 0 asks for the size alone.
 * - Lists are written the same way: `count` receives the number of elements there are, also with ALMANAC_ERROR_BUFFER.
 * - Days are counted from 1970-01-01 (day 0) in the proleptic Gregorian calendar, without a time zone. Instants are whole
 *   seconds since 1970-01-01T00:00:00 UTC, of UT1 before 1972.
 *
 * The bundled table answers for the days from 1900-01-01 to 2100-12-31.
 */
#ifndef ALMANAC_H
#define ALMANAC_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface. It changes when a function or a structure does what it did not do before. */
#define ALMANAC_ABI 1u

/* ALMANAC_ABI x 1000 + how often something was added since: 1000 is version 1.0. A program asks it for the newer functions,
 *
 *     #if ALMANAC_VERSION >= 1002
 *
 * and almanac_version() for those of the library that it runs with. */
#define ALMANAC_VERSION 1000u

/* Constants have types where the language has a way to say so: C23, C++11 and clang, and with it binding generators. Swift takes them
 * as plain numbers. */
#if defined(__swift__)
#define ALMANAC_ENUM(name, type) enum
#elif (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L) || (defined(__cplusplus) && __cplusplus >= 201103L)
#define ALMANAC_ENUM(name, type) enum name : type
#elif defined(__clang__)
#define ALMANAC_ENUM(name, type) __extension__ enum name : type
#else
#define ALMANAC_ENUM(name, type) enum name
#endif

/* -- Errors ------------------------------------------------------------------------------------------------------ */

typedef int32_t almanac_status;

ALMANAC_ENUM(almanac_status_code, int32_t) {
    ALMANAC_OK = 0,
    ALMANAC_ERROR_NULL = 1,        /* a pointer is null where something is needed */
    ALMANAC_ERROR_ABI = 2,         /* the program was built for another version of this interface */
    ALMANAC_ERROR_BUFFER = 3,      /* the buffer is too small; the size needed was written */
    ALMANAC_ERROR_ARGUMENT = 4,    /* a number is not one of those that the function takes */
    ALMANAC_ERROR_RANGE = 5,       /* the table does not reach the day or the year */
    ALMANAC_ERROR_LEAP_MONTH = 6,  /* the lunar year has no such leap month */
    ALMANAC_ERROR_THIRTIETH = 7,   /* the lunar month has 29 days, and its 30th was asked for */
    ALMANAC_ERROR_UNKNOWN = 8,     /* there is no calendar, region, audience, festival or language of this name */
    ALMANAC_ERROR_NONE = 9,        /* there is none: no later festival, no further name or notice */
    ALMANAC_ERROR_TEXT = 10,       /* the text is no date */
    ALMANAC_ERROR_FILE = 11,       /* the file cannot be read; errno says why, if it is not too large */
    ALMANAC_ERROR_NO_TABLE = 12,   /* the bytes are not a table, or not a file of holidays where that is meant */
    ALMANAC_ERROR_NEWER = 13,      /* the file has a newer format than this library reads */
    ALMANAC_ERROR_DAMAGED = 14,    /* the file is damaged or cut off */
    ALMANAC_ERROR_UNDECIDED = 15,  /* the answer depends on a day that nobody has decided yet */
    ALMANAC_ERROR_RULE = 16        /* the rule is malformed or has a part that is not expanded; almanac_recurrence_fault() or almanac_table_adding_fault() names it */
};

/* A sentence that says what a status means and what would be right; "unknown status" for any other number. It lives as
 * long as the program. */
const char *almanac_status_text(almanac_status status);

/* -- Tables ------------------------------------------------------------------------------------------------------ */

/* A table: the instants of the Sun and the Moon, the calendars, the festivals and their names. */
typedef struct almanac_table almanac_table;

/* The version of the library, as ALMANAC_VERSION is that of this header; in thousands it is the version of its interface. */
uint32_t almanac_version(void);

/* Opens the table inside the library. `abi` is ALMANAC_ABI. Less than a millisecond. */
almanac_status almanac_table_open(uint32_t abi, const almanac_table **table);

/* Opens a table file, of at most 2 MiB. */
almanac_status almanac_table_open_file(uint32_t abi, const char *path, const almanac_table **table);

/* Opens a table from the bytes of its file, which are copied. Any bytes are safe: they give a table or an error. */
almanac_status almanac_table_open_bytes(uint32_t abi, const void *bytes, size_t size, const almanac_table **table);

/* A table with own days among its festivals, birthdays and company days, which calendars and festivals opened from it have: labels,
 * pages and searches too. The first table stays as it is. The text is rows in UTF-8 as the article on the command says of `--days`:
 *
 *     festival mum 妈妈生日 媽媽生日 Mum's birthday
 *     observance all 1957- lunar 8 15
 *
 * ALMANAC_ERROR_RULE if a row is malformed or does not fit the table; almanac_table_adding_fault() says which. Any text is safe. Some
 * milliseconds. */
almanac_status almanac_table_adding(const almanac_table *table, const char *rows, const almanac_table **added);

/* A sentence in English about the row for which almanac_table_adding() refuses a text, with its line; ALMANAC_ERROR_NONE if it does
 * not. */
almanac_status almanac_table_adding_fault(
    const almanac_table *table, const char *rows, char *text, size_t size, size_t *needed);

/* Closes a table; a null pointer is nothing to close. */
void almanac_table_close(const almanac_table *table);

/* The release of a table, such as "2026a": another letter whenever any answer changes. */
almanac_status almanac_table_release(const almanac_table *table, char *text, size_t size, size_t *needed);

/* The SHA-256 of everything the table was compiled from, as 64 hexadecimal digits. */
almanac_status almanac_table_digest(const almanac_table *table, char *text, size_t size, size_t *needed);

/* The first and the last day for which every calendar of a table answers. */
almanac_status almanac_table_days(const almanac_table *table, int32_t *first, int32_t *last);

/* The calendars of a table, by number from 0: such as "china". ALMANAC_ERROR_NONE if there are no more. */
almanac_status almanac_table_calendar(
    const almanac_table *table, size_t number, char *text, size_t size, size_t *needed);

/* The regions in which a table knows festivals, by number from 0: such as "taiwan". */
almanac_status almanac_table_region(
    const almanac_table *table, size_t number, char *text, size_t size, size_t *needed);

/* The calendar that the people of a region use: "china" for "taiwan". */
almanac_status almanac_region_calendar(
    const almanac_table *table, const char *region, char *text, size_t size, size_t *needed);

/* The territories whose readers are shown a region, by number from 0, as codes of ISO 3166-1: "CN" for "mainland". */
almanac_status almanac_region_territory(
    const almanac_table *table, const char *region, size_t number, char *text, size_t size, size_t *needed);

/* The region that the readers of a territory are shown: "korea" for "KR". ALMANAC_ERROR_NONE if they are shown none, also for a text
 * that is no territory. */
almanac_status almanac_territory_region(
    const almanac_table *table, const char *territory, char *text, size_t size, size_t *needed);

/* The region that somebody means: by its name here, by a code of ISO 3166-1 ("HK", "tw"), or by its name in one of the six languages
 * ("Hong Kong", 홍콩). ALMANAC_ERROR_NONE if there is none. */
almanac_status almanac_region_named(
    const almanac_table *table, const char *name, char *text, size_t size, size_t *needed);

/* The language and the territory in a tag of BCP 47 or the name of a POSIX locale: "zh-Hant" and "HK" for "yue-Hant-HK", "en" and "HK"
 * for "en_US@rg=hkzzzz". ALMANAC_ERROR_NONE if it names none, or a language without names here. */
almanac_status almanac_locale_language(const char *locale, char *text, size_t size, size_t *needed);
almanac_status almanac_locale_territory(const char *locale, char *text, size_t size, size_t *needed);

/* The weekday on which weeks begin, 1 (Monday) ... 7 (Sunday), in a region or in a territory, "hongkong" or "HK"; ALMANAC_ERROR_NONE
 * if the table does not know it, also for a text that is neither. */
almanac_status almanac_first_weekday(const almanac_table *table, const char *place, int32_t *weekday);

/* -- Words ------------------------------------------------------------------------------------------------------- */

/* Lists of words for programs, which never change their meaning: in files, in addresses and in other languages they stand for
 * the numbers below. A word is what the constants of its list do not have in common, ALMANAC_DAY_OFF is "day-off", or the text
 * before the colon of a comment. */
ALMANAC_ENUM(almanac_word_list, int32_t) {
    ALMANAC_LANGUAGES = 0,       /* tags of BCP 47: "zh-Hans", "zh-Hant", "en", "ko", "ja", "vi" */
    ALMANAC_TERMS = 1,           /* of ALMANAC_XIAOHAN ... */
    ALMANAC_SEASONS = 2,         /* of ALMANAC_SPRING ... */
    ALMANAC_PHASES = 3,          /* of ALMANAC_NEW_MOON ... */
    ALMANAC_CERTAINTIES = 4,     /* of ALMANAC_CERTAIN ... */
    ALMANAC_FESTIVAL_KINDS = 5,  /* of ALMANAC_PUBLIC_HOLIDAY ... */
    ALMANAC_WORK_KINDS = 6,      /* of ALMANAC_WORKDAY ... */
    ALMANAC_WORK_REASONS = 7,    /* of ALMANAC_BY_WEEK ... */
    ALMANAC_HALVES = 8,          /* of ALMANAC_WHOLE_DAY ..., which has the empty word */
    ALMANAC_MARKS = 9,           /* of ALMANAC_NO_MARK ..., which has the empty word */
    ALMANAC_AUDIENCES = 10,      /* with names: "all", "public-offices", "workers", "women", "youth", "children", "soldiers", "banks", "listed"; a file may know others */
    ALMANAC_LABEL_SUBJECTS = 11, /* of ALMANAC_FESTIVAL_LABEL ... */
    ALMANAC_COLOURS = 12,        /* of ALMANAC_PLAIN ... */
    ALMANAC_ASKED_KINDS = 13,    /* of ALMANAC_ASKED_NOTHING ... */
    ALMANAC_QUESTIONS = 14,      /* of ALMANAC_ASKS_PLAIN ... */
    ALMANAC_PILLARS = 15         /* of the cycle of sixty: "jiazi" ... */
};

/* A word by its number from 0: 2 of ALMANAC_TERMS is "lichun". ALMANAC_ERROR_NONE if there are no more. */
almanac_status almanac_word(int32_t list, size_t number, char *text, size_t size, size_t *needed);

/* The name of the same number for people, such as 立春 and 補班; the word in the badge of a mark, such as 休 and 班. Empty for
 * ALMANAC_NO_MARK and ALMANAC_BY_WEEK. Named are terms, seasons, phases, pillars, kinds of festivals, kinds of days, reasons, marks and
 * audiences; ALMANAC_ERROR_ARGUMENT for another list or number. A language is one of the words of ALMANAC_LANGUAGES, or another tag of
 * one of them, such as "zh-TW" or "ja_JP"; ALMANAC_ERROR_UNKNOWN for any other. */
almanac_status almanac_word_name(
    int32_t list, int32_t number, const char *language, char *text, size_t size, size_t *needed);

/* -- Gregorian days ---------------------------------------------------------------------------------------------- */

/* A date of the Gregorian calendar. */
typedef struct almanac_date {
    int32_t year;
    uint8_t month;   /* 1 ... 12 */
    uint8_t day;     /* 1 ... 31 */
    uint8_t weekday; /* 1 Monday ... 7 Sunday; not read */
    uint8_t reserved;
} almanac_date;

/* The day of a Gregorian date, such as 2026-02-17. ALMANAC_ERROR_ARGUMENT if there is no such date. */
almanac_status almanac_day_of(int32_t year, int32_t month, int32_t day, int32_t *result);

/* The Gregorian date of a day; every 32-bit number is a day. */
almanac_status almanac_date_on(int32_t day, almanac_date *date);

/* Reads a Gregorian date such as "2026-02-17", and nothing else. */
almanac_status almanac_parse_day(const char *text, int32_t *day);

/* -- Calendars and lunar dates ----------------------------------------------------------------------------------- */

/* A lunisolar calendar of a table. */
typedef struct almanac_calendar almanac_calendar;

/* Opens a calendar by its name: in the bundled table china, hongkong, korea, vietnam, japan. */
almanac_status almanac_calendar_open(const almanac_table *table, const char *id, const almanac_calendar **calendar);

/* Closes a calendar; a null pointer is nothing to close. */
void almanac_calendar_close(const almanac_calendar *calendar);

/* The first and the last day that a calendar holds: whole months, a little more than its table promises. */
almanac_status almanac_calendar_days(const almanac_calendar *calendar, int32_t *first, int32_t *last);

/* Whether a calendar has every public holiday of a region, 1 or 0. The calendar that the region uses has them all; the Chinese
 * calendar lacks some of "korea". */
almanac_status almanac_has_holidays(const almanac_calendar *calendar, const char *region, int32_t *has_holidays);

/*
 * A lunar date in one number: year x 65536 + month x 512 + leap x 256 + day. Dates of a calendar compare as their numbers
 * do, and 0 is no date. The lunar year has the number of the Gregorian year in which it begins.
 */
typedef uint32_t almanac_lunar_date;

/* The next five are inline here, and exported by the library for languages that cannot read C. */

/* The lunar date of its parts; whether a calendar has it, almanac_day_of_lunar() says. Parts out of range give 0. */
static inline almanac_lunar_date almanac_lunar(int32_t year, int32_t month, int32_t is_leap, int32_t day)
{
    if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 30) return 0;
    return (uint32_t)year << 16 | (uint32_t)month << 9 | (uint32_t)(is_leap != 0) << 8 | (uint32_t)day;
}

static inline int32_t almanac_lunar_year(almanac_lunar_date date) { return (int32_t)(date >> 16); }
static inline int32_t almanac_lunar_month(almanac_lunar_date date) { return (int32_t)(date >> 9 & 127); } /* 1 ... 12 */
static inline int32_t almanac_lunar_is_leap(almanac_lunar_date date) { return (int32_t)(date >> 8 & 1); }
static inline int32_t almanac_lunar_day(almanac_lunar_date date) { return (int32_t)(date & 255); } /* 1 ... 30 */

/* The lunar date of a day; 0 if the calendar does not reach it, or is null. O(1), some nanoseconds. */
almanac_lunar_date almanac_lunar_date_on(const almanac_calendar *calendar, int32_t day);

/* No day: less than any day of any table. */
#define ALMANAC_NO_DAY INT32_MIN

/* The day of a lunar date; ALMANAC_NO_DAY if it is none of the calendar's: almanac_lunar_absence() says why. O(1). */
int32_t almanac_day_of_lunar(const almanac_calendar *calendar, almanac_lunar_date date);

/* Why a lunar date is no day of a calendar, or ALMANAC_OK if it is one: ALMANAC_ERROR_RANGE, _LEAP_MONTH, _THIRTIETH, or
 * _ARGUMENT for a number that is no date. */
almanac_status almanac_lunar_absence(const almanac_calendar *calendar, almanac_lunar_date date);

/* The lunar dates of `count` days in any order, about a nanosecond each: 0 for a day that the calendar does not reach.
 * `missing` receives how many of those there are; it may be null. The two arrays may not overlap. */
almanac_status almanac_lunar_dates_on(
    const almanac_calendar *calendar, const int32_t *days, size_t count, almanac_lunar_date *dates, size_t *missing);

/* The days of `count` lunar dates: ALMANAC_NO_DAY for one that is not of this calendar. `missing` as above. */
almanac_status almanac_days_of_lunar(
    const almanac_calendar *calendar, const almanac_lunar_date *dates, size_t count, int32_t *days, size_t *missing);

/* Reads a lunar date such as "2025-6L-1" (L: leap month), also "2025-06L-01", and nothing else. */
almanac_status almanac_parse_lunar(const char *text, almanac_lunar_date *date);

/* -- Months ------------------------------------------------------------------------------------------------------ */

/* A month of a calendar. */
typedef struct almanac_month {
    almanac_lunar_date first_date; /* the lunar date of its first day: year, month, leap or not */
    int32_t first_day;
    int32_t length;                /* 29 or 30 */
} almanac_month;

/* The month to which a day belongs. O(1). */
almanac_status almanac_month_on(const almanac_calendar *calendar, int32_t day, almanac_month *month);

/* The months of a lunar year in order, 12 or 13 in a year that the calendar holds whole. */
almanac_status almanac_months_of_year(
    const almanac_calendar *calendar, int32_t lunar_year, almanac_month *months, size_t size, size_t *count);

/* The number of the leap month of a lunar year, 0 if it has none. O(1). */
almanac_status almanac_leap_month(const almanac_calendar *calendar, int32_t lunar_year, int32_t *month);

/* -- Anniversaries ----------------------------------------------------------------------------------------------- */

/* The choice for a date in a leap month. */
ALMANAC_ENUM(almanac_leap_rule, int32_t) {
    ALMANAC_LEAP_SKIP = 0,       /* kept only in years that have this leap month */
    ALMANAC_LEAP_PLAIN = 1,      /* always kept in the plain month of its number */
    ALMANAC_LEAP_ELSE_PLAIN = 2, /* "leap": in the leap month of years that have it, in the plain month of others: as is usual */
    ALMANAC_LEAP_BOTH = 3        /* any date in the plain month, and in a leap month of its number again */
};

/* The choice for the 30th of a month that has 29 days. */
ALMANAC_ENUM(almanac_thirtieth_rule, int32_t) {
    ALMANAC_THIRTIETH_SKIP = 0,
    ALMANAC_THIRTIETH_ON_LAST = 1, /* "last": on the 29th, as is usual */
    ALMANAC_THIRTIETH_ON_NEXT = 2  /* "next": on the first of the next month */
};

/* The first day after a day on which the month and the day of a lunar date, of whatever year, are kept. ALMANAC_ERROR_NONE if
 * the calendar ends before it, ALMANAC_ERROR_RANGE if it does not hold the day. */
almanac_status almanac_next_anniversary(
    const almanac_calendar *calendar, almanac_lunar_date date, int32_t after, int32_t leap_month, int32_t thirtieth,
    int32_t *day);

/* The days on which they are kept in the lunar years from a year to another, both included, in order. */
almanac_status almanac_anniversaries(
    const almanac_calendar *calendar, almanac_lunar_date date, int32_t first_year, int32_t last_year,
    int32_t leap_month, int32_t thirtieth, int32_t *days, size_t size, size_t *count);

/* The days on which they are kept from a day to another, both included, in order, without days that the calendar does not hold.
 * ALMANAC_ERROR_RANGE if it holds none of them. */
almanac_status almanac_anniversaries_between(
    const almanac_calendar *calendar, almanac_lunar_date date, int32_t first, int32_t last,
    int32_t leap_month, int32_t thirtieth, int32_t *days, size_t size, size_t *count);

/* The days of a rule of iCalendar from a day to another, both included, in order, without days that the rule's calendar does not
 * hold. ALMANAC_ERROR_RANGE if it holds none of them, or not the start.
 *
 * The rule is the value of an RRULE (RFC 5545), such as "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15"; the start is the day of
 * its DTSTART, which is the first day of the rule. RSCALE (RFC 7529) is CHINESE, DANGI, GREGORIAN, or X- and a calendar of the table, such
 * as X-VIETNAM. FREQ is YEARLY or MONTHLY; RSCALE, INTERVAL, COUNT, UNTIL as a date, BYMONTH, BYMONTHDAY and SKIP are the other parts.
 * ALMANAC_ERROR_RULE if there is any other part but WKST, or one is malformed. Any text is safe. */
almanac_status almanac_recurrence(
    const almanac_table *table, const char *rule, int32_t start, int32_t first, int32_t last, int32_t *days, size_t size,
    size_t *count);

/* A sentence in English about the part for which almanac_recurrence() refuses a rule, "BYDAY is not supported"; ALMANAC_ERROR_NONE if
 * it does not. */
almanac_status almanac_recurrence_fault(
    const almanac_table *table, const char *rule, int32_t start, char *text, size_t size, size_t *needed);

/* -- Solar terms and phases of the Moon -------------------------------------------------------------------------- */

/* How sure the civil day of an event is. */
ALMANAC_ENUM(almanac_certainty, uint8_t) {
    ALMANAC_CERTAIN = 0,       /* neither three sigma of delta T nor a published prediction changes the day */
    ALMANAC_NEAR_MIDNIGHT = 1, /* within its own uncertainty of midnight, or unpublished and within a minute of it */
    ALMANAC_DISPUTED = 2,      /* an authority publishes another day */
    ALMANAC_PUBLISHED = 3,     /* an issued day stands, although the instant falls on another */
    ALMANAC_COMPUTED = 4       /* no source shows the day as published: after 2100, and terms of some calendars before 1900 */
};

/* The certainty of a lunar date or of a festival. */
typedef struct almanac_doubt {
    int32_t other_day;   /* the authority's if disputed, the computed if published, the one beyond midnight if near it, by another clock if computed, or ALMANAC_NO_DAY */
    uint8_t certainty;   /* ALMANAC_CERTAIN ... */
    char authority[10];  /* disputed, published: who, such as "hko"; else empty */
    uint8_t reserved;
} almanac_doubt;

/* The certainty of the lunar date of a day: that of the new moon of its month; of a 30th also that of the next. */
almanac_status almanac_lunar_doubt(const almanac_calendar *calendar, int32_t day, almanac_doubt *doubt);

/* The certainty of a day of almanac_anniversaries() of a lunar date, of which the day of the month alone counts: that of its lunar date; a
 * 30th is doubtful if its almanac_thirtieth_rule moves or drops it when a new moon of its month is on the other day. ALMANAC_ERROR_RANGE if
 * the calendar does not hold the day. */
almanac_status almanac_anniversary_doubt(
    const almanac_calendar *calendar, almanac_lunar_date date, int32_t day, int32_t thirtieth, almanac_doubt *doubt);

/* The phases of the Moon. */
ALMANAC_ENUM(almanac_phase, uint8_t) {
    ALMANAC_NEW_MOON = 0,  /* "new" */
    ALMANAC_FIRST_QUARTER = 1,
    ALMANAC_FULL_MOON = 2, /* "full" */
    ALMANAC_LAST_QUARTER = 3
};

/* The 24 solar terms from Minor Cold in January on; those with odd numbers are principal terms. */
ALMANAC_ENUM(almanac_solar_term, uint8_t) {
    ALMANAC_XIAOHAN = 0, ALMANAC_DAHAN = 1, ALMANAC_LICHUN = 2, ALMANAC_YUSHUI = 3, ALMANAC_JINGZHE = 4, ALMANAC_CHUNFEN = 5,
    ALMANAC_QINGMING = 6, ALMANAC_GUYU = 7, ALMANAC_LIXIA = 8, ALMANAC_XIAOMAN = 9, ALMANAC_MANGZHONG = 10, ALMANAC_XIAZHI = 11,
    ALMANAC_XIAOSHU = 12, ALMANAC_DASHU = 13, ALMANAC_LIQIU = 14, ALMANAC_CHUSHU = 15, ALMANAC_BAILU = 16, ALMANAC_QIUFEN = 17,
    ALMANAC_HANLU = 18, ALMANAC_SHUANGJIANG = 19, ALMANAC_LIDONG = 20, ALMANAC_XIAOXUE = 21, ALMANAC_DAXUE = 22, ALMANAC_DONGZHI = 23
};

/* A solar term or a phase of the Moon. */
typedef struct almanac_event {
    int64_t instant;             /* seconds since 1970-01-01T00:00:00 UTC, UT1 before 1972 */
    int32_t day;                 /* the civil day on which the calendar has it */
    int32_t margin_seconds;      /* from the nearest midnight of the calendar's clock, negative before midnight */
    int32_t uncertainty_seconds; /* how many the instant may be wrong */
    int32_t other_day;           /* the authority's if disputed, the computed if published, the one beyond midnight if near it, by another clock if computed, or ALMANAC_NO_DAY */
    uint8_t kind;                /* 0 ... 23 of a term, 0 ... 3 of a phase */
    uint8_t certainty;           /* ALMANAC_CERTAIN ... */
    char authority[10];          /* disputed, published: who, such as "hko"; else empty */
    uint8_t reserved[4];
} almanac_event;

/* A solar term, 0 ... 23, of a Gregorian year. O(1). */
almanac_status almanac_term(const almanac_calendar *calendar, int32_t year, int32_t term, almanac_event *event);

/* The solar terms whose civil days lie between two days, both included, in order. Days that the calendar does not hold are left
 * out; ALMANAC_ERROR_RANGE if it holds none of them. */
almanac_status almanac_terms(
    const almanac_calendar *calendar, int32_t first, int32_t last, almanac_event *events, size_t size, size_t *count);

/* The phases of the Moon whose civil days lie between two days, both included, in order. Days that the calendar does not hold
 * are left out; ALMANAC_ERROR_RANGE if it holds none of them. */
almanac_status almanac_phases(
    const almanac_calendar *calendar, int32_t first, int32_t last, almanac_event *events, size_t size, size_t *count);

/* Seasons, each beginning with a term of its own: lichun, lixia, liqiu, lidong. */
ALMANAC_ENUM(almanac_season, int32_t) {
    ALMANAC_SPRING = 0,
    ALMANAC_SUMMER = 1,
    ALMANAC_AUTUMN = 2,
    ALMANAC_WINTER = 3
};

/* The season that begins with a solar term, 0 ... 23, or continues in it. */
almanac_status almanac_term_season(int32_t term, int32_t *season);

/* -- Pillars ----------------------------------------------------------------------------------------------------- */

/* When the pillar of the year, of the month and of the day changes. */
ALMANAC_ENUM(almanac_year_from, int32_t) {
    ALMANAC_YEAR_FROM_NEW_YEAR = 0,
    ALMANAC_YEAR_FROM_LICHUN_DAY = 1,
    ALMANAC_YEAR_FROM_LICHUN_INSTANT = 2
};
ALMANAC_ENUM(almanac_month_from, int32_t) {
    ALMANAC_MONTH_FROM_TERM_DAY = 0,
    ALMANAC_MONTH_FROM_TERM_INSTANT = 1,
    ALMANAC_MONTH_FROM_LUNAR_MONTH = 2
};
ALMANAC_ENUM(almanac_day_from, int32_t) { ALMANAC_DAY_FROM_MIDNIGHT = 0, ALMANAC_DAY_FROM_23H = 1 };

/* The number in almanac_pillars where there is no pillar. */
#define ALMANAC_NO_PILLAR 255

/* Stems and branches, each pair a number from 0 (jiazi) to 59: stem = number % 10, branch = number % 12. */
typedef struct almanac_pillars {
    uint8_t year;
    uint8_t month; /* ALMANAC_NO_PILLAR in a leap month, if months change with the lunar month */
    uint8_t day;
    uint8_t hour;  /* ALMANAC_NO_PILLAR for a day without a time */
} almanac_pillars;

/* The pillars of a day as calendars print them: year from lunar New Year, month from the day of its term, day from 0h.
 * ALMANAC_ERROR_RANGE also on a day that the calendar holds without a term on both sides: 1899-12-03 to 06 and 2101-01-20 to 28. */
almanac_status almanac_pillars_on(const almanac_calendar *calendar, int32_t day, almanac_pillars *pillars);

/* The day that the calendar's clock shows at an instant. */
almanac_status almanac_day_at(const almanac_calendar *calendar, int64_t instant, int32_t *day);

/* The four pillars of an instant, with the choices named above; the calendar's clock tells day and hour. ALMANAC_ERROR_RANGE
 * also where the calendar lacks the terms from which year and month are counted: before 1900 and after 2100. */
almanac_status almanac_pillars_at(
    const almanac_calendar *calendar, int64_t instant, int32_t year_from, int32_t month_from, int32_t day_from,
    almanac_pillars *pillars);

/* A period of time: from an instant to another, which no longer belongs to it. */
typedef struct almanac_period {
    int64_t start;
    int64_t end;
} almanac_period;

/* The periods that have given pillars by the calendar's clock, from the first to the last day, in order: the way back from
 * almanac_pillars_at(). A pillar is a number from 0 to 59, or ALMANAC_NO_PILLAR for any. */
almanac_status almanac_pillar_moments(
    const almanac_calendar *calendar, int32_t year_pillar, int32_t month_pillar, int32_t day_pillar, int32_t hour_pillar,
    int32_t first, int32_t last, int32_t year_from, int32_t month_from, int32_t day_from,
    almanac_period *periods, size_t size, size_t *count);

/* -- Festivals --------------------------------------------------------------------------------------------------- */

/* The festivals of some regions in a calendar. */
typedef struct almanac_festivals almanac_festivals;

/* Kinds of festivals. */
ALMANAC_ENUM(almanac_festival_kind, uint8_t) {
    ALMANAC_PUBLIC_HOLIDAY = 0, /* "public": a public holiday in the region, that year */
    ALMANAC_TRADITIONAL = 1,    /* kept by custom */
    ALMANAC_OBSERVANCE = 2,     /* set aside for something */
    ALMANAC_SEASON_COUNT = 3,   /* "season": a count of days through a season */
    ALMANAC_CALENDAR_NOTE = 4   /* "note": a note of the calendar makers */
};

/* A festival on one of its days. */
typedef struct almanac_festival {
    char id[25];        /* such as "zhongqiu", with a zero byte at its end */
    uint8_t kind;       /* ALMANAC_PUBLIC_HOLIDAY ... */
    uint8_t length;     /* how many days it lasts, 1 ... 255 */
    uint8_t day_number; /* which of them this is, 1 ... length */
    int32_t day;
} almanac_festival;

/* Lays out the festivals of regions, separated by commas ("hongkong,macau"); null: of the calendar's home. About two
 * milliseconds. */
almanac_status almanac_festivals_open(
    const almanac_calendar *calendar, const char *regions, const almanac_festivals **festivals);

/* The same festivals for readers to whom no day off is known, because they live in none of the regions: public holidays are among
 * them, as days that are kept by custom. */
almanac_status almanac_festivals_without_holidays(
    const almanac_festivals *festivals, const almanac_festivals **result);

/* Closes festivals; a null pointer is nothing to close. */
void almanac_festivals_close(const almanac_festivals *festivals);

/* The festivals on the days between two days, both included, each on every one of its days, in order. Days that the calendar
 * does not hold are left out; ALMANAC_ERROR_RANGE if it holds none of them. */
almanac_status almanac_festivals_between(
    const almanac_festivals *festivals, int32_t first, int32_t last,
    almanac_festival *list, size_t size, size_t *count);

/* The first beginning of a festival after a day. ALMANAC_ERROR_NONE if there is none before the end of the calendar, or if the
 * day is before the calendar begins. */
almanac_status almanac_festival_after(
    const almanac_festivals *festivals, const char *id, int32_t day, almanac_festival *festival);

/* The festivals of some regions, or of a table, by the names that people type. */
typedef struct almanac_finder almanac_finder;

/* How well a name fits what is typed. Capitals, diacritics, width, spaces, hyphens and apostrophes never count. */
ALMANAC_ENUM(almanac_fit, uint8_t) {
    ALMANAC_FIT_EXACT = 0,     /* the whole name */
    ALMANAC_FIT_ESSENTIAL = 1, /* all of it but words such as Festival, Day, 節 or 절 */
    ALMANAC_FIT_BEGINNING = 2  /* the beginning of the name: three letters, two characters or two syllables at least */
};

/* A festival with a name that fits. */
typedef struct almanac_match {
    char id[25];         /* such as "zhongqiu", with a zero byte at its end */
    uint8_t fit;         /* ALMANAC_FIT_EXACT ... */
    uint8_t reserved[2];
} almanac_match;

/* Collects the names of festivals in all six languages and their aliases: of some festivals; of all in a table if they are null. */
almanac_status almanac_finder_open(
    const almanac_table *table, const almanac_festivals *festivals, const almanac_finder **finder);

/* Closes a finder; a null pointer is nothing to close. */
void almanac_finder_close(const almanac_finder *finder);

/* The festivals that fit a text such as "dragon boat" or 추석, the best fits first. */
almanac_status almanac_find(
    const almanac_finder *finder, const char *words, almanac_match *matches, size_t size, size_t *count);

/* -- Holidays ---------------------------------------------------------------------------------------------------- */

/* A file of holidays: what governments decide year by year. The laws that hold for years are in the table. */
typedef struct almanac_holidays almanac_holidays;

/* Opens the file of holidays inside the library, a file, or bytes, as tables are opened. A newer file than the one inside may
 * be had each time that a government decides. */
almanac_status almanac_holidays_open(const almanac_holidays **holidays);
almanac_status almanac_holidays_open_file(const char *path, const almanac_holidays **holidays);
almanac_status almanac_holidays_open_bytes(const void *bytes, size_t size, const almanac_holidays **holidays);

/* Closes a file of holidays; a null pointer is nothing to close. */
void almanac_holidays_close(const almanac_holidays *holidays);

/* The name of a file of holidays, such as "20261121": the day on which the last notice was looked for. */
almanac_status almanac_holidays_release(const almanac_holidays *holidays, char *text, size_t size, size_t *needed);

/* The SHA-256 of everything the file was compiled from, as 64 hexadecimal digits. */
almanac_status almanac_holidays_digest(const almanac_holidays *holidays, char *text, size_t size, size_t *needed);

/* Whether the file was made with a table, 1 or 0. With another table a day in place of a holiday is missing if that table
 * lacks the holiday; all else is right. */
almanac_status almanac_holidays_made_with(
    const almanac_holidays *holidays, const almanac_table *table, int32_t *is_made_with);

/* The regions of the file, by number from 0: such as "taiwan". ALMANAC_ERROR_NONE if there are no more. */
almanac_status almanac_holidays_region(
    const almanac_holidays *holidays, size_t number, char *text, size_t size, size_t *needed);

/* For whom days off of a region can be asked, by number from 0: "all", "public-offices", "workers", "women" ... */
almanac_status almanac_holidays_audience(
    const almanac_holidays *holidays, const char *region, size_t number, char *text, size_t size, size_t *needed);

/* -- Days off ---------------------------------------------------------------------------------------------------- */

/* Who works when: workdays and days off of a region, for an audience. */
typedef struct almanac_days_off almanac_days_off;

/* The kind of a day. */
ALMANAC_ENUM(almanac_work_kind, uint8_t) {
    ALMANAC_WORKDAY = 0,         /* a day of work like any other */
    ALMANAC_WEEKEND = 1,         /* a day of rest of the week, also between days off */
    ALMANAC_DAY_OFF = 2,         /* a day off by law or by notice */
    ALMANAC_HALF_DAY = 3,        /* half of it is off */
    ALMANAC_MAKE_UP_WORKDAY = 4, /* a day of the weekend that is worked for a day off elsewhere */
    ALMANAC_UNKNOWN_DAY = 5      /* "unknown": nobody has decided yet, or the file does not reach so far: never taken for a workday */
};

/* Why it is that. */
ALMANAC_ENUM(almanac_work_reason, uint8_t) {
    ALMANAC_BY_WEEK = 0,    /* "week": by the week alone */
    ALMANAC_BY_LAW = 1,     /* "law": a holiday by law, on its own day, or a day of rest that a law names, of every week or year */
    ALMANAC_SUBSTITUTE = 2, /* by law, in place of a holiday on a day of rest */
    ALMANAC_BETWEEN = 3,    /* by law, between two holidays */
    ALMANAC_BY_NOTICE = 4,  /* "holiday": by a notice, as part of a holiday */
    ALMANAC_MOVED = 5,      /* by a notice, in place of a holiday on a day of rest */
    ALMANAC_EXCHANGED = 6,  /* by a notice, exchanged with another day */
    ALMANAC_BRIDGE = 7,     /* by a notice, given between days off */
    ALMANAC_ONCE = 8,       /* given once, for an event */
    ALMANAC_ELECTION = 9    /* for a vote */
};

/* Which half is off. */
ALMANAC_ENUM(almanac_half, uint8_t) {
    ALMANAC_WHOLE_DAY = 0,  /* "" */
    ALMANAC_MORNING = 1,
    ALMANAC_AFTERNOON = 2,
    ALMANAC_EITHER_HALF = 3 /* "either" */
};

/* The mark that a calendar shows on a day that is not what its weekday makes it. */
ALMANAC_ENUM(almanac_mark, uint8_t) {
    ALMANAC_NO_MARK = 0,       /* "": the day is what its weekday makes it, or nobody has decided */
    ALMANAC_HOLIDAY_MARK = 1,  /* off by law or by notice; also a day of the weekend that a notice counts to a holiday */
    ALMANAC_MAKE_UP_MARK = 2,  /* "make-up-workday": a day of the weekend that is worked */
    ALMANAC_HALF_DAY_MARK = 3  /* half off by law or by notice */
};

/* No notice. */
#define ALMANAC_NO_NOTICE (-1)

/* The kind of a day, and the reason for it. */
typedef struct almanac_work_status {
    int32_t other_day;    /* the day that it stands for or was exchanged with; ALMANAC_NO_DAY if none */
    int32_t notice;       /* the notice that decides or confirms it, for almanac_notice_at(); ALMANAC_NO_NOTICE if none */
    char festival[25];    /* of which holiday, such as "chunjie"; empty if of none */
    uint8_t kind;         /* ALMANAC_WORKDAY ... */
    uint8_t reason;       /* ALMANAC_BY_WEEK ... */
    uint8_t half;         /* ALMANAC_WHOLE_DAY ... */
    uint8_t week;         /* ALMANAC_WORKDAY ..., what the week alone makes of it: a workday, half a day, the weekend, or unknown */
    uint8_t is_statutory; /* 1 on the own day of a holiday by law, on which pay often depends */
    uint8_t is_off;       /* 1 if nobody works: on a day off and on a day of the weekend */
    uint8_t mark;         /* ALMANAC_NO_MARK ... */
} almanac_work_status;

/* Lays out who works when in a region. `holidays` null: those inside the library. `audience` null: the usual one, everybody
 * or, in Hong Kong, Macau, Taiwan and Vietnam, public offices. ALMANAC_ERROR_UNKNOWN if the table or the file lacks the region, or
 * the region the audience. It takes less than a millisecond. */
almanac_status almanac_days_off_open(
    const almanac_table *table, const almanac_holidays *holidays, const char *region, const char *audience,
    const almanac_days_off **days_off);

/* Closes days off; a null pointer is nothing to close. */
void almanac_days_off_close(const almanac_days_off *days_off);

/* For whom they are: the usual audience if none was named. */
almanac_status almanac_days_off_audience(const almanac_days_off *days_off, char *text, size_t size, size_t *needed);

/* The days that are decided for the audience. Before and after them a day is unknown, unless a law or a notice makes it a day
 * of rest; so is a single day among them that a resolution wants to be off and no law makes so yet. ALMANAC_ERROR_NONE if nobody
 * looked up the days of this audience: then every day is one of those outside. */
almanac_status almanac_days_off_complete(const almanac_days_off *days_off, int32_t *first, int32_t *last);

/* The day on which the last notice was looked for. */
almanac_status almanac_days_off_looked_up(const almanac_days_off *days_off, int32_t *day);

/* The kind of a day, ALMANAC_WORKDAY ...; ALMANAC_UNKNOWN_DAY also for a null pointer. O(1), some nanoseconds. */
int32_t almanac_work_kind_on(const almanac_days_off *days_off, int32_t day);

/* 1 on a day that is worked at least in part, 0 on a day off, ALMANAC_NOT_DECIDED if nobody has decided and for a null pointer:
 * three answers, so that a day of which nothing is known is no workday and no day off. O(1). */
#define ALMANAC_NOT_DECIDED (-1)
int32_t almanac_is_workday(const almanac_days_off *days_off, int32_t day);

/* The kind of a day, and the reason for it. O(1). */
almanac_status almanac_work_status_on(const almanac_days_off *days_off, int32_t day, almanac_work_status *status);

/* The same of `count` days in any order. The arrays may not overlap. */
almanac_status almanac_work_kinds_on(
    const almanac_days_off *days_off, const int32_t *days, size_t count, uint8_t *kinds);
almanac_status almanac_work_statuses_on(
    const almanac_days_off *days_off, const int32_t *days, size_t count, almanac_work_status *statuses);

/* The certainty of a public holiday on which the status of a day depends: on its own day, on its other day, and on days that are
 * off in its place. ALMANAC_CERTAIN if there is none, or if a notice decides the day. */
almanac_status almanac_work_doubt(const almanac_days_off *days_off, int32_t day, almanac_doubt *doubt);

/* The kind of the days that have a mark, whose name says in words what the mark means: ALMANAC_DAY_OFF for ALMANAC_HOLIDAY_MARK. */
almanac_status almanac_work_mark_kind(int32_t mark, int32_t *kind);

/* How many of some days are worked. */
typedef struct almanac_workday_count {
    int64_t workdays;  /* of which some is worked: workdays, make-up workdays, half days */
    int64_t half_days; /* how many of the workdays have half off */
    int64_t days_off;  /* days off and days of the weekend */
    int64_t unknown;   /* in none of the other counts */
} almanac_workday_count;

/* Counts the days between two days, both included. O(number of days). */
almanac_status almanac_count_workdays(
    const almanac_days_off *days_off, int32_t first, int32_t last, almanac_workday_count *result);

/* The day that is a number of workdays after a day, which is not counted itself, or before it if the number is negative; 0
 * gives the day. ALMANAC_ERROR_UNDECIDED if an unknown day comes first. O(number of days between). */
almanac_status almanac_add_workdays(const almanac_days_off *days_off, int32_t day, int32_t number, int32_t *result);

/* No count. */
#define ALMANAC_NO_COUNT (-1)

/* The number of each of `count` days: how many workdays there are from the first decided day to it, both included;
 * ALMANAC_NO_COUNT for a day that is not decided or comes after one that is not. The workdays after a day and up to another are the
 * difference of their numbers. These three take some nanoseconds a day, and 0.2 ms a call; the arrays may not overlap. */
almanac_status almanac_workday_numbers_on(
    const almanac_days_off *days_off, const int32_t *days, size_t count, int32_t *numbers);

/* almanac_add_workdays() of `count` days; ALMANAC_NO_DAY where an unknown day comes first. */
almanac_status almanac_add_workdays_to(
    const almanac_days_off *days_off, const int32_t *days, size_t count, int32_t number, int32_t *results);

/* How many days between `count` pairs of days, both included, are worked; ALMANAC_NO_COUNT if one of them is unknown, or if the
 * second comes before the first. */
almanac_status almanac_workdays_between(
    const almanac_days_off *days_off, const int32_t *firsts, const int32_t *lasts, size_t count, int32_t *workdays);

/* Consecutive days without work of which at least one is a day off, with the weekends at both ends. The festivals of the days are
 * those of almanac_work_status_on(). */
typedef struct almanac_break {
    int32_t first_day;
    int32_t last_day;
    int32_t is_open; /* 1 if a day just before or after is unknown: it may become longer */
    char festival[25]; /* the holiday after which it is called, such as "chunjie"; empty if none is named */
    uint8_t certainty; /* ALMANAC_CERTAIN ..., of the holidays that fix the days: the first that is not certain */
} almanac_break;

/* The breaks with a day in a Gregorian year, in order. ALMANAC_ERROR_RANGE unless the calendar holds the whole year. */
almanac_status almanac_breaks(
    const almanac_days_off *days_off, int32_t year, almanac_break *breaks, size_t size, size_t *count);

/* The names of days off in a row, from a day to another, with commas between: each holiday, the one after which a break is called
 * first, or the reason where no holiday names them, such as an election. `festivals` are those of the region. */
almanac_status almanac_days_off_name(
    const almanac_festivals *festivals, const almanac_days_off *days_off, int32_t first, int32_t last, const char *language,
    char *text, size_t size, size_t *needed);

/* Workdays between days without work, to be taken as leave for one long break. */
typedef struct almanac_bridge {
    int32_t first_leave;
    int32_t last_leave;
    int32_t first_day; /* of all days without work with them */
    int32_t last_day;
    int32_t is_open; /* 1 if a day just before or after is unknown: they may become more */
} almanac_bridge;

/* The bridges whose leave begins in a Gregorian year, of at most `most` workdays, in order. ALMANAC_ERROR_ARGUMENT if `most`
 * is less than 1, ALMANAC_ERROR_RANGE unless the calendar holds the whole year. */
almanac_status almanac_bridges(
    const almanac_days_off *days_off, int32_t year, int32_t most, almanac_bridge *bridges, size_t size, size_t *count);

/* A notice, an order or an act that decides about days. */
typedef struct almanac_notice {
    int32_t day;        /* when it was given; ALMANAC_NO_DAY if that is not traced */
    char id[25];        /* its name in the data files, such as "2026" */
    char authority[9];  /* who gave it, such as "gwyb" */
    uint8_t reserved[2];
} almanac_notice;

/* A notice by the index in a status, from 0. ALMANAC_ERROR_NONE if there are no more. */
almanac_status almanac_notice_at(const almanac_days_off *days_off, size_t index, almanac_notice *notice);

/* Who gave a notice, in their own words, such as 国务院办公厅. */
almanac_status almanac_notice_authority(
    const almanac_days_off *days_off, size_t index, char *text, size_t size, size_t *needed);

/* The number or title of a notice as printed, such as 国办发明电〔2025〕7号; empty if that is not traced. */
almanac_status almanac_notice_number(
    const almanac_days_off *days_off, size_t index, char *text, size_t size, size_t *needed);

/* -- Questions in words ------------------------------------------------------------------------------------------- */

/* The subject of a question in words. */
ALMANAC_ENUM(almanac_asked_kind, uint8_t) {
    ALMANAC_ASKED_NOTHING = 0,    /* the words are refused */
    ALMANAC_ASKED_DAYS = 1,       /* a day, a week, a month, years or other days in a row; of a list such as the Fridays of a month the first */
    ALMANAC_ASKED_FESTIVAL = 2,
    ALMANAC_ASKED_TERM = 3,       /* of all terms of a year the first */
    ALMANAC_ASKED_PHASE = 4,
    ALMANAC_ASKED_LEAP_MONTH = 5, /* the next one, whichever it is */
    ALMANAC_ASKED_LUNAR_DAY = 6   /* a day of every lunar year */
};

/* The question about the subject. */
ALMANAC_ENUM(almanac_question, uint8_t) {
    ALMANAC_ASKS_PLAIN = 0,        /* the days themselves */
    ALMANAC_ASKS_HOLIDAYS = 1,     /* the holidays among them */
    ALMANAC_ASKS_NEXT_HOLIDAY = 2,
    ALMANAC_ASKS_NEXT_DAY_OFF = 3,
    ALMANAC_ASKS_NEXT_BREAK = 4,
    ALMANAC_ASKS_NEXT_WORKDAY = 5,
    ALMANAC_ASKS_WORKS = 6,        /* whether they are worked */
    ALMANAC_ASKS_UNTIL = 7         /* how many days there are until then */
};

/* An answer. The days of a festival or term are those of its first occurrence from today on, or in the year of the words. */
typedef struct almanac_answer {
    int32_t first_day; /* ALMANAC_NO_DAY for a refusal, and where nobody has decided the days or no days off are given */
    int32_t last_day;  /* ALMANAC_NO_DAY where there is no first */
    uint32_t count;    /* how often the occasion is within the days that the words name: the Fridays of a month; 0 where they name none */
    char festival[25]; /* of ALMANAC_ASKED_FESTIVAL; empty otherwise */
    char region[25];   /* the first of the festivals, or whose occasion it is; of days the one that the words name, or empty */
    uint8_t kind;      /* ALMANAC_ASKED_NOTHING ... */
    uint8_t question;  /* ALMANAC_ASKS_PLAIN ... */
    uint8_t number;    /* of the term or phase; ALMANAC_NO_PILLAR otherwise */
    uint8_t reserved[3];
} almanac_answer;

/* Reads what people type: dates of both calendars in six languages, "next friday", 明年春节, "Tết 2027", 음력 8.15, +30, "next holiday".
 * `festivals` are those of the reader's regions, `days_off` may be null, and are of no use where
 * the words name another region, which the answer has. The locale, such as "en-HK" or "vi_VN", has the language of the
 * text, the order of day and month and the first weekday; `today` may be ALMANAC_NO_DAY.
 *
 * The text is lines: the name of the occasion (empty for days), then a sentence for each rule that decided between two readings; of a
 * refusal its sentence, then what to type instead, the likeliest first. Nothing is found by a part of a word. */
almanac_status almanac_ask(
    const almanac_table *table, const almanac_festivals *festivals, const almanac_days_off *days_off, const char *words,
    const char *locale, int32_t today, almanac_answer *answer, char *text, size_t size, size_t *needed);

/* -- Pages ------------------------------------------------------------------------------------------------------- */

/* A day on the page of a month. */
typedef struct almanac_cell {
    int32_t day;
    almanac_lunar_date date;
    uint32_t first_festival;    /* of the festivals that the page was asked for with: an index for almanac_festival_at() */
    uint8_t festival_count;
    uint8_t day_of_month;       /* 1 ... 31 */
    uint8_t weekday;            /* 1 Monday ... 7 Sunday */
    uint8_t is_in_month;        /* 0 for a day of a neighbouring month */
    uint8_t pillar;             /* of the day, 0 ... 59 */
    uint8_t term;               /* ALMANAC_XIAOHAN ..., or 255 */
    uint8_t term_certainty;     /* ALMANAC_CERTAIN ... */
    uint8_t lunar_certainty;    /* of the lunar date, ALMANAC_CERTAIN ...: that of the new moon of its month */
} almanac_cell;

/* The most cells a page has. */
#define ALMANAC_PAGE_CELLS 42

/* The page of a Gregorian month, whole weeks: 28, 35 or 42 cells, always 42 if `six_rows` is not 0. `first_weekday` is
 * 1 (Monday) ... 7 (Sunday); `festivals` may be null. About 0.1 us. */
almanac_status almanac_page(
    const almanac_calendar *calendar, const almanac_festivals *festivals, int32_t year, int32_t month,
    int32_t first_weekday, int32_t six_rows, almanac_cell *cells, size_t size, size_t *count);

/* A festival by its index in a cell. */
almanac_status almanac_festival_at(const almanac_festivals *festivals, size_t index, almanac_festival *festival);

/* The certainty of a festival on one of its days: that of the month or the term that fixes it. ALMANAC_ERROR_NONE if it is not
 * on the day. */
almanac_status almanac_festival_doubt(
    const almanac_festivals *festivals, const char *id, int32_t day, almanac_doubt *doubt);

/* Where a name of a day comes from. */
ALMANAC_ENUM(almanac_name_source, uint8_t) {
    ALMANAC_NO_SOURCE = 0, /* "" */
    ALMANAC_FESTIVAL_SOURCE = 1,
    ALMANAC_TERM_SOURCE = 2,
    ALMANAC_LUNAR_SOURCE = 3
};

/* On which of its days a festival of several days is named: 初伏, 初伏第2天 ... */
ALMANAC_ENUM(almanac_span_days, uint8_t) {
    ALMANAC_FIRST_DAY = 0, /* "first" */
    ALMANAC_ALL_DAYS = 1   /* "all" */
};

/* Which names a day has, and in which order. */
typedef struct almanac_label_style {
    uint8_t sources[3]; /* in the order of preference, ALMANAC_NO_SOURCE after the last */
    uint8_t last_kind;  /* of the festivals that are named, in the order of ALMANAC_PUBLIC_HOLIDAY ... */
    uint8_t span_days;  /* ALMANAC_FIRST_DAY ... */
} almanac_label_style;

/* The subject of a name of a day; a view colours the name by it. */
ALMANAC_ENUM(almanac_label_subject, uint8_t) {
    ALMANAC_FESTIVAL_LABEL = 0,
    ALMANAC_TERM_LABEL = 1,
    ALMANAC_LUNAR_MONTH_LABEL = 2, /* the first day of a lunar month, named after the month */
    ALMANAC_LUNAR_DAY_LABEL = 3
};

/* The kind of a name of a day; a function writes its text. */
typedef struct almanac_label {
    uint8_t subject;   /* ALMANAC_FESTIVAL_LABEL ... */
    uint8_t kind;      /* of the festival, ALMANAC_PUBLIC_HOLIDAY ..., or 255 */
    uint8_t term;      /* that the name is or the festival is, ALMANAC_XIAOHAN ..., or 255 */
    uint8_t season;    /* by whose colour the name is written, ALMANAC_SPRING ..., or 255: that of the term, unless it is a public holiday */
    uint8_t certainty; /* of the day of the term, the festival or the lunar date that is named, ALMANAC_CERTAIN ... */
} almanac_label;

/* The colour of the number of a day: red says rest, blue is the custom of some regions for Saturdays. */
ALMANAC_ENUM(almanac_colour, int32_t) { ALMANAC_PLAIN = 0, ALMANAC_BLUE = 1, ALMANAC_RED = 2 };

/* The face of a day beside its names. */
typedef struct almanac_face {
    uint8_t colour; /* of the number, ALMANAC_PLAIN ..., by the custom of the first region */
    uint8_t mark;   /* ALMANAC_NO_MARK ..., that of the days off, or of public holidays where those are not known */
    uint8_t phase;  /* of the Moon on the day, ALMANAC_NEW_MOON ..., or 255 */
    uint8_t reserved;
} almanac_face;

/* Everything that a calendar shows of a day. `festivals` and `days_off` may be null; `style` null: festivals, terms, lunar dates, no
 * festival less than ALMANAC_TRADITIONAL, on first days.
 *
 * `labels` and the lines of the text have the same order: the one label under the number, in short; the lunar date as a cell has room for
 * it; all names of the day, the most important first: a day off that is no festival, such as 振替休日; festivals and the term by the
 * style; festivals that are less than traditional. A festival that is the term of the day is named once.
 *
 * `count` receives how many labels there are; ALMANAC_ERROR_BUFFER if either buffer is too small. */
almanac_status almanac_day_face(
    const almanac_calendar *calendar, const almanac_festivals *festivals, const almanac_days_off *days_off, int32_t day,
    const almanac_label_style *style, const char *language, almanac_face *face, almanac_label *labels, size_t room,
    size_t *count, char *text, size_t size, size_t *needed);

/* The colour of a weekday without a holiday, 1 (Monday) ... 7 (Sunday), by the custom of a region, which may be null. */
almanac_status almanac_weekday_colour(
    const almanac_table *table, const char *region, int32_t weekday, int32_t *colour);

/* -- Names ------------------------------------------------------------------------------------------------------- */
/* A language is as almanac_word_name() takes it. */

/* How a lunar month is named: by its number, or by its old name, such as 冬月, 師走 and tháng Chạp. */
ALMANAC_ENUM(almanac_month_style, int32_t) { ALMANAC_MONTH_NUMBERED = 0, ALMANAC_MONTH_TRADITIONAL = 1 };

/* How a lunar year is named: 2025年, 2025乙巳年, 乙巳年. */
ALMANAC_ENUM(almanac_year_style, int32_t) {
    ALMANAC_YEAR_NUMBER = 0,
    ALMANAC_YEAR_NUMBER_AND_PILLAR = 1,
    ALMANAC_YEAR_PILLAR = 2
};

/* A lunar date in words, such as 2025年閏六月初一. */
almanac_status almanac_lunar_date_text(
    almanac_lunar_date date, int32_t month_style, int32_t year_style, const char *language,
    char *text, size_t size, size_t *needed);

/* The name of the month of a lunar date, such as 閏六月, and of its day, such as 初一. */
almanac_status almanac_lunar_month_name(
    almanac_lunar_date date, int32_t style, const char *language, char *text, size_t size, size_t *needed);
almanac_status almanac_lunar_day_name(
    almanac_lunar_date date, const char *language, char *text, size_t size, size_t *needed);

/* The lunar months of the page of a Gregorian month, for its title: 丙午年十二月 – 丁未年正月; empty if the calendar does not reach it. */
almanac_status almanac_lunar_title(
    const almanac_calendar *calendar, int32_t year, int32_t month, const char *language,
    char *text, size_t size, size_t *needed);

/* The animal of a lunar year in a calendar: 2023 is the Cat in Vietnam. */
almanac_status almanac_zodiac_name(
    const almanac_calendar *calendar, int32_t lunar_year, const char *language,
    char *text, size_t size, size_t *needed);

/* The name of a calendar. */
almanac_status almanac_calendar_name(
    const almanac_calendar *calendar, const char *language, char *text, size_t size, size_t *needed);

/* The name of a festival of the table, as the regions that were asked for have it. */
almanac_status almanac_festival_name(
    const almanac_festivals *festivals, const char *id, const char *language,
    char *text, size_t size, size_t *needed);

/* The same on one of its days, with the number of the day from the second on: 初伏, then 初伏第2天. ALMANAC_ERROR_UNKNOWN if the
 * festival is not on the day. */
almanac_status almanac_festival_day_name(
    const almanac_festivals *festivals, const char *id, int32_t day, const char *language,
    char *text, size_t size, size_t *needed);

/* The name of a number of a list as the regions of festivals call it, of ALMANAC_FESTIVAL_KINDS and ALMANAC_WORK_REASONS: 公眾假期 for a
 * public holiday in Hong Kong, 國定假日 in Taiwan; of others as almanac_word_name(). */
almanac_status almanac_regional_name(
    const almanac_festivals *festivals, int32_t list, int32_t number, const char *language,
    char *text, size_t size, size_t *needed);

/* The year of a day in the eras of the regions, such as 令和8年, by number from 0. ALMANAC_ERROR_NONE if there are no more. */
almanac_status almanac_era_year(
    const almanac_festivals *festivals, int32_t day, size_t number, const char *language,
    char *text, size_t size, size_t *needed);

/* The name of a region in a table; of an audience, its identifier if it is unknown. */
almanac_status almanac_region_name(
    const almanac_table *table, const char *region, const char *language, char *text, size_t size, size_t *needed);
almanac_status almanac_audience_name(
    const char *audience, const char *language, char *text, size_t size, size_t *needed);

#ifdef __cplusplus
}
#endif

#endif
