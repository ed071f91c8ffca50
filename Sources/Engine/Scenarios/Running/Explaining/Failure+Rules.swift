public import SystemPolicy
import VirtualDevice

/// The rules that decided about an expectation, and the ways of presentation that it is about.
extension Failure {
  /// The rules in the order in which reports name them: the deciding ones first, then the others,
  /// the most specific first.
  public var rulesInOrder: [RuleNumber] {
    let rules = rules.mostSpecificFirst
    let first = deciding.isEmpty ? decisiveRule.map { [$0] } ?? [] : deciding
    return first.filter { rules.contains($0) || deciding.contains($0) }
      + rules.filter { !first.contains($0) }
  }

  /// Returns the ways in which a notification is expected to be delivered.
  func wantedWays(in result: ScenarioResult) -> Presentation {
    guard case .expect(let expectation) = result.scenario.steps[step].action,
      case .delivered(_, let ways?, 1...) = expectation.subject
    else { return [] }
    return ways
  }

  /// Returns the ways in which a notification was delivered instead.
  func ways(in result: ScenarioResult) -> Presentation {
    effects(in: result).reduce(into: []) { all, effect in
      if case .notification(_, .delivered(_, let ways)) = effect { all.formUnion(ways) }
    }
  }
}

extension Failure.Reason {
  /// The decisive entry, if there is one.
  var entry: Int? {
    switch self {
    case .found(let entries): entries.last
    case .foundForOtherReasons(let entry), .crashed(let entry), .lost(let entry),
      .unexpected(let entry, _):
      entry
    case .impossible, .isSo, .isSoForOtherReasons, .idle, .neverIdle: nil
    }
  }

  /// The rules behind the state that was found, if they are not those of the decisive entry.
  var rules: RuleSet? {
    switch self {
    case .isSoForOtherReasons(let rules): rules
    // The settings that an app reads depend on more than the last change of permission, and a
    // notification's text depends only on its own line.
    case .isSo(.settings), .isSo(.says), .isSo(.preview), .isSo(.reads), .isSo(.grouped),
      .isSo(.groups), .isSo(.summaryArgument):
      []
    case .isSo, .impossible, .found, .foundForOtherReasons, .crashed, .lost, .unexpected,
      .idle, .neverIdle:
      nil
    }
  }
}
