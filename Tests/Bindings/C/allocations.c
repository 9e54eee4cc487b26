/* Look-ups allocate nothing, and closing gives back everything: counted by functions that stand before those of libc. */
#include <almanac.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif
void *malloc(size_t size);
void free(void *memory);
int posix_memalign(void **memory, size_t alignment, size_t size);
/* The functions of glibc behind them. */
void *__libc_malloc(size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *memory);
#ifdef __cplusplus
}
#endif

static long allocations, frees;

void *malloc(size_t size)
{
    allocations++;
    return __libc_malloc(size);
}

int posix_memalign(void **memory, size_t alignment, size_t size)
{
    allocations++;
    *memory = __libc_memalign(alignment, size);
    return *memory == NULL ? 12 : 0;
}

void free(void *memory)
{
    if (memory != NULL) frees++;
    __libc_free(memory);
}

enum { COUNT = 1000 };

static long look_up(
    const almanac_table *table, const almanac_calendar *china, const almanac_festivals *festivals,
    const almanac_days_off *mainland)
{
    static int32_t days[COUNT];
    static almanac_lunar_date dates[COUNT];
    static uint8_t kinds[COUNT];
    static almanac_work_status statuses[COUNT];
    static almanac_festival list[COUNT];
    static almanac_event events[COUNT];
    const long before = allocations;
    almanac_cell cells[ALMANAC_PAGE_CELLS];
    almanac_month months[13];
    almanac_pillars pillars;
    almanac_date gregorian;
    almanac_workday_count worked;
    almanac_notice notice;
    almanac_lunar_date date;
    size_t count;
    int32_t first, last, found, failures = 0;

    for (int32_t index = 0; index < COUNT; index++) {
        const int32_t day = days[index] = 20454 + index;
        date = almanac_lunar_date_on(china, day);
        failures += almanac_day_of_lunar(china, date) != day || almanac_lunar_absence(china, date);
        failures += almanac_work_kind_on(mainland, day) > ALMANAC_UNKNOWN_DAY;
        failures += almanac_work_status_on(mainland, day, statuses) || almanac_date_on(day, &gregorian);
        failures += almanac_month_on(china, day, months) || almanac_pillars_on(china, day, &pillars);
        failures += almanac_pillars_at(china, day * (int64_t)86400, 2, 1, 1, &pillars);
        failures += almanac_festivals_between(festivals, day, day, list, COUNT, &count);
        if (count > 0) failures += almanac_festival_at(festivals, 0, list);
    }
    failures += almanac_lunar_dates_on(china, days, COUNT, dates, NULL);
    failures += almanac_days_of_lunar(china, dates, COUNT, days, NULL);
    failures += almanac_work_kinds_on(mainland, days, COUNT, kinds);
    failures += almanac_work_statuses_on(mainland, days, COUNT, statuses);
    failures += almanac_table_days(table, &first, &last) || almanac_calendar_days(china, &first, &last);
    failures += almanac_day_of(2026, 2, 17, &found) || almanac_parse_day("2026-02-17", &found);
    failures += almanac_parse_lunar("2025-6L-1", &date) || almanac_leap_month(china, 2025, &found);
    failures += almanac_months_of_year(china, 2025, months, 13, &count);
    failures += almanac_term(china, 2026, 2, events) || almanac_terms(china, 20454, 20818, events, COUNT, &count);
    failures += almanac_phases(china, 20454, 20818, events, COUNT, &count);
    failures += almanac_festival_after(festivals, "zhongqiu", 20454, list);
    for (int32_t month = 1; month <= 12; month++)
        failures += almanac_page(china, festivals, 2026, month, 7, 1, cells, ALMANAC_PAGE_CELLS, &count);
    failures += almanac_days_off_complete(mainland, &first, &last) || almanac_days_off_looked_up(mainland, &found);
    failures += almanac_count_workdays(mainland, 20454, 20818, &worked);
    failures += almanac_add_workdays(mainland, 20454, 100, &found) || almanac_notice_at(mainland, 0, &notice);
    failures += almanac_status_text(ALMANAC_ERROR_RANGE) == NULL;
    return failures == 0 ? allocations - before : -1;
}

int main(void)
{
    const almanac_table *table;
    const almanac_calendar *china;
    const almanac_festivals *festivals;
    const almanac_days_off *mainland;
    char text[64];
    long count, left[2];

    /* The first round keeps what is made once in a process; a second one leaves nothing. */
    for (int round = 0; round < 2; round++) {
        const long before = allocations - frees;
        if (almanac_table_open(ALMANAC_ABI, &table) || almanac_calendar_open(table, "china", &china)) return 1;
        if (almanac_festivals_open(china, "mainland", &festivals)) return 1;
        if (almanac_days_off_open(table, NULL, "mainland", NULL, &mainland)) return 1;
        count = look_up(table, china, festivals, mainland);
        if (almanac_lunar_date_text(almanac_lunar(2026, 1, 0, 1), 0, 0, "en", text, sizeof text, NULL)) return 1;
        almanac_days_off_close(mainland);
        almanac_festivals_close(festivals);
        almanac_calendar_close(china);
        almanac_table_close(table);
        left[round] = allocations - frees - before;
    }
    /* A tool that counts for itself, such as valgrind, takes all of them. */
    printf("%s allocations by opening, %ld by look-ups, %ld left after closing\n", allocations > 0 ? "some" : "no", count,
           left[1]);
    return count == 0 && left[1] == 0 ? 0 : 1;
}
