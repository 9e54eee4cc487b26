/* The words of dates and questions, the files of Data/words, as bytes inside the program. */
#ifndef C_ALMANAC_WORDS_H
#define C_ALMANAC_WORDS_H

#include <stddef.h>

/* The first byte of the files, one after the other: numbers, then Chinese, English, Korean, Japanese and Vietnamese. It lives as long as
 * the program and is never written to. */
const unsigned char *_Nonnull almanac_words(void);

/* How many bytes the files have together. */
size_t almanac_words_size(void);

#endif
