#pragma once
#include <sched.h>
#include <stdbool.h>
#include <stdint.h>

/// A lock of four bytes, zero while it is free.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

/// Takes the lock if it is free.
static inline bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  uint32_t is_free = 0;
  return __atomic_compare_exchange_n(&lock->_os_unfair_lock_opaque, &is_free, 1, false,
                                     __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

/// Waits until the lock is free, and takes it.
static inline void os_unfair_lock_lock(os_unfair_lock_t lock) {
  while (!os_unfair_lock_trylock(lock)) sched_yield();
}

/// Lets go of the lock.
static inline void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  __atomic_store_n(&lock->_os_unfair_lock_opaque, 0, __ATOMIC_RELEASE);
}
