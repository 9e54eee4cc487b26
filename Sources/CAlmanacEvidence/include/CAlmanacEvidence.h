/* The rows of Data with the sources above them, and the times that authorities published, as bytes inside the command: what explain quotes. */
#ifndef C_ALMANAC_EVIDENCE_H
#define C_ALMANAC_EVIDENCE_H

#include <stddef.h>

/* The first byte of the files, one after the other. It lives as long as the program and is never written to. */
const unsigned char *_Nonnull almanac_evidence(void);

/* How many bytes the files have together. */
size_t almanac_evidence_size(void);

#endif
