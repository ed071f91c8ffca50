// What the standard library of C++ takes for the same work, compiled by the same toolchain.

#include "References.h"

#include <cstdlib>
#include <cstring>
#include <queue>
#include <tuple>
#include <vector>

namespace {

struct Timer {
  int64_t due;
  uint64_t number;
  int32_t item;

  bool operator>(const Timer& other) const {
    return std::tie(due, number) > std::tie(other.due, other.number);
  }
};

int64_t period(int item) {
  return 3600 + ((uint32_t(item) * 2654435761u) >> 8) % 100000;
}

uint64_t mix(uint64_t hash, const Timer& timer) {
  return hash * 31 + uint64_t(timer.due) + uint64_t(timer.item);
}

}  // namespace

extern "C" uint64_t queue_of_timers(int timers, int fires) {
  std::priority_queue<Timer, std::vector<Timer>, std::greater<Timer>> queue;
  uint64_t number = 0;
  uint64_t hash = 0;
  for (int item = 0; item < timers; item++) queue.push({period(item), number++, item});
  for (int fire = 0; fire < fires; fire++) {
    Timer timer = queue.top();
    queue.pop();
    hash = mix(hash, timer);
    queue.push({timer.due + period(timer.item), number++, timer.item});
  }
  return hash;
}

extern "C" uint64_t heap_of_timers(int timers, int fires) {
  std::vector<Timer> heap;
  uint64_t number = 0;
  uint64_t hash = 0;
  for (int item = 0; item < timers; item++) {
    heap.push_back({period(item), number++, item});
    std::push_heap(heap.begin(), heap.end(), std::greater<Timer>());
  }
  const size_t count = heap.size();
  for (int fire = 0; fire < fires; fire++) {
    Timer timer = heap[0];
    hash = mix(hash, timer);
    timer.due += period(timer.item);
    timer.number = number++;
    size_t hole = 0;
    for (size_t child = 1; child < count; child = 2 * hole + 1) {
      if (child + 1 < count && heap[child] > heap[child + 1]) child++;
      if (!(timer > heap[child])) break;
      heap[hole] = heap[child];
      hole = child;
    }
    heap[hole] = timer;
  }
  return hash;
}

extern "C" uint64_t copies_of_memory(size_t bytes, int times) {
  char* source = static_cast<char*>(calloc(bytes, 1));
  uint64_t sum = 0;
  for (int time = 0; time < times; time++) {
    source[time % bytes] = char(time);
    char* copy = static_cast<char*>(malloc(bytes));
    memcpy(copy, source, bytes);
    __asm__ volatile("" : : "r"(copy) : "memory");
    sum += uint64_t(static_cast<unsigned char>(copy[time % bytes]));
    free(copy);
  }
  free(source);
  return sum;
}
