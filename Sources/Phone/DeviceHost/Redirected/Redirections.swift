#if canImport(Glibc)
  package import Interposition
  import Synchronization

  /// The redirected calls, one per row, grouped by the type that handles them.
  package enum Redirections {
    /// All rows; each says what takes real time, or is lost, without it.
    package static var all: [Redirection] {
      PhoneClock.redirections + DispatchedWork.redirections + DetachedTasks.redirections
        + DispatchClock.redirections + BlockingCalls.redirections
        + VirtualWaits.redirections + TimerSources.redirections + RunLoopTimers.redirections
        + XCTestWaits.redirections
        + MainQueue.redirections + ExecutorChecks.redirections + ProgramZone.redirections
    }

    /// Redirects the calls, the first time it is called.
    static func start() { _ = missing }

    /// Returns the problem with libraries that make other calls, if any; once in a process.
    static func takeTrouble() -> Trouble? {
      guard !missing.isEmpty, !isReported.exchange(true, ordering: .relaxed) else { return nil }
      return Trouble(missing)
    }

    private static let missing = Interposition.install(all).map { row in
      "\(row.name): \(row.without)"
    }
    /// Indicates whether a test has the problem: all of a process have the same libraries.
    private static let isReported = Atomic(false)
  }

  extension Trouble {
    /// Creates the one of calls that this toolchain's libraries do not make.
    package init(_ missing: [String]) {
      self.init(
        """
        the libraries of this program lack \(missing.count) of the calls that a phone answers; \
        Belfry needs Swift's own libraries, not linked into the program, and was tested with 6.3:
        \(missing.map { "  " + $0 }.joined(separator: "\n"))
        """
      )
    }
  }
#endif
