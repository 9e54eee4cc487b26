/* The compiled files, Data/almanac.bin and Data/holidays.bin, as bytes inside the program. */
#ifndef C_ALMANAC_DATA_H
#define C_ALMANAC_DATA_H

#include <stddef.h>

/* The first byte of the bundled table. It lives as long as the program and is never written to. */
const unsigned char *_Nonnull almanac_bundled_table(void);

/* How many bytes the bundled table has. */
size_t almanac_bundled_table_size(void);

/* The compiled file of holidays, Data/holidays.bin: its first byte, likewise. */
const unsigned char *_Nonnull almanac_bundled_holidays(void);

/* How many bytes the bundled file of holidays has. */
size_t almanac_bundled_holidays_size(void);

#endif
