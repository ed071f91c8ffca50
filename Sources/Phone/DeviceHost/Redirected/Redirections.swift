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
    ///
    /// - Returns: The first time, the problem with a toolchain whose libraries make other calls.
    static func start() -> Trouble? {
      let missing = self.missing
      guard !missing.isEmpty, isReported.exchange(true, ordering: .relaxed) == false else {
        return nil
      }
      return Trouble(missing)
    }

    private static let missing = Interposition.install(all).map { row in
      "\(row.name): \(row.without)"
    }
    /// Indicates whether a phone of this process has the problem: the process has one toolchain.
    private static let isReported = Atomic(false)
  }

  extension Trouble {
    /// Creates the one of calls that this toolchain's libraries do not make.
    package init(_ missing: [String]) {
      self.init(
        """
        this toolchain is not one that Belfry was tested with; it lacks \(missing.count) of the \
        calls that a phone answers:
        \(missing.map { "  " + $0 }.joined(separator: "\n"))
        """
      )
    }
  }
#endif
