/* The files inside almanac-gen: the programs that its arrays are pasted with, and the words of other people's tables. */
#ifndef C_ALMANAC_GEN_TEXTS_H
#define C_ALMANAC_GEN_TEXTS_H

/* One of the files; the programs are by their language. */
enum almanac_gen_text {
    ALMANAC_GEN_C,
    ALMANAC_GEN_JAVA,
    ALMANAC_GEN_JAVASCRIPT,
    ALMANAC_GEN_LUA,
    ALMANAC_GEN_PYTHON,
    ALMANAC_GEN_RUST,
    ALMANAC_GEN_SWIFT,
    ALMANAC_GEN_FOREIGN_WORDS,
};

/* A file, as UTF-8 that ends with a zero. It lives as long as the program and is never written to. */
const char *_Nonnull almanac_gen_text(enum almanac_gen_text text);

#endif
