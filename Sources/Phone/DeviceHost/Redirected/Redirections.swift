#if canImport(Glibc)
  package import Interposition
  import Synchronization

  /// The redirected calls, one per row, grouped by the type that handles them, and what else of the
  /// libraries is used by its name.
  package enum Redirections {
    /// All rows; each names what takes real time, or is lost, without it.
    package static var all: [Redirection] {
      PhoneClock.redirections + DispatchedWork.redirections + DetachedTasks.redirections
        + DispatchClock.redirections + BlockingCalls.redirections
        + VirtualWaits.redirections + TimerSources.redirections + RunLoopTimers.redirections
        + XCTestWaits.redirections
        + MainQueue.redirections + ExecutorChecks.redirections + ProgramZone.redirections
    }

    /// The symbols of the libraries that are used, and not redirected.
    package static var symbols: [LoadedSymbol] {
      [UnseenTasks.hookSymbol, TimerSources.timerType] + Unwinder.symbols
    }

    /// Redirects the calls, the first time it is called.
    static func start() { isStarted }

    private static let isStarted: Void = install(all, using: symbols)

    /// Redirects calls; those that are missing are a problem of the process.
    package static func install(_ rows: [Redirection], using symbols: [LoadedSymbol] = []) {
      let missing = Interposition.install(rows, using: symbols).map { "\($0.name): \($0.without)" }
      unreported.withLock { $0 += missing }
    }

    /// Returns the problem with libraries that lack something, if any; once in a process.
    static func takeTrouble() -> Trouble? {
      let missing = unreported.withLock { unreported in
        defer { unreported = [] }
        return unreported
      }
      return missing.isEmpty ? nil : Trouble(missing: missing)
    }

    /// The missing parts that no test has reported; all tests of a process have the same libraries.
    private static let unreported = Mutex<[String]>([])
  }

  extension Trouble {
    /// Creates the problem with parts that this toolchain's libraries lack.
    init(missing: [String]) {
      self.init(
        """
        the libraries of this program lack \(missing.count) of the parts that a phone needs; \
        Belfry needs Swift's own libraries, not linked into the program, and was tested with 6.3:
        \(missing.map { "  " + $0 }.joined(separator: "\n"))
        """
      )
    }
  }
#endif
