/* Loads and unloads the library again and again, as a host of plug-ins does, and prints by how many pages memory has grown. */
#include <almanac.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

static long pages(void)
{
    long all = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL || fscanf(file, "%ld %ld", &all, &resident) != 2) exit(1);
    fclose(file);
    return resident;
}

static void once(const char *path)
{
    almanac_status (*open)(uint32_t, const almanac_table **);
    void (*close)(const almanac_table *);
    almanac_status (*days_off_open)(
        const almanac_table *, const almanac_holidays *, const char *, const char *, const almanac_days_off **);
    void (*days_off_close)(const almanac_days_off *);
    const almanac_table *table;
    const almanac_days_off *days_off;
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) exit(2);
    *(void **)&open = dlsym(library, "almanac_table_open");
    *(void **)&close = dlsym(library, "almanac_table_close");
    *(void **)&days_off_open = dlsym(library, "almanac_days_off_open");
    *(void **)&days_off_close = dlsym(library, "almanac_days_off_close");
    if (open(ALMANAC_ABI, &table) != ALMANAC_OK) exit(3);
    if (days_off_open(table, NULL, "mainland", NULL, &days_off) != ALMANAC_OK) exit(4);
    days_off_close(days_off);
    close(table);
    dlclose(library);
}

int main(int count, char **words)
{
    if (count != 2) return 1;
    for (int time = 0; time < 50; time++) once(words[1]);
    const long before = pages();
    for (int time = 0; time < 450; time++) once(words[1]);
    printf("%ld\n", pages() - before);
    return 0;
}
