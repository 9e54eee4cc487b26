/* @title@
   @head@
   A calendar and a language are constants below; any other is not checked for. */
#ifndef LUNISOLAR_H
#define LUNISOLAR_H
#include <stdint.h>

enum { @names@, LUNISOLAR_CALENDARS };
enum { @languages@, LUNISOLAR_LANGUAGES };
enum { LUNISOLAR_FIRST_DAY = @firstDay@, LUNISOLAR_LAST_DAY = @lastDay@ };
enum { LUNISOLAR_FIRST_LUNAR_YEAR = @firstLunarYear@, LUNISOLAR_LUNAR_YEARS = @lunarYears@ };
enum { LUNISOLAR_FIRST_YEAR = @firstYear@, LUNISOLAR_YEARS = @years@ };
#define LUNISOLAR_NONE INT32_MIN

/* By lunar year: bits 0-12 months of 30 days, 13-16 the leap month or 0, 17-22 days from 19 January to New
   Year. */
static const uint32_t lunisolar_months[LUNISOLAR_CALENDARS][LUNISOLAR_LUNAR_YEARS] = {
@months@
};
/* By year: bit k is 1 if term k is a day later than predicted. */
static const uint32_t lunisolar_terms[LUNISOLAR_CALENDARS][LUNISOLAR_YEARS] = {
@terms@
};
/* The predictions of the first year, in 1/65536 of a day after 1 January. */
static const int32_t lunisolar_bases[LUNISOLAR_CALENDARS][24] = {
@bases@
};

/* By language: 24 terms, the first days of 12 months and of 12 leap months, days 2 to 30, the
   festivals of the region; in UTF-8. */
static const char *const lunisolar_labels[LUNISOLAR_LANGUAGES][@labelCount@] = {
@labels@
};
@region@/* By 57 days from the first: a digit for the day among them, one for its festival or 0, one for its mark or 0. */
@region@static const char *const lunisolar_notes[] = {
@region@@notes@
@region@};

struct lunisolar_date { int year, month, leap, day; };

/* The day of 1 January of a year after 0. */
static inline int32_t lunisolar_january(int year)
{
    return 365 * (year - 1970) + (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 - 477;
}

static inline int32_t lunisolar_new_year(int calendar, int index)
{
    int32_t january19 = lunisolar_january(LUNISOLAR_FIRST_LUNAR_YEAR + index) + 18;
    return january19 + (int32_t)(lunisolar_months[calendar][index] >> 17);
}

/* The lunar date of a day; returns 0 if there is none, else 1. */
static inline int lunisolar_date_of(int calendar, int32_t day, struct lunisolar_date *date)
{
    if (day < LUNISOLAR_FIRST_DAY || day > LUNISOLAR_LAST_DAY) return 0;
    int index = (day - lunisolar_january(LUNISOLAR_FIRST_LUNAR_YEAR)) / 365;
    if (index >= LUNISOLAR_LUNAR_YEARS) index = LUNISOLAR_LUNAR_YEARS - 1;
    while (lunisolar_new_year(calendar, index) > day) index--;
    uint32_t word = lunisolar_months[calendar][index];
    int leap = (int)(word >> 13 & 15), rest = day - lunisolar_new_year(calendar, index), month = 0;
    for (int length; rest >= (length = 29 + (int)(word >> month & 1)); month++) rest -= length;
    date->year = LUNISOLAR_FIRST_LUNAR_YEAR + index;
    date->month = leap && month >= leap ? month : month + 1;
    date->leap = leap && month == leap;
    date->day = rest + 1;
    return 1;
}

/* The day of a lunar date, or LUNISOLAR_NONE. */
static inline int32_t lunisolar_day_of(int calendar, int year, int month, int leap, int day)
{
    if (year < LUNISOLAR_FIRST_LUNAR_YEAR || year >= LUNISOLAR_FIRST_LUNAR_YEAR + LUNISOLAR_LUNAR_YEARS)
        return LUNISOLAR_NONE;
    uint32_t word = lunisolar_months[calendar][year - LUNISOLAR_FIRST_LUNAR_YEAR];
    int leap_month = (int)(word >> 13 & 15);
    if (month < 1 || month > 12 || (leap && month != leap_month)) return LUNISOLAR_NONE;
    int before = month - 1 + (leap_month && (leap || month > leap_month));
    if (day < 1 || day > 29 + (int)(word >> before & 1)) return LUNISOLAR_NONE;
    int32_t found = lunisolar_new_year(calendar, year - LUNISOLAR_FIRST_LUNAR_YEAR) + 29 * before + day - 1;
    for (int index = 0; index < before; index++) found += (int32_t)(word >> index & 1);
    return found < LUNISOLAR_FIRST_DAY || found > LUNISOLAR_LAST_DAY ? LUNISOLAR_NONE : found;
}

/* The day of a solar term of a Gregorian year, or LUNISOLAR_NONE. */
static inline int32_t lunisolar_term_day(int calendar, int year, int term)
{
    if (year < LUNISOLAR_FIRST_YEAR || year >= LUNISOLAR_FIRST_YEAR + LUNISOLAR_YEARS) return LUNISOLAR_NONE;
    if (term < 0 || term > 23) return LUNISOLAR_NONE;
    int index = year - LUNISOLAR_FIRST_YEAR, late = (int)(lunisolar_terms[calendar][index] >> term & 1);
    int predicted = (15873 * index + lunisolar_bases[calendar][term]) >> 16;
    return lunisolar_january(LUNISOLAR_FIRST_YEAR) + 365 * index + predicted + late;
}

/* The term of a day, or -1 for most days. */
static inline int lunisolar_term_of(int calendar, int32_t day)
{
    if (day < LUNISOLAR_FIRST_DAY || day > LUNISOLAR_LAST_DAY) return -1;
    int year = LUNISOLAR_FIRST_YEAR + (day - LUNISOLAR_FIRST_DAY) / 366;
    while (lunisolar_january(year + 1) <= day) year++;
    int term = (day - lunisolar_january(year)) / 16;
    while (term < 23 && lunisolar_term_day(calendar, year, term) < day) term++;
    return lunisolar_term_day(calendar, year, term) == day ? term : -1;
}

@region@/* A digit of the note of a day of the region: 1 for its festival, 2 for its mark; 0 without one. '#' is the digit 0. */
@region@static inline int lunisolar_noted(int32_t day, int digit)
@region@{
@region@    if (day < LUNISOLAR_FIRST_DAY || day > LUNISOLAR_LAST_DAY) return 0;
@region@    const char *note = lunisolar_notes[(day - LUNISOLAR_FIRST_DAY) / 57];
@region@    while (*note && *note - '#' != (day - LUNISOLAR_FIRST_DAY) % 57) note += 3;
@region@    return *note ? note[digit] - '#' : 0;
@region@}
@region@
@region@/* 1 on a day off of the region, 2 on a day worked for one, 3 on half a day off, 0 on others; -1 where nobody has decided. */
@region@static inline int lunisolar_mark_of(int32_t day)
@region@{
@region@    int mark = lunisolar_noted(day, 2);
@region@    return mark || (day >= @firstDecided@ && day <= @lastDecided@) ? mark : -1;
@region@}
@region@
/* The label under the number of a day: its term, else its month on the first day, else its lunar day; or a null
   pointer. */
static inline const char *lunisolar_label_of(int calendar, int language, int32_t day)
{
    struct lunisolar_date date;
@region@    const char *festival = lunisolar_labels[language][76 + lunisolar_noted(day, 1)];
@region@    if (lunisolar_noted(day, 1) && *festival) return festival;
    int term = lunisolar_term_of(calendar, day);
    if (term >= 0) return lunisolar_labels[language][term];
    if (!lunisolar_date_of(calendar, day, &date)) return (const char *)0;
    return lunisolar_labels[language][date.day > 1 ? 46 + date.day : 23 + 12 * date.leap + date.month];
}
#endif
