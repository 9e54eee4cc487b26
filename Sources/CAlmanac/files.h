/* What the C library reads files with: Embedded Swift sees no platform library of its own. Not installed. */
#include <stdio.h>
