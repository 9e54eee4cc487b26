/* The extension of SQLite: functions of dates, and the table almanac_days. The article Data engines describes them. */
#include <almanac.h>
#include <sqlite3ext.h>
#include <stdio.h>
#include <string.h>

SQLITE_EXTENSION_INIT1

/* -- What a connection keeps open --------------------------------------------------------------------------------- */

typedef struct opened {
    char name[32];
    const almanac_calendar *calendar;
    const almanac_days_off *days_off;
} opened;

/* A connection calls its functions one after another, so that nothing is locked. No table has more calendars or regions. */
enum { MOST = 64 };
typedef struct library {
    const almanac_table *table;
    opened calendars[MOST], regions[MOST];
    int users; /* the functions and the module that are registered with it */
} library;

static void library_release(void *memory)
{
    library *library = memory;
    if (--library->users > 0) return;
    for (int index = 0; index < MOST; index++) {
        almanac_calendar_close(library->calendars[index].calendar);
        almanac_days_off_close(library->regions[index].days_off);
    }
    almanac_table_close(library->table);
    sqlite3_free(library);
}

/* The calendar or the days off of a name; null if there is none. */
static opened *find(library *library, const char *name, int is_region)
{
    opened *list = is_region ? library->regions : library->calendars;
    if (name == NULL || strlen(name) >= sizeof list->name) return NULL;
    for (int index = 0; index < MOST; index++) {
        opened *one = &list[index];
        if (one->name[0] == 0) {
            almanac_status status = is_region ? almanac_days_off_open(library->table, NULL, name, NULL, &one->days_off)
                                              : almanac_calendar_open(library->table, name, &one->calendar);
            if (status != ALMANAC_OK) return NULL;
            strcpy(one->name, name);
            return one;
        }
        if (strcmp(one->name, name) == 0) return one;
    }
    return NULL;
}

typedef almanac_status lister(const almanac_table *, size_t, char *, size_t, size_t *);

static almanac_status language_at(const almanac_table *table, size_t number, char *text, size_t size, size_t *needed)
{
    (void)table;
    return almanac_word(ALMANAC_LANGUAGES, number, text, size, needed);
}

/* "no region 'x'; there are hongkong, japan ..." */
static char *unknown(library *library, const char *sort, const char *name, lister *list)
{
    char *message = sqlite3_mprintf("no %s '%q'; there are", sort, name ? name : ""), word[64];
    for (size_t number = 0; list(library->table, number, word, sizeof word, NULL) == ALMANAC_OK; number++)
        message = sqlite3_mprintf("%z%s %s", message, number ? "," : "", word);
    return message;
}

/* A text of SQL; one with a zero byte, which would be cut there, becomes one that is nothing's name. */
static const char *text_of(sqlite3_value *value)
{
    const char *text = (const char *)sqlite3_value_text(value);
    return text == NULL || strlen(text) == (size_t)sqlite3_value_bytes(value) ? text : "a text with a zero byte";
}

/* The day of a value of SQL; otherwise why there is none. */
static char *day_of(sqlite3_value *value, int32_t *day)
{
    int is_text = sqlite3_value_type(value) == SQLITE_TEXT;
    const char *text = text_of(value);
    if (is_text && almanac_parse_day(text, day) == ALMANAC_OK) return NULL;
    return sqlite3_mprintf("%Q is no date; expected text such as '2026-02-17', which date() gives", text);
}

static char *lunar_text(almanac_lunar_date date, char text[16])
{
    const char *leap = almanac_lunar_is_leap(date) ? "L" : "";
    snprintf(text, 16, "%d-%d%s-%d", (int)almanac_lunar_year(date), (int)almanac_lunar_month(date), leap, (int)almanac_lunar_day(date));
    return text;
}

/* -- Functions ---------------------------------------------------------------------------------------------------- */

static int refused(sqlite3_context *context, char *message)
{
    if (message == NULL) return 0;
    sqlite3_result_error(context, message, -1);
    sqlite3_free(message);
    return 1;
}

/* Whether an argument is null, which makes the result null. */
static int is_null(int count, sqlite3_value **values)
{
    for (int index = 0; index < count; index++)
        if (sqlite3_value_type(values[index]) == SQLITE_NULL) return 1;
    return 0;
}

/* lunar_date(date [, calendar]) and lunar_text(date, language [, calendar]) */
static void lunar(sqlite3_context *context, int count, sqlite3_value **values, int has_language)
{
    library *library = sqlite3_user_data(context);
    const char *name = count > 1 + has_language ? text_of(values[1 + has_language]) : "china";
    int32_t day;
    char text[256];
    if (is_null(count, values) || refused(context, day_of(values[0], &day))) return;
    opened *found = find(library, name, 0);
    if (found == NULL) {
        refused(context, unknown(library, "calendar", name, almanac_table_calendar));
        return;
    }
    almanac_lunar_date date = almanac_lunar_date_on(found->calendar, day);
    if (!has_language) {
        if (date) sqlite3_result_text(context, lunar_text(date, text), -1, SQLITE_TRANSIENT);
        return;
    }
    /* A language that does not exist is refused on every day. */
    const char *language = text_of(values[1]);
    if (almanac_lunar_date_text(date ? date : almanac_lunar(2000, 1, 0, 1), ALMANAC_MONTH_NUMBERED, ALMANAC_YEAR_NUMBER, language, text,
            sizeof text, NULL) != ALMANAC_OK)
        refused(context, unknown(library, "language", language, language_at));
    else if (date)
        sqlite3_result_text(context, text, -1, SQLITE_TRANSIENT);
}

static void lunar_date_function(sqlite3_context *context, int count, sqlite3_value **values) { lunar(context, count, values, 0); }
static void lunar_text_function(sqlite3_context *context, int count, sqlite3_value **values) { lunar(context, count, values, 1); }

/* is_workday(date, region) and workdays(first, last, region); null where nobody has decided */
static void work(sqlite3_context *context, int count, sqlite3_value **values)
{
    library *library = sqlite3_user_data(context);
    const char *region = text_of(values[count - 1]);
    int32_t first, last;
    if (is_null(count, values) || refused(context, day_of(values[0], &first)) || refused(context, day_of(values[count - 2], &last))) return;
    opened *found = find(library, region, 1);
    almanac_workday_count counted;
    if (found == NULL)
        refused(context, unknown(library, "region", region, almanac_table_region));
    else if (almanac_count_workdays(found->days_off, first, last, &counted) != ALMANAC_OK)
        refused(context, sqlite3_mprintf("workdays: the first day is after the last"));
    else if (counted.unknown == 0)
        sqlite3_result_int64(context, counted.workdays);
}

/* -- The table ---------------------------------------------------------------------------------------------------- */

enum { DATE, YEAR, MONTH, LEAP, DAY, LUNAR, TERM, KIND, FIRST, LAST, REGION, CALENDAR, IS };
static const char declaration[] =
    "CREATE TABLE x(date TEXT, lunar_year INT, lunar_month INT, lunar_leap INT, lunar_day INT, lunar_date TEXT, term_id TEXT,"
    " work_kind TEXT, first HIDDEN, last HIDDEN, region HIDDEN, calendar HIDDEN)";

typedef struct days { sqlite3_vtab base; library *library; } days;
typedef struct cursor {
    sqlite3_vtab_cursor base;
    int64_t day;
    int32_t first, last;
    const almanac_calendar *calendar;
    const almanac_days_off *days_off;
    char region_name[64], calendar_name[64];
} cursor;

static int days_connect(sqlite3 *database, void *data, int count, const char *const *words, sqlite3_vtab **table, char **message)
{
    (void)count, (void)words, (void)message;
    days *made = sqlite3_malloc(sizeof *made);
    if (made == NULL) return SQLITE_NOMEM;
    memset(made, 0, sizeof *made);
    made->library = data;
    *table = &made->base;
    /* As the functions are: views and triggers may use it. */
    sqlite3_vtab_config(database, SQLITE_VTAB_INNOCUOUS);
    return sqlite3_declare_vtab(database, declaration);
}

static int days_disconnect(sqlite3_vtab *table) { sqlite3_free(table); return SQLITE_OK; }

/* The arguments are the hidden columns that a query equates with something, in their order; idxNum has a bit for each, and another if the
 * query says IS. With another operator an argument would have its usual value, and the operator no rows. */
static int days_index(sqlite3_vtab *table, sqlite3_index_info *index)
{
    static const char *const names[] = {"first", "last", "region", "calendar"};
    int arguments = 0;
    index->estimatedRows = 73414;
    for (int column = FIRST; column <= CALENDAR; column++)
        for (int number = 0; number < index->nConstraint; number++) {
            const struct sqlite3_index_constraint *constraint = &index->aConstraint[number];
            int is = constraint->op == SQLITE_INDEX_CONSTRAINT_IS;
            if (constraint->iColumn != column || constraint->op == SQLITE_INDEX_CONSTRAINT_ISNULL
                || constraint->op == SQLITE_INDEX_CONSTRAINT_ISNOTNULL)
                continue;
            if (!is && constraint->op != SQLITE_INDEX_CONSTRAINT_EQ) {
                sqlite3_free(table->zErrMsg);
                table->zErrMsg = sqlite3_mprintf("almanac_days: %s is an argument: write %s = …, or compare date", names[column - FIRST], names[column - FIRST]);
                return SQLITE_ERROR;
            }
            if (!constraint->usable) return SQLITE_CONSTRAINT;
            if (index->idxNum & 1 << column) continue;
            index->aConstraintUsage[number].argvIndex = ++arguments;
            index->aConstraintUsage[number].omit = 1;
            index->idxNum |= (is ? 1 << IS | 1 : 1) << column;
        }
    if (index->idxNum & 1 << LAST) index->estimatedRows = 366;
    index->estimatedCost = (double)index->estimatedRows;
    return SQLITE_OK;
}

static int days_open(sqlite3_vtab *table, sqlite3_vtab_cursor **opened)
{
    (void)table;
    cursor *made = sqlite3_malloc(sizeof *made);
    if (made == NULL) return SQLITE_NOMEM;
    memset(made, 0, sizeof *made);
    *opened = &made->base;
    return SQLITE_OK;
}

static int days_close(sqlite3_vtab_cursor *cursor) { sqlite3_free(cursor); return SQLITE_OK; }

static int days_filter(sqlite3_vtab_cursor *base, int columns, const char *text, int count, sqlite3_value **values)
{
    (void)text, (void)count;
    cursor *cursor = (struct cursor *)base;
    library *library = ((days *)base->pVtab)->library;
    const char *region = NULL, *calendar = NULL;
    char own[64], *message = NULL;
    int is_null = 0;
    almanac_table_days(library->table, &cursor->first, &cursor->last);
    for (int column = FIRST; column <= CALENDAR && message == NULL; column++) {
        if (!(columns & 1 << column)) continue;
        sqlite3_value *value = *values++;
        if (sqlite3_value_type(value) == SQLITE_NULL) {
            /* A row has no region unless one is given. */
            is_null |= !(column == REGION && columns & 1 << IS << column);
            continue;
        }
        if (column == FIRST || column == LAST)
            message = day_of(value, column == FIRST ? &cursor->first : &cursor->last);
        else
            *(column == REGION ? &region : &calendar) = text_of(value);
    }
    opened *off = region ? find(library, region, 1) : NULL;
    if (message == NULL && region && off == NULL) message = unknown(library, "region", region, almanac_table_region);
    if (calendar == NULL) calendar = off && almanac_region_calendar(library->table, region, own, sizeof own, NULL) == ALMANAC_OK ? own : "china";
    opened *kept = find(library, calendar, 0);
    if (message == NULL && kept == NULL) message = unknown(library, "calendar", calendar, almanac_table_calendar);
    if (message) {
        sqlite3_free(base->pVtab->zErrMsg);
        base->pVtab->zErrMsg = message;
        return SQLITE_ERROR;
    }
    cursor->days_off = off ? off->days_off : NULL;
    cursor->calendar = kept->calendar;
    /* Days that the calendar does not hold are left out. */
    int32_t first, last;
    almanac_calendar_days(cursor->calendar, &first, &last);
    if (cursor->first < first) cursor->first = first;
    if (cursor->last > last) cursor->last = last;
    /* Nothing is equal to null: there are no rows. */
    cursor->day = is_null ? (int64_t)cursor->last + 1 : cursor->first;
    snprintf(cursor->region_name, sizeof cursor->region_name, "%s", region ? region : "");
    snprintf(cursor->calendar_name, sizeof cursor->calendar_name, "%s", calendar);
    return SQLITE_OK;
}

static int days_next(sqlite3_vtab_cursor *base) { ((cursor *)base)->day++; return SQLITE_OK; }
static int days_end(sqlite3_vtab_cursor *base) { return ((cursor *)base)->day > ((cursor *)base)->last; }
static int days_row(sqlite3_vtab_cursor *base, sqlite3_int64 *row) { *row = ((cursor *)base)->day; return SQLITE_OK; }

static char *gregorian(int32_t day, char text[16])
{
    almanac_date date;
    almanac_date_on(day, &date);
    snprintf(text, 16, "%04d-%02u-%02u", (int)date.year, date.month, date.day);
    return text;
}

static int days_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    cursor *cursor = (struct cursor *)base;
    int32_t day = (int32_t)cursor->day;
    almanac_lunar_date date = almanac_lunar_date_on(cursor->calendar, day);
    almanac_event term;
    size_t count = 0;
    char text[64];
    switch (column) {
    case DATE: sqlite3_result_text(context, gregorian(day, text), -1, SQLITE_TRANSIENT); break;
    case YEAR: sqlite3_result_int(context, almanac_lunar_year(date)); break;
    case MONTH: sqlite3_result_int(context, almanac_lunar_month(date)); break;
    case LEAP: sqlite3_result_int(context, almanac_lunar_is_leap(date)); break;
    case DAY: sqlite3_result_int(context, almanac_lunar_day(date)); break;
    case LUNAR: sqlite3_result_text(context, lunar_text(date, text), -1, SQLITE_TRANSIENT); break;
    case FIRST: case LAST: sqlite3_result_text(context, gregorian(column == FIRST ? cursor->first : cursor->last, text), -1, SQLITE_TRANSIENT); break;
    case TERM:
        if (almanac_terms(cursor->calendar, day, day, &term, 1, &count) == ALMANAC_OK && count
            && almanac_word(ALMANAC_TERMS, term.kind, text, sizeof text, NULL) == ALMANAC_OK)
            sqlite3_result_text(context, text, -1, SQLITE_TRANSIENT);
        break;
    case KIND:
        if (cursor->days_off
            && almanac_word(ALMANAC_WORK_KINDS, (size_t)almanac_work_kind_on(cursor->days_off, day), text, sizeof text, NULL) == ALMANAC_OK)
            sqlite3_result_text(context, text, -1, SQLITE_TRANSIENT);
        break;
    case REGION:
        if (cursor->days_off) sqlite3_result_text(context, cursor->region_name, -1, SQLITE_TRANSIENT);
        break;
    case CALENDAR: sqlite3_result_text(context, cursor->calendar_name, -1, SQLITE_TRANSIENT); break;
    default: break;
    }
    return SQLITE_OK;
}

static const sqlite3_module days_module = {
    .xConnect = days_connect, .xBestIndex = days_index, .xDisconnect = days_disconnect, .xOpen = days_open, .xClose = days_close,
    .xFilter = days_filter, .xNext = days_next, .xEof = days_end, .xColumn = days_column, .xRowid = days_row,
};

/* -- Loading ------------------------------------------------------------------------------------------------------ */

#ifdef _WIN32
__declspec(dllexport)
#endif
int sqlite3_almanacsqlite_init(sqlite3 *database, char **message, const sqlite3_api_routines *api)
{
    static const struct { const char *name; int count; void (*call)(sqlite3_context *, int, sqlite3_value **); } functions[] = {
        {"lunar_date", 1, lunar_date_function}, {"lunar_date", 2, lunar_date_function}, {"lunar_text", 2, lunar_text_function},
        {"lunar_text", 3, lunar_text_function}, {"is_workday", 2, work},                {"workdays", 3, work},
    };
    SQLITE_EXTENSION_INIT2(api);
    library *library = sqlite3_malloc(sizeof *library);
    if (library == NULL) return SQLITE_NOMEM;
    memset(library, 0, sizeof *library);
    almanac_status status = almanac_table_open(ALMANAC_ABI, &library->table);
    if (status != ALMANAC_OK) {
        *message = sqlite3_mprintf("almanac: %s", almanac_status_text(status));
        library_release(library);
        return SQLITE_ERROR;
    }
    /* Each registration releases the library when it is replaced, refused or gone with the connection; the last one closes it. */
    library->users = 2;
    int result = sqlite3_create_module_v2(database, "almanac_days", &days_module, library, library_release);
    for (size_t index = 0; index < sizeof functions / sizeof *functions && result == SQLITE_OK; index++) {
        library->users++;
        result = sqlite3_create_function_v2(database, functions[index].name, functions[index].count,
            SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, library, functions[index].call, NULL, NULL, library_release);
    }
    library_release(library);
    return result;
}
