public import SystemPolicy
public import VirtualDevice

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
  /// Whether it was ended because it had used up its events.
  public var isStopped: Bool

  /// How it ended.
  public var end: End {
    if scenario.skip != nil { return .skipped }
    if isStopped, failures.isEmpty { return .stopped }
    guard scenario.xfail != nil else { return failures.isEmpty ? .passed : .failed }
    return failures.isEmpty ? .passedUnexpectedly : .failedAsExpected
  }

  /// Whether nothing is wrong with how it ended.
  public var isPassed: Bool { !end.isBad }

  /// How a scenario can end.
  public enum End: String, Hashable, Sendable, CaseIterable {
    /// Everything was as expected, to the end.
    case passed
    /// Something was not.
    case failed
    /// It used up its events.
    case stopped
    /// It was not played, as it says itself.
    case skipped
    /// Something was not as expected, and it says so itself.
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
  /// When it was.
  public var moment: Moment
  /// When the Scheduled Summary comes next, if something waits for it.
  public var nextSummary: Moment?

  /// What can go wrong.
  public enum Reason: Hashable, Sendable {
    /// The step cannot happen to the phone as it is.
    case impossible(Objection)
    /// These entries are what happened instead; none, if nothing did.
    case found([Int])
    /// It happened, but not for the reason given.
    case foundForOtherReasons(Int)
    /// This is what is so.
    case isSo(Expectation.Subject)
    /// It is so, but for these reasons.
    case isSoForOtherReasons(RuleSet)
    /// An app crashed, and nothing said that it would.
    case crashed(Int)
    /// Something was shown that nothing expected, in a scenario that has to expect everything.
    case unexpected(Int)
    /// The side assumed at this place of the setting mattered nowhere: its question was not asked.
    case idle(Int)
  }
}
