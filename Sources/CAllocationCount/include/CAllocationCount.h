/* Counts the allocations of a program: its malloc and the like are these, which pass on to the C library's. */
#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

/* How many allocations there were so far, or -1 where they cannot be counted (only with glibc they can). */
long allocation_count(void);

#endif
