#include "CAlmanacWide.h"

/* #embed is C23; Clang takes it in every mode and warns about it in the older ones. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char table[] = {
#embed "../../Data/almanac-wide.bin"
};

const unsigned char *almanac_wide_table(void) { return table; }

size_t almanac_wide_table_size(void) { return sizeof table; }
