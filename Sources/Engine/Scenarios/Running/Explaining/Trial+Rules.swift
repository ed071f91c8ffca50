import SystemPolicy
import VirtualDevice
import VirtualTime

/// The rules without which the outcome would have been another.
extension Trial {
  /// The largest number of rules that are said to decide together.
  private static let mostTogether = 4

  /// Returns the rule without which the outcome would have been another, or else the rules that
  /// decide only together; empty if no rule decides.
  ///
  /// Rules of an ordinary delivery come last, because they rarely explain why something else
  /// happened. They, and rules of an earlier event, count only if the expectation is met without
  /// them. No rule decides about what was examined in the wrong part of the run, and no ordinary
  /// one about what is not due yet.
  mutating func decidingRules(of failure: Failure) -> [RuleNumber] {
    let (special, earlier, ordinary) = suspects(of: failure)
    guard !failure.isOfWindow(in: result.scenario), let outcome = Outcome(of: failure, in: result)
    else { return [] }
    if let rules = decide(among: special, failure, outcome) { return rules }
    let usual = failure.due == nil ? ordinary : []
    let others = earlier + usual
    for rule in others {
      guard let effect = effect(ofLeavingOut: [rule], failure, outcome) else { return [] }
      if effect == .met { return [rule] }
    }
    return together(special + usual, failure, outcome) ?? []
  }

  /// Returns the first rule behind a failure that says more than what usually happens.
  mutating func specialRule(of failure: Failure) -> RuleNumber? {
    failure.isOfWindow(in: result.scenario) ? nil : suspects(of: failure).special.first
  }

  private enum Change {
    /// The outcome is the same.
    case none
    /// The outcome is another, and the expectation is not met either.
    case other
    /// The expectation is met.
    case met
  }

  /// Returns the one rule of some that decides: one without which the expectation is met, or else
  /// one without which the outcome is another.
  private mutating func decide(
    among rules: [RuleNumber],
    _ failure: Failure,
    _ outcome: Outcome
  ) -> [RuleNumber]? {
    var first: RuleNumber?
    for rule in rules {
      guard let effect = effect(ofLeavingOut: [rule], failure, outcome) else { break }
      if effect == .met { return [rule] }
      // Where the reasons name a rule, another outcome that is as wrong says nothing of the others.
      let isNamed = failure.decisiveRule.map { $0 == rule } ?? true
      if effect == .other, first == nil, isNamed { first = rule }
    }
    return first.map { [$0] }
  }

  /// Returns the rules that decide only together: the fewest of some without which the expectation
  /// is met.
  private mutating func together(
    _ rules: [RuleNumber],
    _ failure: Failure,
    _ outcome: Outcome
  ) -> [RuleNumber]? {
    guard rules.count > 1, let all = effect(ofLeavingOut: rules, failure, outcome), all == .met
    else { return nil }
    var needed = rules
    for rule in rules.reversed() where needed.count > 2 {
      let fewer = needed.filter { $0 != rule }
      guard let effect = effect(ofLeavingOut: fewer, failure, outcome) else { return nil }
      if effect == .met { needed = fewer }
    }
    return needed.count <= Self.mostTogether ? needed : nil
  }

  /// Returns the rules that may have decided: those behind the outcome, those behind the events
  /// that led to it, and those of an ordinary delivery; the most specific first.
  private mutating func suspects(
    of failure: Failure
  ) -> (special: [RuleNumber], earlier: [RuleNumber], ordinary: [RuleNumber]) {
    let usual = ordinaryRules()
    let own = failure.rulesInOrder
    var earlier: [RuleNumber] = []
    for index in failure.chain.reversed() {
      for rule in result.journal.entries[index].because.mostSpecificFirst
      where !own.contains(rule) && !usual.contains(rule) && !earlier.contains(rule) {
        earlier.append(rule)
      }
    }
    return (
      own.filter { !usual.contains($0) }, earlier, own.filter { usual.contains($0) }
    )
  }

  /// Returns the change to a failure if rules are left out; nil if it cannot be tried.
  private mutating func effect(
    ofLeavingOut rules: [RuleNumber],
    _ failure: Failure,
    _ outcome: Outcome
  ) -> Change? {
    let other = play(result.scenario, without: rules, explaining: .ofStep(failure.step))
    guard let other else { return nil }
    guard other.hasReached(failure.step) else { return Change.none }
    let left = other.failures.first { $0.step == failure.step && $0.isTried }
    // What is expected once and then comes several times does come without the rules.
    guard let left, !left.isOfCount else { return .met }
    let changed = Outcome(of: left, in: other, concerning: outcome.ways)
    // A rule by which a request comes due at all does not decide that it is not shown then.
    if changed == outcome || (outcome.isOfLoss && left.isOfNothing) { return Change.none }
    return .other
  }
}

extension Failure {
  /// Indicates whether what is expected once has happened several times.
  fileprivate var isOfCount: Bool {
    remarks.contains {
      switch $0 {
      case .meansOnce, .countsOnce: true
      case _: false
      }
    }
  }

  /// Indicates whether nothing happened in the part of the run that was examined.
  fileprivate var isOfNothing: Bool {
    if case .found(let entries) = reason { entries.isEmpty } else { false }
  }

  /// Indicates whether only the part of the run that was examined, or the number of events in it,
  /// differs from the expected one.
  fileprivate func isOfWindow(in scenario: Scenario) -> Bool {
    let isDenial =
      if case .expect(let expectation) = scenario.steps[step].action {
        expectation.subject.isDenial
      } else {
        false
      }
    guard earlierMatch == nil, laterMatch == nil || isDenial else { return true }
    return isOfCount
  }
}

extension ScenarioResult {
  /// Indicates whether a run was able to perform a step: no earlier one was impossible.
  func hasReached(_ step: Int) -> Bool {
    !failures.contains { failure in
      guard failure.step <= step else { return false }
      return switch failure.reason {
      case .impossible, .neverIdle: true
      case .found, .foundForOtherReasons, .isSo, .isSoForOtherReasons, .crashed, .lost,
        .unexpected, .idle:
        false
      }
    }
  }
}

/// The part of an outcome that an expectation is about, for comparing two runs.
private struct Outcome: Equatable {
  /// An event that was found.
  private struct Found: Equatable {
    /// The time; nil for what was not shown, whose time is not expected.
    var instant: Instant?
    var effect: Effect?
    var ways: Presentation
  }

  /// Indicates whether the outcome is that something was not shown.
  var isOfLoss: Bool { found.contains { $0.effect?.isLoss ?? false } }

  private var state: StateSubject?
  private var found: [Found] = []
  /// The ways of presentation that differ from the expected ones.
  private(set) var ways: Presentation

  /// - Parameters:
  ///   - failure: A failed expectation.
  ///   - result: Its run.
  ///   - concerned: The ways of presentation that count; nil for those that differ from the
  ///     expected ones.
  init?(of failure: Failure, in result: ScenarioResult, concerning concerned: Presentation? = nil) {
    let wanted = failure.wantedWays(in: result)
    ways = concerned ?? wanted.symmetricDifference(failure.ways(in: result))
    let entries: [Int]
    switch failure.reason {
    case .isSo(let state):
      self.state = state
      return
    case .found(let found): entries = found.isEmpty ? failure.chain.suffix(1) : found
    case .foundForOtherReasons(let entry), .crashed(let entry), .lost(let entry):
      entries = [entry]
    case .isSoForOtherReasons: entries = failure.chain.suffix(1)
    case .impossible, .unexpected, .idle, .neverIdle: return nil
    }
    for index in entries {
      let entry = result.journal.entries[index]
      if case .notification(_, .delivered(_, let used)) = entry.effect {
        let shared = wanted.isEmpty ? [] : used.intersection(ways)
        found.append(Found(instant: entry.moment.instant, effect: nil, ways: shared))
      } else {
        let instant = entry.effect.isLoss ? nil : entry.moment.instant
        found.append(Found(instant: instant, effect: entry.effect, ways: []))
      }
    }
  }
}

extension Effect {
  /// Indicates whether a notification that was due was not shown.
  var isLoss: Bool {
    switch self {
    case .notification(_, .dropped), .notification(_, .silenced): true
    case .notification, .app, .region, .category, .phone: false
    }
  }
}
