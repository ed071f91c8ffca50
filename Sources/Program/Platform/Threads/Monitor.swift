import SystemLibrary

/// A lock with a condition: threads can wait until something has changed.
package final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs a closure while no other thread is inside.
  package func sync<Value>(_ work: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return work()
  }

  /// Lets other threads in until one of them calls ``wake()``; only inside ``sync(_:)``.
  package func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all waiting threads; only inside ``sync(_:)``.
  package func wake() { pthread_cond_broadcast(condition) }
}
