import SystemPolicy
import VirtualDevice

extension Player {
  /// Returns the run with the expensive details of its failures: the rules that decided, found by
  /// leaving rules out, and lines that would meet the expectation, each tried.
  ///
  /// The search stops when all replays together have used a number of events.
  public mutating func explained(_ result: ScenarioResult, of script: Script) -> ScenarioResult {
    // A page shows an expected failure, too.
    guard result.end.isBad || result.end == .failedAsExpected, !result.isStopped else {
      return result
    }
    var result = result
    var trial = Trial(script: script, result: result, player: self)
    // The policies have one owner at a time; otherwise each new one would copy them all.
    self = Player()
    defer {
      self = trial.player
      self.reasons = .all
    }
    let tried = result.failures.indices.filter { result.failures[$0].isTried }
    for index in tried.prefix(Trial.mostFailures) {
      let failure = result.failures[index]
      result.failures[index].isExplained = true
      result.failures[index].deciding = trial.decidingRules(of: failure)
      result.failures[index].decisiveRule = failure.decisiveRule ?? trial.specialRule(of: failure)
      result.failures[index].remedies = trial.remedies(for: failure)
      let asFound = trial.lineAsFound(for: failure)
      let isProposed = asFound.map { result.failures[index].remedies.contains([$0]) } ?? false
      result.failures[index].asFound = isProposed ? nil : asFound
      result.failures[index].otherSides = trial.otherSides(for: failure)
    }
    return result
  }
}

/// A replay of a scenario with a change.
struct Trial {
  let script: Script
  let result: ScenarioResult
  var player: Player
  /// The number of a scenario's failures that are explained; the others usually follow from them.
  static let mostFailures = 8
  /// The number of events left to play; each run takes at least one.
  private var budget = 200_000
  /// The rules of an ordinary delivery, once they are known.
  private var ordinary: RuleSet?

  init(script: Script, result: ScenarioResult, player: Player) {
    self.script = script
    self.result = result
    self.player = player
  }

  mutating func play(
    _ scenario: Scenario,
    assuming sides: [Side] = [],
    without rules: [RuleNumber] = [],
    explaining reasons: ReportedReasons = .none
  ) -> ScenarioResult? {
    let cost = max(result.events, 1)
    guard budget >= cost else { return nil }
    budget -= cost
    player.reasons = reasons
    let other = player.play(
      scenario,
      of: script,
      on: result.version,
      reading: result.reading,
      assuming: sides,
      without: rules
    )
    return other.isStopped ? nil : other
  }

  /// The rules that say what usually happens.
  mutating func ordinaryRules() -> RuleSet {
    if let ordinary { return ordinary }
    let rules = RuleSet.ordinary(on: result.version, result.reading)
    ordinary = rules
    return rules
  }
}

extension Failure {
  /// Indicates whether lines that mend the failure are looked for.
  var isTried: Bool {
    switch reason {
    case .crashed, .lost: true
    case .found, .foundForOtherReasons, .isSo, .isSoForOtherReasons, .impossible, .unexpected,
      .idle, .neverIdle:
      isOfExpectation
    }
  }

  /// Indicates whether an expectation was not met.
  var isOfExpectation: Bool {
    switch reason {
    case .found, .foundForOtherReasons, .isSo, .isSoForOtherReasons: true
    case .impossible, .crashed, .lost, .unexpected, .idle, .neverIdle: false
    }
  }
}
