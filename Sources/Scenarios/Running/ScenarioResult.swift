public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// All there is to know about one run of a scenario.
public struct ScenarioResult: Sendable {
  /// The scenario that was played.
  public var scenario: Scenario
  /// The texts behind its numbers.
  public var book: Book
  /// The version of iOS it was played on.
  public var version: OSVersion
  /// The reading it was played under.
  public var reading: Reading
  /// What happened.
  public var journal: Journal
  /// What should have been otherwise.
  public var failures: [Failure]
  /// The phone at the end.
  public var device: Device
  /// How many events the phone received.
  public var events: Int
  /// The limit that ended it before its time, if one did.
  public var stop: Limit?

  /// Whether a limit ended it before its time.
  public var isStopped: Bool { stop != nil }

  /// What a run may use no more of.
  public enum Limit: Hashable, Sendable {
    /// Events that the phone receives.
    case events
    /// Memory for the journal.
    case memory
  }

  /// How it ended.
  public var end: End {
    if scenario.skip != nil { return .skipped }
    if isStopped, failures.isEmpty { return .stopped }
    guard scenario.xfail != nil else { return failures.isEmpty ? .passed : .failed }
    guard let first = failures.min(by: { $0.position < $1.position }) else {
      return .passedUnexpectedly
    }
    return first.reason.isOfExpectation ? .failedAsExpected : .failed
  }

  /// Whether nothing is wrong with how it ended.
  public var isPassed: Bool { !end.isBad }

  /// How a scenario can end.
  public enum End: String, Hashable, Sendable, CaseIterable {
    /// Everything was as expected, to the end.
    case passed
    /// Something was not.
    case failed
    /// It used up its events, or the memory for its journal.
    case stopped
    /// It was not played, as it says itself.
    case skipped
    /// An expectation was not met, and it says so itself.
    case failedAsExpected
    /// Everything was as expected, though it says otherwise.
    case passedUnexpectedly

    /// Whether somebody has to look at it.
    public var isBad: Bool {
      switch self {
      case .passed, .skipped, .failedAsExpected: false
      case .failed, .stopped, .passedUnexpectedly: true
      }
    }
  }
}

/// An expectation that was not met, or a step that could not happen.
public struct Failure: Hashable, Sendable {
  /// The number of the step.
  public var step: Int
  /// What went wrong.
  public var reason: Reason
  /// The entries of the journal that led there, oldest first.
  public var chain: [Int]
  /// The rules behind the one that decided.
  public var rules: RuleSet
  /// How many entries the journal had then.
  public var journalCount: Int
  /// The first entry that an expectation looked at.
  public var windowStart: Int
  /// When the part of the scenario begins that an expectation looked at; nil for all of it.
  public var windowBegin: Instant?
  /// When it was.
  public var moment: Moment
  /// When the Scheduled Summary comes next, if something waits for it.
  public var nextSummary: Moment?
  /// The rule that decides, where it is known.
  public var decisiveRule: RuleNumber?
  /// A moment from which on the expectation would have been met, before the part it looked at.
  public var earlierMatch: WrittenMoment?
  /// Reasons that no entry states.
  public var remarks: [Remark] = []
  /// Ways to meet the expectation that were tried: the one line of each, or the two.
  public var remedies: [[Remedy]] = []

  /// Its place among the failures of a run: what nothing expected is known at the end alone.
  fileprivate var position: Int { if case .unexpected = reason { .max } else { step } }

  /// What can go wrong.
  public enum Reason: Hashable, Sendable {
    /// The step cannot happen to the phone as it is.
    case impossible(Objection)
    /// These entries are what happened instead; none, if nothing did.
    case found([Int])
    /// It happened, but not for the reason given.
    case foundForOtherReasons(Int)
    /// This is what is so.
    case isSo(StateSubject)
    /// It is so, but for these reasons.
    case isSoForOtherReasons(RuleSet)
    /// An app crashed, and nothing said that it would.
    case crashed(Int)
    /// Something was shown that nothing expected, in a scenario that has to expect everything.
    case unexpected(Int)
    /// The side assumed at this place of the setting mattered nowhere: its question was not asked.
    case idle(Int)

    /// Whether an expectation was not met, and not something else in its way.
    public var isOfExpectation: Bool {
      switch self {
      case .found, .foundForOtherReasons, .isSo, .isSoForOtherReasons, .unexpected: true
      case .impossible, .crashed, .idle: false
      }
    }
  }
}
