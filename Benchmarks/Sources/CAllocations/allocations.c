#include "allocations.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <stdatomic.h>

// What the program itself defines takes the place of the C library's.
static atomic_long allocations;
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

void *malloc(size_t size) { allocations++; return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { allocations++; return __libc_calloc(count, size); }
void *realloc(void *memory, size_t size) { allocations++; return __libc_realloc(memory, size); }

long allocation_count(void) { return allocations; }
#else
long allocation_count(void) { return -1; }
#endif
