/* Promises of almanac.h for every function: the answer is written whole or, if the status is not ALMANAC_OK, not at all; a null pointer
 * where something is needed is ALMANAC_ERROR_NULL; a buffer that is one element short receives nothing; and only functions that the header
 * names allocate. Scripts/checks/c-library asks for a row of each function of abi.txt. */
#include <almanac.h>
#include <stdio.h>
#include <string.h>

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

static long allocations, kept;

void *malloc(size_t size)
{
    allocations++;
    kept++;
    return __libc_malloc(size);
}

int posix_memalign(void **memory, size_t alignment, size_t size)
{
    allocations++;
    kept++;
    *memory = __libc_memalign(alignment, size);
    return *memory == NULL ? 12 : 0;
}

void free(void *memory)
{
    if (memory != NULL) kept--;
    __libc_free(memory);
}

/* An argument. Every one of almanac.h has the size of a word or less, and is passed as one. */
typedef intptr_t word;
enum sort { NONE, FIXED, NUMBER, NEEDED, OPTIONAL, RESULT, ASIDE, ROOM, SIZE, COUNT, HANDLE };
typedef struct argument { enum sort sort; word value; size_t bytes; } argument;
/* The size of an array that is given, which is not tried with other numbers. */
#define F(number) {FIXED, (word)(number), 0}
#define N(number) {NUMBER, (word)(number), 0}
#define P(pointer) {NEEDED, (word)(pointer), 0}
#define Q(pointer) {OPTIONAL, (word)(pointer), 0}
#define O(type) {RESULT, 0, sizeof(type)}
#define A(type) {ASIDE, 0, sizeof(type)}
#define L(type) {ROOM, 0, sizeof(type)}, {SIZE, 0, 0}, {COUNT, 0, sizeof(size_t)}
#define T L(char)
#define H {HANDLE, 0, sizeof(void *)}

enum { ARGUMENTS = 13, LARGEST = 1 << 14, CANARY = 0xa5 };
typedef void (*function)(void);
typedef struct call {
    const char *name;
    function of;
    int allocates;
    argument given[ARGUMENTS];
} call;
#define CALL(name, ...) {#name, (function)almanac_##name, 0, {__VA_ARGS__}}
/* Those that the header says allocate for a moment. */
#define MAKES(name, ...) {#name, (function)almanac_##name, 1, {__VA_ARGS__}}

static unsigned char rooms[ARGUMENTS][LARGEST];
static int wrong;

static void fault(const call *of, const char *what, int index, long number)
{
    printf("almanac_%s: %s, argument %d: %ld\n", of->name, what, index, number);
    wrong++;
}

/* Calls a function with its rooms, or other values of them. */
static almanac_status ask(const call *of, const word values[])
{
    typedef word (*any)(word, word, word, word, word, word, word, word, word, word, word, word, word);
    word result = ((any)of->of)(values[0], values[1], values[2], values[3], values[4], values[5], values[6], values[7], values[8],
                                values[9], values[10], values[11], values[12]);
    return (almanac_status)result;
}

static void prepare(const call *of, word values[])
{
    memset(rooms, CANARY, sizeof rooms);
    for (int index = 0; index < ARGUMENTS; index++) {
        const argument *given = &of->given[index];
        values[index] = given->sort >= RESULT && given->sort != SIZE ? (word)rooms[index] : given->value;
        if (given->sort == SIZE) values[index] = LARGEST / (word)of->given[index - 1].bytes;
    }
}

/* Whether no answer was written; the count alone is also written with ALMANAC_ERROR_BUFFER. */
static int is_untouched(const call *of)
{
    for (int index = 0; index < ARGUMENTS; index++)
        for (int byte = 0; of->given[index].sort != COUNT && byte < LARGEST; byte++)
            if (rooms[index][byte] != CANARY) return 0;
    return 1;
}

static void close_handle(const call *of)
{
    void *handle;
    for (int index = 0; index < ARGUMENTS; index++) {
        if (of->given[index].sort != HANDLE) continue;
        memcpy(&handle, rooms[index], sizeof handle);
        if (strstr(of->name, "festivals")) almanac_festivals_close((const almanac_festivals *)handle);
        else if (strstr(of->name, "finder")) almanac_finder_close((const almanac_finder *)handle);
        else if (strstr(of->name, "holidays")) almanac_holidays_close((const almanac_holidays *)handle);
        else if (strstr(of->name, "days_off")) almanac_days_off_close((const almanac_days_off *)handle);
        else if (strstr(of->name, "calendar")) almanac_calendar_close((const almanac_calendar *)handle);
        else almanac_table_close((const almanac_table *)handle);
    }
}

/* A call with one thing wrong: an error, and nothing is written; also an answer, where the thing is right after all. */
static void refuse(const call *of, word values[], const char *what, int index, almanac_status expected)
{
    almanac_status status = ask(of, values);
    if (expected ? status != expected : status < 0 || status > ALMANAC_ERROR_RULE) fault(of, what, index, status);
    if (status != ALMANAC_OK && !is_untouched(of)) fault(of, "wrote an answer with an error", index, status);
    if (status == ALMANAC_OK) close_handle(of);
}

static void check(const call *of)
{
    static const word numbers[] = {INT32_MIN, INT32_MAX, -1, 0, 99};
    word values[ARGUMENTS];
    /* The first call makes what is made once in a process. */
    prepare(of, values);
    ask(of, values);
    close_handle(of);
    prepare(of, values);
    long before = allocations, held = kept;
    almanac_status status = ask(of, values);
    if (status != ALMANAC_OK) fault(of, "no answer", -1, status);
    if (!of->allocates && allocations != before) fault(of, "allocates", -1, allocations - before);
    close_handle(of);
    if (kept != held) fault(of, "keeps memory", -1, kept - held);
    for (int index = 0; index < ARGUMENTS; index++) {
        const argument *given = &of->given[index];
        if (given->sort == NEEDED || given->sort == RESULT || given->sort == HANDLE || given->sort == ROOM) {
            prepare(of, values);
            values[index] = 0;
            refuse(of, values, "takes null", index, ALMANAC_ERROR_NULL);
        } else if (given->sort == OPTIONAL || given->sort == ASIDE || given->sort == COUNT) {
            prepare(of, values);
            values[index] = 0;
            status = ask(of, values);
            if (status != ALMANAC_OK) fault(of, "needs", index, status);
            close_handle(of);
        } else if (given->sort == SIZE) {
            size_t count;
            prepare(of, values);
            ask(of, values);
            memcpy(&count, rooms[index + 1], sizeof count);
            if (count < 1 || count > LARGEST / of->given[index - 1].bytes) fault(of, "counts", index, (long)count);
            prepare(of, values);
            values[index] = (word)count - 1;
            refuse(of, values, "writes into less", index, ALMANAC_ERROR_BUFFER);
            prepare(of, values);
            values[index] = values[index - 1] = 0;
            refuse(of, values, "gives a size", index, ALMANAC_ERROR_BUFFER);
        } else if (given->sort == NUMBER) {
            for (size_t number = 0; number < sizeof numbers / sizeof *numbers; number++) {
                prepare(of, values);
                values[index] = numbers[number];
                refuse(of, values, "takes a number", index, ALMANAC_OK);
            }
        }
    }
}

int main(int count, char **words)
{
    const almanac_table *table;
    const almanac_calendar *china, *japan;
    const almanac_festivals *festivals, *japan_festivals;
    const almanac_days_off *mainland, *japan_off;
    const almanac_holidays *holidays;
    const almanac_finder *finder;
    static char bytes[1 << 20];
    const almanac_lunar_date date = almanac_lunar(2026, 1, 0, 1);
    const int32_t day = 20501, days[] = {20501, 20502};
    const almanac_lunar_date dates[] = {almanac_lunar(2026, 1, 0, 1), almanac_lunar(2026, 1, 0, 2)};
    const almanac_label_style style = {{1, 2, 3}, 1, 0};
    const char *own = "festival mum 妈妈 媽媽 Mum\nobservance all 1957- lunar 8 15\n", *rule = "RSCALE=CHINESE;FREQ=YEARLY";
    const word abi = ALMANAC_ABI;
    FILE *file = count == 2 ? fopen(words[1], "rb") : NULL;
    if (file == NULL) return 1;
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    const char *path = words[1];
    static char holidays_path[1024];
    static char holidays_bytes[1 << 20];
    snprintf(holidays_path, sizeof holidays_path, "%.*s/holidays.bin", (int)(strrchr(path, '/') - path), path);
    file = fopen(holidays_path, "rb");
    if (file == NULL) return 1;
    const size_t holidays_size = fread(holidays_bytes, 1, sizeof holidays_bytes, file);
    fclose(file);
    if (almanac_table_open(ALMANAC_ABI, &table) || almanac_calendar_open(table, "china", &china)) return 1;
    if (almanac_festivals_open(china, "mainland", &festivals) || almanac_holidays_open(&holidays)) return 1;
    if (almanac_calendar_open(table, "japan", &japan) || almanac_festivals_open(japan, "japan", &japan_festivals)) return 1;
    if (almanac_days_off_open(table, NULL, "japan", NULL, &japan_off)) return 1;
    if (almanac_days_off_open(table, NULL, "mainland", NULL, &mainland) || almanac_finder_open(NULL, festivals, &finder)) return 1;

    const call calls[] = {
        MAKES(table_open, N(abi), H), MAKES(table_open_file, N(abi), P(path), H),
        MAKES(table_open_bytes, N(abi), P(bytes), F(size), H),
        MAKES(table_adding, P(table), P(own), H), MAKES(table_adding_fault, P(table), P("x"), T),
        MAKES(table_release, P(table), T), MAKES(table_digest, P(table), T), CALL(table_days, P(table), O(int32_t), O(int32_t)),
        MAKES(table_calendar, P(table), N(0), T), MAKES(table_region, P(table), N(0), T),
        MAKES(region_calendar, P(table), P("taiwan"), T), MAKES(region_territory, P(table), P("taiwan"), N(0), T),
        MAKES(territory_region, P(table), P("KR"), T), MAKES(region_named, P(table), P("HK"), T),
        MAKES(locale_language, P("yue-Hant-HK"), T), MAKES(locale_territory, P("yue-Hant-HK"), T),
        MAKES(first_weekday, P(table), P("taiwan"), O(int32_t)), MAKES(word, N(ALMANAC_TERMS), N(2), T),
        MAKES(word_name, N(ALMANAC_TERMS), N(2), P("en"), T),
        CALL(day_of, N(2026), N(2), N(17), O(int32_t)), CALL(date_on, N(day), O(almanac_date)), CALL(parse_day, P("2026-02-17"), O(int32_t)),
        MAKES(calendar_open, P(table), P("china"), H), CALL(calendar_days, P(china), O(int32_t), O(int32_t)),
        MAKES(has_holidays, P(china), P("mainland"), O(int32_t)), CALL(lunar_absence, P(china), N(date)),
        CALL(lunar_dates_on, P(china), P(days), F(2), O(uint32_t[2]), A(size_t)),
        CALL(days_of_lunar, P(china), P(dates), F(2), O(int32_t[2]), A(size_t)), CALL(parse_lunar, P("2025-6L-1"), O(uint32_t)),
        CALL(month_on, P(china), N(day), O(almanac_month)), CALL(months_of_year, P(china), N(2026), L(almanac_month)),
        CALL(leap_month, P(china), N(2025), O(int32_t)), MAKES(next_anniversary, P(china), N(date), N(day), N(2), N(1), O(int32_t)),
        MAKES(anniversaries, P(china), N(date), N(2020), N(2030), N(2), N(1), L(int32_t)),
        MAKES(anniversaries_between, P(china), N(date), N(day), N(day + 999), N(2), N(1), L(int32_t)),
        MAKES(recurrence, P(table), P(rule), N(day), N(day), N(day + 999), L(int32_t)),
        MAKES(recurrence_fault, P(table), P("FREQ=DAILY"), N(day), T),
        CALL(lunar_doubt, P(china), N(day), O(almanac_doubt)), CALL(anniversary_doubt, P(china), N(date), N(day), N(1), O(almanac_doubt)),
        CALL(term, P(china), N(2026), N(2), O(almanac_event)), CALL(terms, P(china), N(day), N(day + 99), L(almanac_event)),
        CALL(phases, P(china), N(day), N(day + 99), L(almanac_event)), CALL(term_season, N(2), O(int32_t)),
        CALL(pillars_on, P(china), N(day), O(almanac_pillars)), CALL(day_at, P(china), N((int64_t)day * 86400), O(int32_t)),
        CALL(pillars_at, P(china), N((int64_t)day * 86400), N(2), N(1), N(1), O(almanac_pillars)),
        MAKES(pillar_moments, P(china), N(42), N(26), N(ALMANAC_NO_PILLAR), N(ALMANAC_NO_PILLAR), N(day - 400), N(day + 400), N(2), N(1), N(1),
              L(almanac_period)),
        MAKES(festivals_open, P(china), Q("mainland"), H), MAKES(festivals_without_holidays, P(festivals), H),
        CALL(festivals_between, P(festivals), N(day), N(day), L(almanac_festival)),
        CALL(festival_after, P(festivals), P("zhongqiu"), N(day), O(almanac_festival)),
        MAKES(finder_open, Q(table), Q(festivals), H), MAKES(find, P(finder), P("mid autumn"), L(almanac_match)),
        MAKES(holidays_open, H), MAKES(holidays_open_file, P(holidays_path), H), MAKES(holidays_open_bytes, P(holidays_bytes), F(holidays_size), H),
        MAKES(holidays_release, P(holidays), T), MAKES(holidays_digest, P(holidays), T),
        CALL(holidays_made_with, P(holidays), P(table), O(int32_t)), MAKES(holidays_region, P(holidays), N(0), T),
        MAKES(holidays_audience, P(holidays), P("taiwan"), N(0), T),
        MAKES(days_off_open, P(table), Q(holidays), P("taiwan"), Q("workers"), H), MAKES(days_off_audience, P(mainland), T),
        CALL(days_off_complete, P(mainland), O(int32_t), O(int32_t)), CALL(days_off_looked_up, P(mainland), O(int32_t)),
        CALL(work_status_on, P(mainland), N(day), O(almanac_work_status)), CALL(work_kinds_on, P(mainland), P(days), F(2), O(uint8_t[2])),
        CALL(work_statuses_on, P(mainland), P(days), F(2), O(almanac_work_status[2])), CALL(work_doubt, P(mainland), N(day), O(almanac_doubt)),
        CALL(work_mark_kind, N(1), O(int32_t)), CALL(count_workdays, P(mainland), N(day), N(day + 9), O(almanac_workday_count)),
        CALL(add_workdays, P(mainland), N(day), N(3), O(int32_t)), MAKES(workday_numbers_on, P(mainland), P(days), F(2), O(int32_t[2])),
        MAKES(add_workdays_to, P(mainland), P(days), F(2), N(3), O(int32_t[2])),
        MAKES(workdays_between, P(mainland), P(days), P(days), F(2), O(int32_t[2])),
        MAKES(breaks, P(mainland), N(2026), L(almanac_break)), MAKES(bridges, P(japan_off), N(2026), N(2), L(almanac_bridge)),
        MAKES(days_off_name, P(festivals), P(mainland), N(day), N(day + 6), P("en"), T),
        CALL(notice_at, P(mainland), N(0), O(almanac_notice)), MAKES(notice_authority, P(mainland), N(0), T),
        MAKES(notice_number, P(mainland), N(0), T),
        MAKES(ask, P(table), P(festivals), Q(mainland), P("next friday"), P("en-HK"), N(day), O(almanac_answer), T),
        CALL(page, P(china), Q(festivals), N(2026), N(2), N(1), N(1), L(almanac_cell)),
        CALL(festival_at, P(festivals), N(0), O(almanac_festival)),
        CALL(festival_doubt, P(festivals), P("chunjie"), N(day), O(almanac_doubt)),
        MAKES(day_face, P(china), Q(festivals), Q(mainland), N(day), Q(&style), P("en"), O(almanac_face), L(almanac_label), T),
        MAKES(weekday_colour, P(table), Q("korea"), N(6), O(int32_t)),
        MAKES(lunar_date_text, N(date), N(0), N(0), P("en"), T), MAKES(lunar_month_name, N(date), N(0), P("en"), T),
        MAKES(lunar_day_name, N(date), P("en"), T),
        MAKES(lunar_title, P(china), N(2026), N(2), P("en"), T), MAKES(zodiac_name, P(china), N(2026), P("en"), T),
        MAKES(calendar_name, P(china), P("en"), T), MAKES(festival_name, P(festivals), P("chunjie"), P("en"), T),
        MAKES(festival_day_name, P(festivals), P("chunjie"), N(day), P("en"), T),
        MAKES(regional_name, P(festivals), N(ALMANAC_FESTIVAL_KINDS), N(0), P("en"), T), MAKES(era_year, P(japan_festivals), N(day), N(0), P("en"), T),
        MAKES(region_name, P(table), P("taiwan"), P("en"), T), MAKES(audience_name, P("workers"), P("en"), T),
    };
    for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) check(&calls[index]);
    almanac_finder_close(finder);
    almanac_days_off_close(mainland);
    almanac_days_off_close(japan_off);
    almanac_festivals_close(japan_festivals);
    almanac_calendar_close(japan);
    almanac_holidays_close(holidays);
    almanac_festivals_close(festivals);
    almanac_calendar_close(china);
    almanac_table_close(table);
    printf("%d broken promises of %zu functions\n", wrong, sizeof calls / sizeof *calls);
    return wrong != 0;
}
