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

  /// Whether everything was as expected, to the end.
  public var isPassed: Bool { failures.isEmpty && !isStopped }
}

/// An expectation that was not met, or a step that could not happen.
public struct Failure: Hashable, Sendable {
  /// The number of the step.
  public var step: Int
  /// What went wrong.
  public var reason: Reason
  /// The entries of the journal that led there, oldest first.
  public var chain: [Int]
  /// The rules behind the last of them.
  public var rules: RuleSet
  /// How many entries the journal had then.
  public var journalCount: Int
  /// The first entry that an expectation looked at.
  public var windowStart: Int
  /// When it was.
  public var moment: Moment

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
  }
}
