/// The limits of a run: its events, and the bytes of its journal and of its failures.
struct RunBudget {
  /// The limits of its events.
  private var limits = EventLimits()
  /// The number of events at which the run looks at its limits: the hot path has one comparison.
  private var nextLook = Script.mostEvents
  /// The maximum number of bytes of its journal.
  var mostJournalBytes = Int.max
  /// The number of events that were sent.
  private(set) var events = 0
  /// The number of entries that failures name as found.
  var foundCount = 0
  /// The limit that stopped the run early.
  private(set) var stop: ScenarioResult.Limit?

  /// Indicates whether a limit stopped the run.
  var isStopped: Bool { stop != nil }

  /// Indicates whether another event may be sent; stops the run if not.
  ///
  /// - Parameter bytes: The size of the journal.
  mutating func allowsEvent(afterBytes bytes: Int) -> Bool {
    guard events < nextLook || mayContinue() else { return false }
    return hasRoom(forBytes: bytes)
  }

  /// Indicates whether the journal, and the entries that failures name, are within the memory
  /// limit; stops the run if not.
  mutating func hasRoom(forBytes bytes: Int) -> Bool {
    guard bytes + foundCount * 16 >= mostJournalBytes else { return true }
    stop = .memory
    return false
  }

  /// Counts an event that was sent.
  mutating func countEvent() { events += 1 }

  /// Sets the limits of its events, which count those that were sent.
  mutating func keep(to limits: EventLimits) {
    self.limits = limits
    nextLook = limits.nextLook(after: events)
  }

  /// Sets the number of further events that the limit of all runs together leaves.
  mutating func allow(_ eventsLeft: Int) {
    var limits = limits
    let (most, isEndless) = events.addingReportingOverflow(eventsLeft)
    limits.inAll = isEndless ? .max : most
    keep(to: limits)
  }

  /// Looks at the limits; returns whether another event may be sent.
  @inline(never)
  private mutating func mayContinue() -> Bool {
    if stop == nil { stop = limits.stop(after: events) }
    guard stop == nil else { return false }
    nextLook = limits.nextLook(after: events)
    return true
  }
}
