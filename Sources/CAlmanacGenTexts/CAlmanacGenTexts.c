#include "CAlmanacGenTexts.h"

/* #embed is C23; Clang takes it in every mode and warns about it in the older ones. */
#pragma clang diagnostic ignored "-Wc23-extensions"

/* Zeros at the ends make them strings. */
static const char c[] = {
#embed "../AlmanacGenCommand/Emit/Readers/lunisolar.h" suffix(, 0)
};
static const char java[] = {
#embed "../AlmanacGenCommand/Emit/Readers/Lunisolar.java" suffix(, 0)
};
static const char javascript[] = {
#embed "../AlmanacGenCommand/Emit/Readers/lunisolar.js" suffix(, 0)
};
static const char lua[] = {
#embed "../AlmanacGenCommand/Emit/Readers/lunisolar.lua" suffix(, 0)
};
static const char python[] = {
#embed "../AlmanacGenCommand/Emit/Readers/lunisolar.py" suffix(, 0)
};
static const char rust[] = {
#embed "../AlmanacGenCommand/Emit/Readers/lunisolar.rs" suffix(, 0)
};
static const char swift[] = {
#embed "../AlmanacGenCommand/Emit/Readers/LunisolarArrays.swift.txt" suffix(, 0)
};
static const char foreign_words[] = {
#embed "../AlmanacGenCommand/Compare/ForeignWords.txt" suffix(, 0)
};

static const char *const texts[] = {c, java, javascript, lua, python, rust, swift, foreign_words};

const char *almanac_gen_text(enum almanac_gen_text text) { return texts[text]; }
