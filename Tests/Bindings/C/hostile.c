/* A table file cut off anywhere and with any byte changed is refused or answers; nothing is touched that is not the library's. */
#include <almanac.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **words)
{
    static unsigned char bytes[1 << 20];
    int wrong = 0;
    FILE *file = count == 2 ? fopen(words[1], "rb") : NULL;
    if (file == NULL) return 1;
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);

    /* Of the largest size malloc() gives exactly what is asked for, so that a tool sees a byte too far. */
    for (size_t length = 0; length < size; length += length < 256 ? 1 : 509) {
        const almanac_table *table = NULL;
        unsigned char *copy = (unsigned char *)malloc(length == 0 ? 1 : length);
        if (copy == NULL) return 1;
        memcpy(copy, bytes, length);
        if (almanac_table_open_bytes(ALMANAC_ABI, copy, length, &table) == ALMANAC_OK || table != NULL) wrong++;
        free(copy);
    }
    for (size_t index = 0; index < size; index += index < 256 ? 1 : 503) {
        const almanac_table *table = NULL;
        bytes[index] ^= (unsigned char)(1u << index % 8);
        if (almanac_table_open_bytes(ALMANAC_ABI, bytes, size, &table) == ALMANAC_OK || table != NULL) wrong++;
        bytes[index] ^= (unsigned char)(1u << index % 8);
    }
    printf("%d damaged tables were opened\n", wrong);
    return wrong == 0 ? 0 : 1;
}
