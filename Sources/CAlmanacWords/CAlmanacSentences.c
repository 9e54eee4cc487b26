#include "CAlmanacWords.h"

/* #embed is C23; Clang takes it in every mode and warns about it in the older ones. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char sentences[] = {
#embed "../../Data/texts/words/chinese.txt" suffix(,)
#embed "../../Data/texts/words/chinese-traditional.txt" suffix(,)
#embed "../../Data/texts/words/english.txt" suffix(,)
#embed "../../Data/texts/words/korean.txt" suffix(,)
#embed "../../Data/texts/words/japanese.txt" suffix(,)
#embed "../../Data/texts/words/vietnamese.txt"
};

const unsigned char *almanac_sentences(void) { return sentences; }

size_t almanac_sentences_size(void) { return sizeof sentences; }
