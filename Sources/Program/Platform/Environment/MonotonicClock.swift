import SystemLibrary

/// The machine's clock that cannot be set.
package enum MonotonicClock {
  /// The seconds since an arbitrary instant.
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// Waits for 0.9 seconds at most.
  ///
  /// - Parameter seconds: The time; a longer one counts as 0.9 seconds.
  package static func sleep(_ seconds: Double) {
    var time = timespec(tv_sec: 0, tv_nsec: Int(min(seconds, 0.9) * 1e9))
    nanosleep(&time, nil)
  }
}
