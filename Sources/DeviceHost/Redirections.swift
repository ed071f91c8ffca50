#if canImport(Glibc)
  /// A function that a library calls through its import table, and what it calls instead.
  struct Redirection {
    /// The file name of the library; an empty one is the program itself.
    var library: String
    /// The name of the function it imports.
    var symbol: String
    /// The function that is called instead.
    var function: UnsafeRawPointer

    /// Creates a redirection to a function of C's convention.
    init<Function>(_ symbol: String, of library: String, to function: Function) {
      precondition(MemoryLayout<Function>.size == MemoryLayout<UnsafeRawPointer>.size)
      self.library = library
      self.symbol = symbol
      self.function = unsafeBitCast(function, to: UnsafeRawPointer.self)
    }
  }

  /// The redirected calls, one per row, grouped by the type that handles them.
  enum Redirections {
    /// Redirects the calls, the first time it is called.
    static func start() { _ = isStarted }

    private static let isStarted: Bool = {
      let rows =
        PhoneClock.redirections + DispatchedWork.redirections + DetachedTasks.redirections
        + DispatchClock.redirections + BlockingCalls.redirections
        + VirtualWaits.redirections + TimerSources.redirections + RunLoopTimers.redirections
        + XCTestWaits.redirections
        + MainQueue.redirections + ExecutorChecks.redirections + ProgramZone.redirections
      var tables: [String: ImportTable] = [:]
      for row in rows {
        let table = tables[row.library] ?? ImportTable(of: row.library)
        tables[row.library] = table
        table?.redirect(row.symbol, to: row.function)
      }
      return true
    }()
  }
#endif
