public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// The result of one run of a scenario.
public struct ScenarioResult: Sendable {
  /// The scenario that was played, with the instants at which its steps happened.
  public var scenario: Scenario
  /// The failures of the run.
  public var failures: [Failure]
  private let record: Record

  /// The rest of a run, which never changes.
  ///
  /// A result is handed on a dozen times until it is reported. Its phone, texts and journal are
  /// some fifty arrays, each of which a copy would count.
  private final class Record: Sendable {
    let book: Book
    let version: OSVersion
    let reading: Reading
    let journal: Journal
    let device: Device
    let events: Int
    let stop: Limit?

    init(
      _ book: Book,
      _ version: OSVersion,
      _ reading: Reading,
      _ journal: Journal,
      _ device: Device,
      _ events: Int,
      _ stop: Limit?
    ) {
      self.book = book
      self.version = version
      self.reading = reading
      self.journal = journal
      self.device = device
      self.events = events
      self.stop = stop
    }
  }

  init(
    scenario: Scenario,
    book: Book,
    version: OSVersion,
    reading: Reading,
    journal: Journal,
    failures: [Failure],
    device: Device,
    events: Int,
    stop: Limit?
  ) {
    self.scenario = scenario
    self.failures = failures
    record = Record(book, version, reading, journal, device, events, stop)
  }

  /// The texts behind its numbers.
  public var book: Book { record.book }
  /// The version of iOS it was played on.
  public var version: OSVersion { record.version }
  /// The reading it was played under.
  public var reading: Reading { record.reading }
  /// The journal of the run.
  public var journal: Journal { record.journal }
  /// The phone at the end.
  public var device: Device { record.device }
  /// The number of events that the phone received.
  public var events: Int { record.events }
  /// The limit that stopped the run early, if any.
  public var stop: Limit? { record.stop }

  /// A Boolean value that indicates whether a limit stopped the run early.
  public var isStopped: Bool { stop != nil }

  /// A limited resource of a run.
  public enum Limit: Hashable, Sendable {
    /// Events that the phone receives.
    case events
    /// Events of all runs together.
    case totalEvents
    /// Memory for the journal.
    case memory
    /// The time, or the patience of the user: a clock or a signal ended the run.
    case interruption
  }

  /// The way the run ended.
  public var end: End {
    if scenario.skip != nil { return .skipped }
    if isStopped, failures.isEmpty { return .stopped }
    guard scenario.xfail != nil else { return failures.isEmpty ? .passed : .failed }
    guard let first = failures.min(by: { $0.position < $1.position }) else {
      return .passedUnexpectedly
    }
    return first.reason.isOfExpectation ? .failedAsExpected : .failed
  }

  /// A Boolean value that indicates whether the run ended without a problem.
  public var isPassed: Bool { !end.isBad }

  /// The ways a scenario can end.
  public enum End: String, Hashable, Sendable, CaseIterable {
    /// Every expectation was met.
    case passed
    /// An expectation was not met, or a step was impossible.
    case failed
    /// It used up its events, or the memory for its journal.
    case stopped
    /// The scenario asks to be skipped.
    case skipped
    /// An expectation was not met, and the scenario declares that.
    case failedAsExpected
    /// Every expectation was met, although the scenario declares a failure.
    case passedUnexpectedly

    /// A Boolean value that indicates whether the end needs attention.
    public var isBad: Bool {
      switch self {
      case .passed, .skipped, .failedAsExpected: false
      case .failed, .stopped, .passedUnexpectedly: true
      }
    }
  }
}

/// An expectation that was not met, or a step that was impossible.
public struct Failure: Hashable, Sendable {
  /// The number of the step.
  public var step: Int
  /// The reason of the failure.
  public var reason: Reason
  /// The entries of the journal that led to the failure, oldest first.
  public var chain: [Int]
  /// The rules behind the decisive entry.
  public var rules: RuleSet
  /// The number of journal entries at that time.
  public var journalCount: Int
  /// The first entry that an expectation examined.
  public var windowStart: Int
  /// The start of the part of the scenario that an expectation examined; nil for all of it.
  public var windowBegin: Instant?
  /// The moment of the failure.
  public var moment: Moment
  /// The moment of the next Scheduled Summary, if any notification waits for it.
  public var nextSummary: Moment?
  /// The moment at which the request that the line expects something of is due, if it is pending.
  public var due: Moment?
  /// A Boolean value that indicates whether rules were left out, and lines tried, to explain it.
  public var isExplained = false
  /// The rule to name first, where the reasons name one.
  public var decisiveRule: RuleNumber?
  /// The rules without which the outcome would have been another.
  ///
  /// There is one, or there are several that decide only together. Each was left out to find this.
  public var deciding: [RuleNumber] = []
  /// A moment before the examined part, from which the expectation would have been met.
  public var earlierMatch: WrittenMoment?
  /// A Boolean value that indicates whether an earlier line expects the delivery from which the
  /// expectation would have been met, so that this one expects another delivery.
  public var isOfAnotherDelivery = false
  /// A moment within the examined part, from which the expectation would have been met.
  public var laterMatch: WrittenMoment?
  /// The reasons that no entry states.
  public var remarks: [Remark] = []
  /// The remedies that were tried and meet the expectation: one line each, or two.
  public var remedies: [[Remedy]] = []
  /// The line that expects what was found, if there is one: for an outcome that is as it should be.
  public var asFound: Remedy?
  /// The answers to disputed questions under which the expectation is met.
  ///
  /// They are no remedies, because they change the phone.
  public var otherSides: [Side] = []

  /// The order of the failure in a run; surprises are known only at the end.
  fileprivate var position: Int { if case .unexpected = reason { .max } else { step } }

  /// The kinds of failure.
  public enum Reason: Hashable, Sendable {
    /// The step is impossible in the phone's current state.
    case impossible(Objection)
    /// These entries occurred instead; empty if nothing happened.
    case found([Int])
    /// The event happened, but not for the given reason.
    case foundForOtherReasons(Int)
    /// This is the actual state.
    case isSo(StateSubject)
    /// The state is as expected, but for these reasons.
    case isSoForOtherReasons(RuleSet)
    /// An app crashed, and no expectation covers that.
    case crashed(Int)
    /// No delegate received a response, and no expectation covers that.
    case lost(Int)
    /// Something occurred that no line expects, in a scenario that must expect all of its kind.
    case unexpected(Int, SurpriseKind)
    /// The assumption at this index of the setting had no effect: no decision consulted its
    /// question.
    case idle(Int)
    /// The phone did not become idle within this number of wakeups; the request was kept last.
    case neverIdle(NotificationName?, wakeups: Int)

    /// A Boolean value that indicates whether an expectation was not met, without another
    /// obstacle.
    public var isOfExpectation: Bool {
      switch self {
      case .found, .foundForOtherReasons, .isSo, .isSoForOtherReasons, .unexpected: true
      case .impossible, .crashed, .lost, .idle, .neverIdle: false
      }
    }

    /// A Boolean value that indicates whether no step after it was played.
    public var endsRun: Bool {
      switch self {
      case .impossible, .crashed, .idle, .neverIdle: true
      case .lost, .found, .foundForOtherReasons, .isSo, .isSoForOtherReasons, .unexpected: false
      }
    }

    /// A Boolean value that indicates whether a step cannot happen.
    public var isOfStep: Bool { if case .impossible = self { true } else { false } }
  }
}
