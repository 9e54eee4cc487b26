/* The texts of pages, exports and messages, the files of Data/texts, as bytes inside the commands. */
#ifndef C_ALMANAC_TEXTS_H
#define C_ALMANAC_TEXTS_H

#include <stddef.h>

/* The first byte of the files, one after the other in the order of CalendarLanguage. It lives as long as the program and is never written
 * to. */
const unsigned char *_Nonnull almanac_texts(void);

/* How many bytes the files have together. */
size_t almanac_texts_size(void);

#endif
