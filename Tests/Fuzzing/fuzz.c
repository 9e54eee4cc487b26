/* Fuzzes the C library through almanac.h. The environment says what is fuzzed, FUZZ_TARGET, and where the tables are, FUZZ_DATA; with
 * FUZZ_SEEDS the program writes the seeds of the target into that folder and ends. Whatever the bytes are, every call returns, and no
 * input makes the library hold more memory than MOST_MEMORY. */
#include <almanac.h>
#include <sanitizer/allocator_interface.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { HEADER = 64, INFLATED = 20, DEFLATED = 24, CHECKSUM = 28, LARGEST = 1 << 20, ROOM = 4096 };
/* Four times the most seen so far, in the target `words`. */
#define MOST_MEMORY ((ptrdiff_t)8 << 20)

static const almanac_table *bundled;
static unsigned char file[LARGEST + HEADER];
static uint32_t chance;
static char text[ROOM];
static almanac_festival found[ROOM];
static almanac_event events[ROOM];
static almanac_cell cells[ALMANAC_PAGE_CELLS];
static int32_t days[ROOM];

/* -- Memory -------------------------------------------------------------------------------------------------------- */

static ptrdiff_t held, most;

static void allocated(const volatile void *memory, size_t size)
{
    (void)memory;
    held += (ptrdiff_t)size;
    if (held > most) most = held;
}

static void freed(const volatile void *memory) { held -= (ptrdiff_t)__sanitizer_get_allocated_size(memory); }

/* -- Questions ----------------------------------------------------------------------------------------------------- */

static uint32_t number(uint32_t limit)
{
    chance = chance * 1664525u + 1013904223u;
    return limit == 0 ? chance : (uint32_t)((uint64_t)chance * limit >> 32);
}

static int32_t some_day(int32_t first, int32_t last)
{
    static const int32_t ends[] = {INT32_MIN, INT32_MAX, -1000000, 0};
    if (number(8) == 0) return ends[number(4)];
    return last < first ? first : first + (int32_t)number((uint32_t)(last - first) + 1);
}

static int32_t later(int32_t day, int32_t count) { return day < INT32_MAX - count ? day + count : day; }

static void ask_calendar(const almanac_calendar *calendar)
{
    int32_t first, last, result;
    size_t count;
    almanac_month month, months[20];
    almanac_pillars pillars;
    almanac_event event;
    almanac_doubt doubt;
    almanac_lunar_date found_date;
    static almanac_period periods[ROOM];
    if (almanac_calendar_days(calendar, &first, &last) != ALMANAC_OK) return;
    for (int turn = 0; turn < 4; turn++) {
        const int32_t day = some_day(first, last), year = 1890 + (int32_t)number(30);
        const almanac_lunar_date date = number(2) ? almanac_lunar_date_on(calendar, day) : (almanac_lunar_date)number(0);
        almanac_day_of_lunar(calendar, date);
        almanac_lunar_absence(calendar, date);
        almanac_lunar_doubt(calendar, day, &doubt);
        almanac_month_on(calendar, day, &month);
        almanac_months_of_year(calendar, year, months, 20, &count);
        almanac_leap_month(calendar, year, &result);
        almanac_next_anniversary(calendar, date, day, (int32_t)number(3), (int32_t)number(3), &result);
        almanac_anniversaries_between(calendar, date, day, later(day, 800), (int32_t)number(3), (int32_t)number(3), days, ROOM, &count);
        almanac_term(calendar, year, (int32_t)number(24), &event);
        almanac_terms(calendar, day, later(day, 400), events, ROOM, &count);
        almanac_phases(calendar, day, later(day, 400), events, ROOM, &count);
        almanac_pillars_on(calendar, day, &pillars);
        almanac_day_at(calendar, (int64_t)number(0) << 32 | number(0), &result);
        almanac_pillars_at(calendar, (int64_t)day * 86400, (int32_t)number(3), (int32_t)number(3), (int32_t)number(3), &pillars);
        almanac_lunar_dates_on(calendar, &day, 1, &found_date, NULL);
        almanac_days_of_lunar(calendar, &date, 1, &result, NULL);
        almanac_pillar_moments(calendar, (int32_t)number(60), (int32_t)number(60), (int32_t)number(60), (int32_t)number(60), day,
                               later(day, 800), (int32_t)number(3), (int32_t)number(3), (int32_t)number(3), periods, ROOM, &count);
        almanac_lunar_date_text(date, (int32_t)number(2), (int32_t)number(3), "ko", text, ROOM, NULL);
        almanac_lunar_title(calendar, year, 1 + (int32_t)number(12), "zh-Hans", text, ROOM, NULL);
    }
}

static void ask_festivals(const almanac_table *table, const almanac_calendar *calendar, const almanac_festivals *festivals)
{
    static const char *const languages[] = {"zh-Hans", "zh-Hant", "en", "ko", "ja", "vi"};
    int32_t first, last;
    size_t count;
    almanac_festival next;
    almanac_doubt doubt;
    almanac_face face;
    almanac_label labels[20];
    size_t names;
    if (almanac_table_days(table, &first, &last) != ALMANAC_OK) return;
    const int32_t day = some_day(first, last);
    if (almanac_festivals_between(festivals, day, later(day, 400), found, ROOM, &count) != ALMANAC_OK) count = 0;
    for (size_t index = 0; index < count && index < 6; index++) {
        almanac_day_face(calendar, festivals, NULL, found[index].day, NULL, languages[number(6)], &face, labels, 20, &names, text, ROOM, NULL);
        almanac_festival_after(festivals, found[index].id, found[index].day, &next);
        almanac_festival_doubt(festivals, found[index].id, found[index].day, &doubt);
        almanac_festival_name(festivals, found[index].id, languages[number(6)], text, ROOM, NULL);
        almanac_festival_day_name(festivals, found[index].id, found[index].day, languages[number(6)], text, ROOM, NULL);
    }
}

static void ask_table(const almanac_table *table)
{
    char id[64];
    const almanac_calendar *calendar;
    const almanac_festivals *festivals;
    const almanac_days_off *days_off;
    const almanac_finder *finder;
    size_t count;
    almanac_match matches[20];
    for (size_t place = 0; place < 3 && almanac_table_calendar(table, place, id, sizeof id, NULL) == ALMANAC_OK; place++) {
        if (almanac_calendar_open(table, id, &calendar) != ALMANAC_OK) continue;
        ask_calendar(calendar);
        almanac_calendar_name(calendar, "vi", text, ROOM, NULL);
        if (almanac_festivals_open(calendar, NULL, &festivals) == ALMANAC_OK) {
            ask_festivals(table, calendar, festivals);
            almanac_page(calendar, festivals, 1890 + (int32_t)number(30), 1 + (int32_t)number(12), 1 + (int32_t)number(7),
                         (int32_t)number(2), cells, ALMANAC_PAGE_CELLS, &count);
            almanac_festivals_close(festivals);
        }
        almanac_calendar_close(calendar);
    }
    for (size_t index = number(6); almanac_table_region(table, index, id, sizeof id, NULL) == ALMANAC_OK; index += 7) {
        almanac_region_name(table, id, "en", text, ROOM, NULL);
        almanac_region_territory(table, id, 0, text, ROOM, NULL);
        if (almanac_days_off_open(table, NULL, id, NULL, &days_off) == ALMANAC_OK) almanac_days_off_close(days_off);
    }
    if (almanac_finder_open(table, NULL, &finder) != ALMANAC_OK) return;
    almanac_find(finder, "春", matches, 20, &count);
    almanac_finder_close(finder);
}

static void ask_holidays(const almanac_holidays *holidays)
{
    char region[64], audience[64];
    const almanac_days_off *days_off;
    static almanac_break breaks[ROOM];
    static almanac_bridge bridges[ROOM];
    almanac_work_status status;
    almanac_notice notice;
    almanac_doubt doubt;
    almanac_workday_count workdays;
    int32_t result;
    size_t count;
    for (size_t place = 0; almanac_holidays_region(holidays, place, region, sizeof region, NULL) == ALMANAC_OK; place++) {
        const size_t kept = number(3);
        if (almanac_holidays_audience(holidays, region, kept, audience, sizeof audience, NULL) != ALMANAC_OK) audience[0] = 0;
        if (almanac_days_off_open(bundled, holidays, region, audience[0] ? audience : NULL, &days_off) != ALMANAC_OK) continue;
        for (int turn = 0; turn < 6; turn++) {
            const int32_t day = some_day(16000, 21500);
            almanac_work_status_on(days_off, day, &status);
            almanac_work_doubt(days_off, day, &doubt);
            almanac_add_workdays(days_off, day, (int32_t)number(60) - 30, &result);
            almanac_count_workdays(days_off, day, later(day, 100), &workdays);
            almanac_notice_at(days_off, number(20), &notice);
            almanac_notice_number(days_off, number(20), text, ROOM, NULL);
        }
        const int32_t year = 2010 + (int32_t)number(20);
        almanac_breaks(days_off, year, breaks, ROOM, &count);
        almanac_bridges(days_off, year, 1 + (int32_t)number(5), bridges, ROOM, &count);
        almanac_days_off_close(days_off);
    }
}

/* -- Targets ------------------------------------------------------------------------------------------------------- */

static void open_file(const uint8_t *bytes, size_t size)
{
    const almanac_table *table;
    const almanac_holidays *holidays;
    if (almanac_table_open_bytes(ALMANAC_ABI, bytes, size, &table) == ALMANAC_OK) {
        ask_table(table);
        almanac_table_close(table);
    }
    if (almanac_holidays_open_bytes(bytes, size, &holidays) == ALMANAC_OK) {
        ask_holidays(holidays);
        almanac_holidays_close(holidays);
    }
}

static void put(size_t at, uint32_t value)
{
    for (int byte = 0; byte < 4; byte++) file[at + (size_t)byte] = (uint8_t)(value >> 8 * byte);
}

/* Opens a body, with the beginning of the header of its file before it and sizes and a checksum that match. */
static void open_body(const uint8_t *bytes, size_t size)
{
    uLongf room = LARGEST;
    if (compress2(file + HEADER, &room, bytes, size, 0) != Z_OK || room < 6) return;
    /* DEFLATE without zlib's header and checksum. */
    memmove(file + HEADER, file + HEADER + 2, room - 6);
    put(INFLATED, (uint32_t)size);
    put(DEFLATED, 0);
    put(CHECKSUM, 0);
    put(CHECKSUM, (uint32_t)crc32(crc32(0, file, HEADER), bytes, (uInt)size));
    put(DEFLATED, (uint32_t)room - 6);
    open_file(file, HEADER + room - 6);
}

/* The words of a reader whom the first byte chooses. */
static void ask_words(const uint8_t *bytes, size_t size)
{
    static const char *const locales[] = {"zh-CN", "en-HK", "zh-TW", "ko-KR", "ja-JP", "vi-VN"};
    static const char *const regions[] = {"mainland", "hongkong", "taiwan", "korea", "japan", "vietnam"};
    static const almanac_festivals *festivals[6];
    static const almanac_days_off *days_off[6];
    char words[ROOM], id[64];
    const almanac_calendar *calendar;
    almanac_answer answer;
    if (size == 0 || size >= ROOM) return;
    const int reader = bytes[0] % 6;
    memcpy(words, bytes + 1, size - 1);
    words[size - 1] = 0;
    if (festivals[reader] == NULL) {
        if (almanac_region_calendar(bundled, regions[reader], id, sizeof id, NULL) != ALMANAC_OK) abort();
        if (almanac_calendar_open(bundled, id, &calendar) != ALMANAC_OK) abort();
        if (almanac_festivals_open(calendar, regions[reader], &festivals[reader]) != ALMANAC_OK) abort();
        if (almanac_days_off_open(bundled, NULL, regions[reader], NULL, &days_off[reader]) != ALMANAC_OK) abort();
    }
    almanac_ask(bundled, festivals[reader], days_off[reader], words, locales[reader], 20781, &answer, text, ROOM, NULL);
}

/* A text of a program: a date, a place, a locale, an identifier. */
static void read_text(const uint8_t *bytes, size_t size)
{
    char given[256];
    int32_t day, kind;
    almanac_lunar_date date;
    if (size >= sizeof given) return;
    memcpy(given, bytes, size);
    given[size] = 0;
    almanac_parse_day(given, &day);
    almanac_parse_lunar(given, &date);
    almanac_region_named(bundled, given, text, ROOM, NULL);
    almanac_region_calendar(bundled, given, text, ROOM, NULL);
    almanac_region_name(bundled, given, given, text, ROOM, NULL);
    almanac_locale_language(given, text, ROOM, NULL);
    almanac_locale_territory(given, text, ROOM, NULL);
    almanac_territory_region(bundled, given, text, ROOM, NULL);
    almanac_first_weekday(bundled, given, &kind);
    almanac_audience_name(given, given, text, ROOM, NULL);
}

static void add_days(const uint8_t *bytes, size_t size)
{
    char rows[ROOM];
    const almanac_table *table;
    if (size >= ROOM) return;
    memcpy(rows, bytes, size);
    rows[size] = 0;
    if (almanac_table_adding(bundled, rows, &table) != ALMANAC_OK) {
        almanac_table_adding_fault(bundled, rows, text, ROOM, NULL);
        return;
    }
    ask_table(table);
    almanac_table_close(table);
}

static void expand_rule(const uint8_t *bytes, size_t size)
{
    char rule[ROOM];
    size_t count;
    if (size >= ROOM) return;
    memcpy(rule, bytes, size);
    rule[size] = 0;
    if (almanac_recurrence(bundled, rule, 15746, 18262, 22279, days, ROOM, &count) == ALMANAC_OK) return;
    almanac_recurrence_fault(bundled, rule, 15746, text, ROOM, NULL);
}

static const struct target {
    const char *name;
    void (*run)(const uint8_t *bytes, size_t size);
    /* The file of FUZZ_DATA whose body, or which itself, is the seed, or the seed in words. */
    const char *seed;
} targets[] = {
    {"table", open_body, "almanac.bin"},
    {"days-off", open_body, "holidays.bin"},
    {"file", open_file, "holidays.bin"},
    {"words", ask_words, NULL},
    {"text", read_text, "zh-Hant-HK"},
    {"own-days", add_days, "festival mum - - Mum\nobservance all 1957- lunar 8 15 thirtieth=last +1 lasting 2"},
    {"rule", expand_rule, "RSCALE=CHINESE;FREQ=YEARLY;SKIP=BACKWARD;BYMONTH=8L;BYMONTHDAY=15,-1"},
};
static const struct target *target;

/* -- Seeds --------------------------------------------------------------------------------------------------------- */

static size_t read_file(const char *name, unsigned char *bytes, size_t size)
{
    char path[ROOM];
    snprintf(path, sizeof path, "%s/%s", getenv("FUZZ_DATA"), name);
    FILE *opened = fopen(path, "rb");
    if (opened == NULL) abort();
    const size_t count = fread(bytes, 1, size, opened);
    fclose(opened);
    return count;
}

static void write_seed(const char *folder, int index, const void *bytes, size_t size)
{
    char path[ROOM];
    snprintf(path, sizeof path, "%s/seed-%d", folder, index);
    FILE *opened = fopen(path, "wb");
    if (opened == NULL || fwrite(bytes, 1, size, opened) != size || fclose(opened) != 0) abort();
}

static void write_body(const char *folder, size_t size)
{
    static unsigned char body[LARGEST];
    z_stream stream = {.next_in = file + HEADER, .avail_in = (uInt)(size - HEADER), .next_out = body, .avail_out = LARGEST};
    if (inflateInit2(&stream, -15) != Z_OK || inflate(&stream, Z_FINISH) != Z_STREAM_END) abort();
    inflateEnd(&stream);
    write_seed(folder, 0, body, stream.total_out);
}

/* Some questions of the tests, each as a reader of some country: all of them would take minutes before anything is changed. */
static void write_questions(const char *folder)
{
    static char rows[LARGEST];
    int index = 0;
    rows[read_file("../Tests/Questions/asked.tsv", (unsigned char *)rows, LARGEST - 1)] = 0;
    for (char *row = strtok(rows, "\n"); row != NULL; row = strtok(NULL, "\n"), index++) {
        char *words = row[0] == '#' || index % 40 ? NULL : strchr(row, '\t');
        if (words == NULL) continue;
        words[0] = (char)(index / 40 % 6);
        write_seed(folder, index, words, strcspn(words, "\t"));
    }
}

int LLVMFuzzerInitialize(int *count, char ***words)
{
    (void)count;
    (void)words;
    const char *name = getenv("FUZZ_TARGET"), *folder = getenv("FUZZ_SEEDS");
    for (size_t index = 0; index < sizeof targets / sizeof *targets; index++)
        if (name != NULL && strcmp(name, targets[index].name) == 0) target = &targets[index];
    if (target == NULL || almanac_table_open(ALMANAC_ABI, &bundled) != ALMANAC_OK) abort();
    /* The header of the file whose body is fuzzed stays. */
    const int is_file = target->run == open_body || target->run == open_file;
    const size_t size = is_file ? read_file(target->seed, file, sizeof file) : 0;
    if (folder == NULL) return 0;
    if (target->run == open_body) write_body(folder, size);
    else if (target->run == open_file) {
        write_seed(folder, 0, file, size);
        write_seed(folder, 1, file, read_file("almanac.bin", file, sizeof file));
    }
    else if (target->seed == NULL) write_questions(folder);
    else write_seed(folder, 0, target->seed, strlen(target->seed));
    exit(0);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static int is_counting;
    chance = (uint32_t)crc32(0, bytes, (uInt)size);
    if (!is_counting) {
        /* Values that are made once are not counted. */
        target->run(bytes, size);
        is_counting = __sanitizer_install_malloc_and_free_hooks(allocated, freed);
        if (!is_counting) abort();
    }
    held = most = 0;
    target->run(bytes, size);
    if (most > MOST_MEMORY) {
        fprintf(stderr, "ERROR: %td bytes of memory, expected at most %td\n", most, MOST_MEMORY);
        abort();
    }
    return 0;
}
