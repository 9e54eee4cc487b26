// The memory of the WebAssembly module: what the C library gives elsewhere. Blocks are powers of two, each size with a list
// of its free blocks: a block that is freed is the next one of its size, so that memory stops growing when the questions
// repeat themselves. There is one thread.

#include <stddef.h>
#include <stdint.h>

enum { PAGE = 65536, HEAD = 16, SMALLEST = 5, LARGEST = 26 };

// Before each block stands the power of two of its size; a free block holds the next one of its list.
typedef struct block {
    size_t power;
    struct block *next;
} block;

static block *free_blocks[LARGEST + 1];

extern unsigned char __heap_base;
static uintptr_t top;

// More memory from the end of what there is; null if the host gives none.
static block *grow(size_t size)
{
    if (top == 0) top = ((uintptr_t)&__heap_base + HEAD - 1) & -(uintptr_t)HEAD;
    uintptr_t end = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
    if (size > end - top) {
        size_t pages = (size - (end - top) + PAGE - 1) / PAGE;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    }
    block *found = (block *)top;
    top += size;
    return found;
}

void *malloc(size_t size)
{
    if (size > ((size_t)1 << LARGEST) - HEAD) return NULL;
    size_t power = SMALLEST;
    while (((size_t)1 << power) - HEAD < size) power += 1;
    block *found = free_blocks[power];
    if (found) {
        free_blocks[power] = found->next;
    } else {
        found = grow((size_t)1 << power);
        if (!found) return NULL;
        found->power = power;
    }
    return (unsigned char *)found + HEAD;
}

void free(void *memory)
{
    if (!memory) return;
    block *freed = (block *)((unsigned char *)memory - HEAD);
    freed->next = free_blocks[freed->power];
    free_blocks[freed->power] = freed;
}

// Every block is aligned to 16 bytes, and nothing here needs more.
int posix_memalign(void **memory, size_t alignment, size_t size)
{
    if (alignment > HEAD) return 22; // EINVAL
    *memory = malloc(size);
    return *memory ? 0 : 12; // ENOMEM
}

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    __builtin_memcpy(to, from, size);
    return to;
}

void *memmove(void *to, const void *from, size_t size)
{
    __builtin_memmove(to, from, size);
    return to;
}

void *memset(void *to, int byte, size_t size)
{
    __builtin_memset(to, byte, size);
    return to;
}

int memcmp(const void *one, const void *other, size_t size)
{
    const unsigned char *left = one;
    const unsigned char *right = other;
    for (size_t index = 0; index < size; index += 1) {
        if (left[index] != right[index]) return left[index] - right[index];
    }
    return 0;
}

// The product of two numbers of 128 bits, which the compiler asks for by this name.
__int128 __multi3(__int128 one, __int128 other)
{
    uint64_t a = (uint64_t)one;
    uint64_t b = (uint64_t)other;
    uint64_t half = 0xffffffff;
    uint64_t middle = (a >> 32) * (b & half) + ((a & half) * (b & half) >> 32);
    uint64_t cross = (a & half) * (b >> 32) + (middle & half);
    uint64_t low = a * b;
    uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (cross >> 32)
        + a * (uint64_t)(other >> 64) + b * (uint64_t)(one >> 64);
    return (__int128)(((unsigned __int128)high << 64) | low);
}

size_t strlen(const char *text)
{
    size_t length = 0;
    while (text[length]) length += 1;
    return length;
}
