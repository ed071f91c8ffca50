// What the engine needs of a machine, for a page that has none: memory, and the product of two
// numbers of 128 bits. Nothing here calls anything.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Free blocks by size: the powers of two from 32 bytes on, and the numbers halfway between them.
// The size of a block stands in the 16 bytes before it.
typedef struct Block { struct Block *next; } Block;
static Block *spare[64];
static uintptr_t top;

static size_t size_of(unsigned class) {
  size_t power = (size_t)32 << (class / 2);
  return class % 2 ? power + power / 2 : power;
}

static unsigned class_of(size_t size) {
  if (size <= 32) return 0;
  unsigned power = 31 - __builtin_clz((unsigned)size - 1);
  unsigned below = 2 * (power - 5);
  return size <= size_of(below) ? below : size <= size_of(below + 1) ? below + 1 : below + 2;
}

void *malloc(size_t size) {
  if (size > 0x7fffffe0u) return 0;
  unsigned class = class_of(size + 16);
  Block *found = spare[class];
  if (found) {
    spare[class] = found->next;
    return found;
  }
  if (top == 0) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = top;
  uint64_t end = (uint64_t)start + size_of(class);
  uint64_t there = (uint64_t)__builtin_wasm_memory_size(0) << 16;
  if (end > there) {
    // A little more than is asked for, as growing takes time.
    uint64_t pages = ((end - there) >> 16) + 16;
    if (__builtin_wasm_memory_grow(0, (size_t)pages) == (size_t)-1) return 0;
  }
  top = (uintptr_t)end;
  *(unsigned *)start = class;
  return (void *)(start + 16);
}

void free(void *block) {
  if (!block) return;
  unsigned class = *(unsigned *)((uintptr_t)block - 16);
  ((Block *)block)->next = spare[class];
  spare[class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // Each block begins at a multiple of 16.
  if (alignment > 16) return 22;
  void *block = malloc(size);
  if (!block) return 12;
  *result = block;
  return 0;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *one = a, *other = b;
  for (size_t index = 0; index < count; index++)
    if (one[index] != other[index]) return one[index] < other[index] ? -1 : 1;
  return 0;
}

void *memcpy(void *to, const void *from, size_t count) {
  __builtin_memcpy(to, from, count);
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

void *memset(void *to, int value, size_t count) {
  __builtin_memset(to, value, count);
  return to;
}

// The seed of hashes: the same for all, as no order of a hash can be seen.
void arc4random_buf(void *to, size_t count) {
  unsigned char *bytes = to;
  for (size_t index = 0; index < count; index++) bytes[index] = (unsigned char)(index * 97 + 13);
}

uintptr_t __stack_chk_guard = 0x5bd1e995u;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two numbers of 128 bits, by their halves.
void __multi3(uint64_t *result, uint64_t a, uint64_t a_high, uint64_t b, uint64_t b_high) {
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t other = a0 * b1 + (uint32_t)middle;
  result[0] = (other << 32) | (uint32_t)low;
  result[1] = a1 * b1 + (middle >> 32) + (other >> 32) + a * b_high + a_high * b;
}
