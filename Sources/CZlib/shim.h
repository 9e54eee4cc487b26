/* The zlib of the system: deflate for the compiler, inflate for the reader. */
#include <zlib.h>
