/* The lunar date of a day and the next Mid-Autumn Festival: the example of the article on other languages. */
#include <almanac.h>
#include <stdio.h>

int main(void)
{
    const almanac_table *table;
    const almanac_calendar *china;
    const almanac_festivals *festivals;
    almanac_lunar_date date;
    almanac_festival next;
    almanac_date gregorian;
    int32_t day;
    char text[64];

    if (almanac_table_open(ALMANAC_ABI, &table) != ALMANAC_OK) return 1;
    if (almanac_calendar_open(table, "china", &china) != ALMANAC_OK) return 1;
    if (almanac_festivals_open(china, "mainland", &festivals) != ALMANAC_OK) return 1;

    almanac_day_of(2025, 7, 25, &day);
    date = almanac_lunar_date_on(china, day);
    almanac_lunar_date_text(date, ALMANAC_MONTH_NUMBERED, ALMANAC_YEAR_NUMBER, "zh-Hant", text, sizeof text, NULL);
    printf("%s\n", text);

    almanac_festival_after(festivals, "zhongqiu", day, &next);
    almanac_date_on(next.day, &gregorian);
    printf("%s %04d-%02d-%02d\n", next.id, (int)gregorian.year, gregorian.month, gregorian.day);

    almanac_festivals_close(festivals);
    almanac_calendar_close(china);
    almanac_table_close(table);
    return 0;
}
