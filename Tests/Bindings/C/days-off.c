/* The holidays around lunar New Year of 2026 in mainland China, from the bundled file and from its bytes, and what a
 * deadline of ten workdays is. */
#include <almanac.h>
#include <stdio.h>

int main(void)
{
    const almanac_table *table;
    const almanac_days_off *mainland;
    almanac_work_status status;
    almanac_workday_count count;
    almanac_break breaks[16];
    almanac_date date;
    int32_t first, last, due;
    size_t number;
    char text[96];

    if (almanac_table_open(ALMANAC_ABI, &table) != ALMANAC_OK) return 1;
    if (almanac_days_off_open(table, NULL, "mainland", NULL, &mainland) != ALMANAC_OK) return 1;
    almanac_table_close(table);

    almanac_day_of(2026, 2, 14, &first);
    almanac_work_status_on(mainland, first, &status);
    almanac_word_name(ALMANAC_WORK_KINDS, status.kind, "en", text, sizeof text, NULL);
    printf("2026-02-14: %s", text);
    almanac_notice_number(mainland, (size_t)status.notice, text, sizeof text, NULL);
    printf(", %s\n", text);

    almanac_day_of(2026, 2, 28, &last);
    almanac_count_workdays(mainland, first, last, &count);
    printf("until 2026-02-28: %d workdays\n", (int)count.workdays);
    if (almanac_add_workdays(mainland, first, 10, &due) != ALMANAC_OK) return 1;
    almanac_date_on(due, &date);
    printf("10 workdays later: %04d-%02d-%02d\n", (int)date.year, date.month, date.day);

    if (almanac_breaks(mainland, 2026, breaks, 16, &number) != ALMANAC_OK) return 1;
    for (size_t index = 0; index < number; index++) {
        almanac_date_on(breaks[index].first_day, &date);
        printf("from %04d-%02d-%02d: %d days\n", (int)date.year, date.month, date.day,
               (int)(breaks[index].last_day - breaks[index].first_day + 1));
    }
    almanac_days_off_close(mainland);
    return 0;
}
