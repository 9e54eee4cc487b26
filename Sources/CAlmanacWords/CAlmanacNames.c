#include "CAlmanacWords.h"

/* #embed is C23; Clang takes it in every mode and warns about it in the older ones. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char names[] = {
#embed "../../Data/texts/names/chinese.txt" suffix(,)
#embed "../../Data/texts/names/chinese-traditional.txt" suffix(,)
#embed "../../Data/texts/names/english.txt" suffix(,)
#embed "../../Data/texts/names/korean.txt" suffix(,)
#embed "../../Data/texts/names/japanese.txt" suffix(,)
#embed "../../Data/texts/names/vietnamese.txt"
};

const unsigned char *almanac_names(void) { return names; }

size_t almanac_names_size(void) { return sizeof names; }
