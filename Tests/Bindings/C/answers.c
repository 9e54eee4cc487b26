/* A hash of everything that the library answers, which is the same on every machine: FNV-1a over five calendars, every day both ways,
 * terms, phases, pillars, kinds of days, and festivals with their names. */
#include <almanac.h>
#include <stdio.h>
#include <string.h>

static uint64_t hash = 0xcbf29ce484222325u;
static int failed = 0;

static void add(const void *bytes, size_t size)
{
    const unsigned char *byte = (const unsigned char *)bytes;
    for (size_t index = 0; index < size; index++) hash = (hash ^ byte[index]) * 0x100000001b3u;
}

/* Structures have bytes between their fields on no target: only numbers are added whole. */
static void add_number(int64_t number) { add(&number, sizeof number); }

static void add_calendar(const almanac_table *table, const char *id, int32_t first, int32_t last)
{
    const almanac_calendar *calendar;
    static almanac_event events[5000];
    size_t count = 0;
    if (almanac_calendar_open(table, id, &calendar) != ALMANAC_OK) return;
    for (int32_t day = first; day <= last; day++) {
        almanac_lunar_date date = almanac_lunar_date_on(calendar, day);
        almanac_pillars pillars;
        add_number(date);
        add_number(almanac_day_of_lunar(calendar, date));
        if (almanac_pillars_on(calendar, day, &pillars) == ALMANAC_OK) {
            const uint8_t four[] = {pillars.year, pillars.month, pillars.day, pillars.hour};
            add(four, sizeof four);
        }
    }
    for (int phases = 0; phases < 2; phases++)
        for (int32_t from = first; from <= last; from += 36525) {
            const int32_t to = last - from < 36525 ? last : from + 36524;
            if ((phases ? almanac_phases : almanac_terms)(calendar, from, to, events, 5000, &count) != ALMANAC_OK) {
                failed++;
                continue;
            }
            for (size_t index = 0; index < count; index++) {
                const almanac_event *event = &events[index];
                const int64_t numbers[] = {event->instant, event->day, event->margin_seconds, event->uncertainty_seconds,
                                           event->other_day, event->kind, event->certainty};
                add(numbers, sizeof numbers);
                add(event->authority, sizeof event->authority);
            }
        }
    almanac_calendar_close(calendar);
}

static void add_region(const almanac_table *table, const char *region, int32_t first, int32_t last)
{
    const almanac_days_off *days_off;
    const almanac_calendar *calendar;
    const almanac_festivals *festivals;
    static almanac_festival list[4000];
    static const char *const languages[] = {"zh-Hans", "zh-Hant", "en", "ko", "ja", "vi"};
    char text[256];
    size_t count = 0;
    if (almanac_days_off_open(table, NULL, region, NULL, &days_off) != ALMANAC_OK) return;
    for (int32_t day = first; day <= last; day++) {
        const uint8_t kind = (uint8_t)almanac_work_kind_on(days_off, day);
        add(&kind, 1);
    }
    almanac_days_off_close(days_off);
    if (almanac_region_calendar(table, region, text, sizeof text, NULL) != ALMANAC_OK) return;
    if (almanac_calendar_open(table, text, &calendar) != ALMANAC_OK) return;
    if (almanac_festivals_open(calendar, region, &festivals) != ALMANAC_OK) return;
    for (int32_t from = first; from <= last; from += 3653) {
        const int32_t to = last - from < 3653 ? last : from + 3652;
        if (almanac_festivals_between(festivals, from, to, list, 4000, &count) != ALMANAC_OK) {
            failed++;
            continue;
        }
        for (size_t index = 0; index < count; index++) {
            add(list[index].id, sizeof list[index].id);
            add_number(list[index].day);
            add_number(list[index].kind << 16 | list[index].length << 8 | list[index].day_number);
            const char *language = languages[(size_t)(list[index].day & 0x7fffffff) % 6];
            if (almanac_festival_day_name(festivals, list[index].id, list[index].day, language, text, sizeof text, NULL) == ALMANAC_OK)
                add(text, strlen(text));
            else
                failed++;
        }
        add_number((int64_t)count);
    }
    almanac_festivals_close(festivals);
    almanac_calendar_close(calendar);
}

int main(void)
{
    const almanac_table *table;
    char id[64];
    int32_t first, last;
    if (almanac_table_open(ALMANAC_ABI, &table) != ALMANAC_OK || almanac_table_days(table, &first, &last) != ALMANAC_OK) return 1;
    for (size_t number = 0; almanac_table_calendar(table, number, id, sizeof id, NULL) == ALMANAC_OK; number++)
        add_calendar(table, id, first, last);
    for (size_t number = 0; almanac_table_region(table, number, id, sizeof id, NULL) == ALMANAC_OK; number++)
        add_region(table, id, first, last);
    almanac_table_close(table);
    printf("%08lx%08lx\n", (unsigned long)(hash >> 32), (unsigned long)(hash & 0xffffffffu));
    return failed == 0 ? 0 : 1;
}
