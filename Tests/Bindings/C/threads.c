/* Eight threads share a table, a calendar and its festivals, each opens some of its own, and all find the same. */
#include <almanac.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

enum { THREADS = 8, DAYS = 2000 };

static const almanac_table *table;
static const almanac_calendar *korea;
static const almanac_festivals *festivals;

static uint32_t mixed(uint32_t sum, uint32_t number) { return sum * 31u + number; }

/* A number of everything that is asked of a calendar; 0 if something fails. */
static uint32_t ask(const almanac_calendar *calendar, const almanac_festivals *found)
{
    uint32_t sum = 1;
    for (int32_t day = 20000; day < 20000 + DAYS; day++) {
        const almanac_lunar_date date = almanac_lunar_date_on(calendar, day);
        almanac_pillars pillars;
        if (almanac_day_of_lunar(calendar, date) != day) return 0;
        if (almanac_pillars_on(calendar, day, &pillars) != ALMANAC_OK) return 0;
        sum = mixed(mixed(sum, date), pillars.month);
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
    uint32_t *sums = (uint32_t *)result;
    sums[0] = ask(korea, festivals);
    if (almanac_table_open(ALMANAC_ABI, &own) != ALMANAC_OK) return NULL;
    if (almanac_calendar_open(own, "korea", &calendar) != ALMANAC_OK) return NULL;
    if (almanac_festivals_open(calendar, "korea", &found) != ALMANAC_OK) return NULL;
    almanac_table_close(own); /* a calendar outlives its table */
    sums[1] = ask(calendar, found);
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
    /* Values that the library computes once in a process are computed here: helgrind takes its way of waiting for a race. */
    if (ask(korea, festivals) == 0) return 1;
    for (int index = 0; index < THREADS; index++) pthread_create(&threads[index], NULL, work, sums[index]);
    for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
    for (int index = 0; index < THREADS; index++)
        if (sums[index][0] == 0 || sums[index][0] != sums[index][1] || sums[index][0] != sums[0][0]) failures++;
    printf("%d of %d threads found something else\n", failures, THREADS);
    almanac_festivals_close(festivals);
    almanac_calendar_close(korea);
    almanac_table_close(table);
    return failures == 0 ? 0 : 1;
}
