import SystemLibrary

/// A thread of its own, which ends with its work.
package enum Worker {
  /// The size of a stack, which is that of the main thread on most systems.
  private static let stack = 16 << 20

  private final class Work {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }

    /// Runs the closure of a thread.
    ///
    /// - Parameter pointer: The argument of the thread: optional on Linux, and not on a Mac.
    static func perform(_ pointer: UnsafeMutableRawPointer?) {
      guard let pointer else { return }
      let work = Unmanaged<Work>.fromOpaque(pointer)
      // Only after it has run: the first memory that a thread frees costs four system calls, and
      // the thread that waits for signals never ends.
      work._withUnsafeGuaranteedRef { $0.run() }
      work.release()
    }
  }

  /// Begins a thread; returns false if the system allows no more threads.
  package static func begin(_ run: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stack)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let work = Unmanaged.passRetained(Work(run))
    let failure = withThread {
      pthread_create(
        $0,
        &attributes,
        {
          Work.perform($0)
          return nil
        },
        work.toOpaque()
      )
    }
    if failure != 0 { work.release() }
    return failure == 0
  }

  /// Provides memory for the handle of a thread: a number on Linux, an optional pointer on a Mac.
  private static func withThread<Thread>(
    _ create: (UnsafeMutablePointer<Thread>) -> Int32
  ) -> Int32 {
    withUnsafeTemporaryAllocation(of: Thread.self, capacity: 1) { create($0.baseAddress!) }
  }

  /// A Boolean value that indicates whether the stack of the main thread is smaller than the
  /// program needs.
  package static var isStackSmall: Bool {
    var limit = rlimit()
    #if os(Linux) && !canImport(Musl)
      let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    #else
      let isKnown = getrlimit(RLIMIT_STACK, &limit) == 0
    #endif
    return isKnown && limit.rlim_cur < 1 << 20
  }

  /// Blocks this thread until another one ends the process; the thread receives no signal.
  package static func waitForever() -> Never {
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    while true { pause() }
  }

  /// The number of processors that the process may use.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
