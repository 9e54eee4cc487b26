#define _POSIX_C_SOURCE 199309L
#include "lunisolar.h"

#include <stdio.h>
#include <time.h>

static const char *const names[] = {"china", "hongkong", "japan", "korea", "vietnam"};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

int main(void)
{
    struct lunisolar_date date;
    for (int c = 0; c < LUNISOLAR_CALENDARS; c++) {
        for (int32_t day = LUNISOLAR_FIRST_DAY - 1; day <= LUNISOLAR_LAST_DAY + 1; day++) {
            if (!lunisolar_date_of(c, day, &date)) {
                if (lunisolar_label_of(c, 0, day)) return 1;
                printf("%s %d -\n", names[c], (int)day);
                continue;
            }
            if (lunisolar_day_of(c, date.year, date.month, date.leap, date.day) != day) return 1;
            printf("%s %d %d %d %d %d %d", names[c], (int)day, date.year, date.month, date.leap, date.day, lunisolar_term_of(c, day));
            for (int language = 0; language < LUNISOLAR_LANGUAGES; language++) printf("|%s", lunisolar_label_of(c, language, day));
            printf("|%d", lunisolar_mark_of(day));
            printf("\n");
        }
        int count = 0;
        for (int year = LUNISOLAR_FIRST_LUNAR_YEAR - 2; year < LUNISOLAR_FIRST_LUNAR_YEAR + LUNISOLAR_LUNAR_YEARS + 2; year++)
            for (int month = 0; month < 14; month++)
                for (int leap = 0; leap < 2; leap++)
                    for (int day = 0; day < 32; day++) count += lunisolar_day_of(c, year, month, leap, day) != LUNISOLAR_NONE;
        printf("%s %d dates\n", names[c], count);
    }
    int days = LUNISOLAR_LAST_DAY - LUNISOLAR_FIRST_DAY + 1;
    long long sum = 0;
    double times[4];
    times[0] = now();
    for (int n = 0; n < 20; n++)
        for (int32_t day = LUNISOLAR_FIRST_DAY; day <= LUNISOLAR_LAST_DAY; day++) sum += lunisolar_date_of(0, day, &date) + date.day;
    times[1] = now();
    for (int n = 0; n < 20 * days; n++) sum += lunisolar_day_of(0, 1901 + n % 199, 1 + n % 12, 0, 1 + n % 29);
    times[2] = now();
    for (int n = 0; n < 20; n++)
        for (int32_t day = LUNISOLAR_FIRST_DAY; day <= LUNISOLAR_LAST_DAY; day++) sum += lunisolar_term_of(0, day);
    times[3] = now();
    for (int n = 0; n < 3; n++) fprintf(stderr, "%.1f ", (times[n + 1] - times[n]) / 20 / days);
    return sum == 0;
}
