/* The compiled file of 1646-2200, Data/almanac-wide.bin, as bytes inside the program. */
#ifndef C_ALMANAC_WIDE_H
#define C_ALMANAC_WIDE_H

#include <stddef.h>

/* The first byte of the wide table. It lives as long as the program and is never written to. */
const unsigned char *_Nonnull almanac_wide_table(void);

/* How many bytes the wide table has. */
size_t almanac_wide_table_size(void);

#endif
