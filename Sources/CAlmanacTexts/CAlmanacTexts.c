#include "CAlmanacTexts.h"

/* #embed is C23; Clang takes it in every mode and warns about it in the older ones. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char texts[] = {
#embed "../../Data/texts/chinese.txt" suffix(,)
#embed "../../Data/texts/chinese-traditional.txt" suffix(,)
#embed "../../Data/texts/english.txt" suffix(,)
#embed "../../Data/texts/korean.txt" suffix(,)
#embed "../../Data/texts/japanese.txt" suffix(,)
#embed "../../Data/texts/vietnamese.txt"
};

const unsigned char *almanac_texts(void) { return texts; }

size_t almanac_texts_size(void) { return sizeof texts; }
