/* The words of dates and questions, the files of Data/words, and names and sentences, those of the folders of Data/texts, as bytes inside
 * the program. */
#ifndef C_ALMANAC_WORDS_H
#define C_ALMANAC_WORDS_H

#include <stddef.h>

/* The first byte of the files, one after the other: numbers, then Chinese, English, Korean, Japanese and Vietnamese. It lives as long as
 * the program and is never written to. */
const unsigned char *_Nonnull almanac_words(void);

/* How many bytes the files have together. */
size_t almanac_words_size(void);

/* The files of names in the order of CalendarLanguage: their first byte, likewise. Their object is linked without the reader of
 * words too. */
const unsigned char *_Nonnull almanac_names(void);

/* How many bytes the files of names have together. */
size_t almanac_names_size(void);

/* The files of sentences about words, Data/texts/words, in the order of CalendarLanguage: their first byte, likewise. */
const unsigned char *_Nonnull almanac_sentences(void);

/* How many bytes the files of sentences have together. */
size_t almanac_sentences_size(void);

#endif
