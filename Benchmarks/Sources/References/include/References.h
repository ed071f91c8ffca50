#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Pops the earliest of some timers and arms it again, as often as that; returns a checksum.
///
/// The queue is `std::priority_queue`.
uint64_t queue_of_timers(int timers, int fires);

/// Does the same with a binary heap that replaces its top.
uint64_t heap_of_timers(int timers, int fires);

/// Copies a block of memory that often; returns a sum of what was copied.
uint64_t copies_of_memory(size_t bytes, int times);

#ifdef __cplusplus
}
#endif
