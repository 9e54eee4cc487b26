/* The functions by which the C library reads files: Embedded Swift sees no platform library of its own. Not installed. */
#include <stdio.h>
