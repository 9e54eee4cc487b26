#include "CAlmanacWords.h"

/* #embed is C23; Clang takes it in every mode and warns about it in the older ones. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char words[] = {
#embed "../../Data/words/numbers.txt" suffix(,)
#embed "../../Data/words/chinese.txt" suffix(,)
#embed "../../Data/words/english.txt" suffix(,)
#embed "../../Data/words/korean.txt" suffix(,)
#embed "../../Data/words/japanese.txt" suffix(,)
#embed "../../Data/words/vietnamese.txt"
};

const unsigned char *almanac_words(void) { return words; }

size_t almanac_words_size(void) { return sizeof words; }
