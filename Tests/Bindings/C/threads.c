/* Eight threads share a table, a calendar, its festivals and days off, each opens some of its own, and all find the same. */
#include <almanac.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

enum { THREADS = 8, DAYS = 2000 };

static const almanac_table *table;
static const almanac_calendar *korea;
static const almanac_festivals *festivals;
static const almanac_days_off *days_off;

static uint32_t mixed(uint32_t sum, uint32_t number) { return sum * 31u + number; }

/* A number of everything that is asked of a calendar; 0 if something fails. */
static uint32_t ask(const almanac_calendar *calendar, const almanac_festivals *found, const almanac_days_off *works)
{
    static const char *const words[] = {"next friday", "추석", "中秋節", "2026-02-30", "mùng 1 Tết"};
    uint32_t sum = 1;
    for (size_t index = 0; index < sizeof words / sizeof *words; index++) {
        almanac_answer answer;
        char text[512];
        almanac_ask(table, found, works, words[index], "ko-KR", 20500, &answer, text, sizeof text, NULL);
        sum = mixed(mixed(sum, (uint32_t)answer.first_day), answer.kind);
    }
    for (int32_t day = 20000; day < 20000 + DAYS; day++) {
        const almanac_lunar_date date = almanac_lunar_date_on(calendar, day);
        almanac_pillars pillars;
        almanac_work_status status;
        if (almanac_day_of_lunar(calendar, date) != day) return 0;
        if (almanac_pillars_on(calendar, day, &pillars) != ALMANAC_OK) return 0;
        if (almanac_work_status_on(works, day, &status) != ALMANAC_OK) return 0;
        sum = mixed(mixed(mixed(sum, date), pillars.month), status.kind);
    }
    for (int32_t month = 1; month <= 12; month++) {
        almanac_cell cells[ALMANAC_PAGE_CELLS];
        size_t count;
        if (almanac_page(calendar, found, 2026, month, 7, 1, cells, ALMANAC_PAGE_CELLS, &count) != ALMANAC_OK) return 0;
        for (size_t index = 0; index < count; index++) sum = mixed(sum, cells[index].first_festival);
    }
    return sum;
}

static void *work(void *result)
{
    const almanac_table *own;
    const almanac_calendar *calendar;
    const almanac_festivals *found;
    const almanac_days_off *works;
    uint32_t *sums = (uint32_t *)result;
    sums[0] = ask(korea, festivals, days_off);
    if (almanac_table_open(ALMANAC_ABI, &own) != ALMANAC_OK) return NULL;
    if (almanac_calendar_open(own, "korea", &calendar) != ALMANAC_OK) return NULL;
    if (almanac_festivals_open(calendar, "korea", &found) != ALMANAC_OK) return NULL;
    if (almanac_days_off_open(own, NULL, "korea", NULL, &works) != ALMANAC_OK) return NULL;
    almanac_table_close(own); /* a calendar outlives its table */
    sums[1] = ask(calendar, found, works);
    almanac_days_off_close(works);
    almanac_calendar_close(calendar);
    almanac_festivals_close(found);
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    uint32_t sums[THREADS][2] = {{0}};
    int failures = 0;

    if (almanac_table_open(ALMANAC_ABI, &table) != ALMANAC_OK) return 1;
    if (almanac_calendar_open(table, "korea", &korea) != ALMANAC_OK) return 1;
    if (almanac_festivals_open(korea, "korea", &festivals) != ALMANAC_OK) return 1;
    if (almanac_days_off_open(table, NULL, "korea", NULL, &days_off) != ALMANAC_OK) return 1;
#ifndef ALMANAC_TOGETHER
    /* Values that the library computes once in a process are computed here: helgrind takes its way of waiting for a race. */
    if (ask(korea, festivals, days_off) == 0) return 1;
#endif
    for (int index = 0; index < THREADS; index++) pthread_create(&threads[index], NULL, work, sums[index]);
    for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
    for (int index = 0; index < THREADS; index++)
        if (sums[index][0] == 0 || sums[index][0] != sums[index][1] || sums[index][0] != sums[0][0]) failures++;
    printf("%d of %d threads found something else\n", failures, THREADS);
    almanac_days_off_close(days_off);
    almanac_festivals_close(festivals);
    almanac_calendar_close(korea);
    almanac_table_close(table);
    return failures == 0 ? 0 : 1;
}
