#include "CAlmanacEvidence.h"

/* #embed is C23; Clang takes it in every mode and warns about it in the older ones. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char evidence[] = {
#embed "../../Data/calendars/china.txt" suffix(,)
#embed "../../Data/calendars/hongkong.txt" suffix(,)
#embed "../../Data/calendars/japan.txt" suffix(,)
#embed "../../Data/calendars/korea.txt" suffix(,)
#embed "../../Data/calendars/vietnam.txt" suffix(,)
#embed "../../Data/wide/calendars/china.txt" suffix(,)
#embed "../../Data/wide/calendars/japan.txt" suffix(,)
#embed "../../Data/wide/calendars/korea.txt" suffix(,)
#embed "../../Data/wide/calendars/vietnam.txt" suffix(,)
#embed "../../Data/festivals/china.txt" suffix(,)
#embed "../../Data/festivals/hongkong.txt" suffix(,)
#embed "../../Data/festivals/japan.txt" suffix(,)
#embed "../../Data/festivals/korea.txt" suffix(,)
#embed "../../Data/festivals/macau.txt" suffix(,)
#embed "../../Data/festivals/taiwan.txt" suffix(,)
#embed "../../Data/festivals/vietnam.txt" suffix(,)
#embed "../../Data/festivals/world.txt" suffix(,)
#embed "../../Data/holidays/hongkong.txt" suffix(,)
#embed "../../Data/holidays/japan.txt" suffix(,)
#embed "../../Data/holidays/korea.txt" suffix(,)
#embed "../../Data/holidays/macau.txt" suffix(,)
#embed "../../Data/holidays/mainland.txt" suffix(,)
#embed "../../Data/holidays/taiwan.txt" suffix(,)
#embed "../../Data/holidays/vietnam.txt" suffix(,)
#embed "../../Data/reference/official_times.tsv"
};

const unsigned char *almanac_evidence(void) { return evidence; }

size_t almanac_evidence_size(void) { return sizeof evidence; }
