/* Functions of libc that the rooms need and Windows has not. Part of the C library for Windows alone. */
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

/* Opens a file whose path is UTF-8, as all text of almanac.h; fopen() would read it in the code page of the machine. */
FILE *almanac_fopen(const char *path, const char *mode)
{
    wchar_t wide_mode[8];
    const int length = MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, path, -1, NULL, 0);
    wchar_t *wide = length > 0 ? malloc((size_t)length * sizeof *wide) : NULL;
    FILE *file = NULL;
    if (wide != NULL && MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, length) == length
        && MultiByteToWideChar(CP_UTF8, 0, mode, -1, wide_mode, 8) > 0)
        file = _wfopen(wide, wide_mode);
    free(wide);
    return file;
}

/* Nothing here asks for more than malloc() aligns to. */
int posix_memalign(void **memory, size_t alignment, size_t size)
{
    *memory = alignment <= 16 ? malloc(size) : NULL;
    return *memory == NULL;
}

/* Named by the runtime of Swift for sets and dictionaries, which the rooms have not. */
void arc4random_buf(void *bytes, size_t size)
{
    (void)bytes;
    (void)size;
    abort();
}
