#include "CAlmanacData.h"

/* #embed is C23; Clang takes it in every mode and warns about it in the older ones. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char table[] = {
#embed "../../Data/almanac.bin"
};

const unsigned char *almanac_bundled_table(void) { return table; }

size_t almanac_bundled_table_size(void) { return sizeof table; }

static const unsigned char holidays[] = {
#embed "../../Data/holidays.bin"
};

const unsigned char *almanac_bundled_holidays(void) { return holidays; }

size_t almanac_bundled_holidays_size(void) { return sizeof holidays; }
