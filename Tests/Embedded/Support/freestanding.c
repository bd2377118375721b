// What Swift takes from a C library, for WebAssembly without one: memory, characters, random bytes. An embedder of one's own
// has its own; this one is for programs that run once and stop.
#include <stddef.h>
#include <stdint.h>

typedef __SIZE_TYPE__ size;

// WASI, which wasmkit runs programs by.
struct slice {
  const void *start;
  size length;
};
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write"))) int
wasi_fd_write(int file, const struct slice *slices, size count, size *written);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("random_get"))) int
wasi_random_get(void *bytes, size count);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("proc_exit"))) _Noreturn void
wasi_proc_exit(int status);

// Characters: a line is written when it ends.
static char line[512];
static size line_length;

static void flush(void) {
  struct slice slice = {line, line_length};
  size written;
  if (line_length > 0) wasi_fd_write(1, &slice, 1, &written);
  line_length = 0;
}

int putchar(int character) {
  line[line_length++] = (char)character;
  if (character == '\n' || line_length == sizeof line) flush();
  return character;
}

// Memory is taken from the end and not given back.
extern unsigned char __heap_base;
static uintptr_t top;

int posix_memalign(void **result, size alignment, size count) {
  if (top == 0) top = (uintptr_t)&__heap_base;
  uintptr_t start = (top + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t end = start + count;
  uintptr_t have = __builtin_wasm_memory_size(0) << 16;
  if (end > have && __builtin_wasm_memory_grow(0, (end - have + 0xFFFF) >> 16) == (size)-1) return 12;
  top = end;
  *result = (void *)start;
  return 0;
}

void free(void *memory) { (void)memory; }

int memcmp(const void *left, const void *right, size count) {
  const unsigned char *a = left, *b = right;
  for (size index = 0; index < count; index++) {
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  }
  return 0;
}

void arc4random_buf(void *bytes, size count) {
  if (wasi_random_get(bytes, count) != 0) __builtin_trap();
}

// The stack protector's.
uintptr_t __stack_chk_guard = 0x7A3F19C4;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// The compiler's own: a product of 128 bits, of which only the printing of numbers has need.
struct wide {
  uint64_t low, high;
};

void __multi3(struct wide *result, uint64_t a, uint64_t a_high, uint64_t b, uint64_t b_high) {
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t other = a0 * b1 + (uint32_t)middle;
  result->low = other << 32 | (uint32_t)low;
  result->high = a1 * b1 + (middle >> 32) + (other >> 32) + a * b_high + a_high * b;
}

// What a program is called where its main function takes arguments.
int __main_argc_argv(int count, char **arguments);

void _start(void) {
  int status = __main_argc_argv(0, 0);
  flush();
  wasi_proc_exit(status);
}
