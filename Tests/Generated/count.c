// Preloaded into a program, says at its end how often it allocated memory and locked a mutex.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

static atomic_long allocations, locks;
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

void *malloc(size_t size) { allocations++; return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { allocations++; return __libc_calloc(count, size); }
void *realloc(void *memory, size_t size) { allocations++; return __libc_realloc(memory, size); }

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  static int (*lock)(pthread_mutex_t *);
  if (!lock) lock = (int (*)(pthread_mutex_t *))dlsym(RTLD_NEXT, "pthread_mutex_lock");
  locks++;
  return lock(mutex);
}

__attribute__((destructor)) static void report(void) {
  fprintf(stderr, "%ld allocations, %ld locks\n", (long)allocations, (long)locks);
}
