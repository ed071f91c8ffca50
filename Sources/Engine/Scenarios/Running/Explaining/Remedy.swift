import SystemPolicy
public import VirtualDevice
import VirtualTime

/// One line that would meet an expectation: it was tried, and the expectation passed.
public enum Remedy: Hashable, Sendable {
  /// A fact before the first step.
  case fact(Fact)
  /// A step after another one.
  case event(Event, after: Int)

  /// Returns the line to write.
  public func text(in book: Book) -> String {
    switch self {
    case .fact(let fact): Printer(book: book).text(ofLine: .fact(fact))
    case .event(let event, _): Printer(book: book).text(ofLine: .event(event))
    }
  }

  /// Indicates whether it answers the same question as another one.
  func contradicts(_ other: Remedy) -> Bool {
    guard case .fact(.assume(let side)) = self, case .fact(.assume(let taken)) = other else {
      return self == other
    }
    return side.dispute == taken.dispute
  }

  /// Returns the scenario with the line added.
  func applied(to scenario: Scenario) -> Scenario {
    var changed = scenario
    switch self {
    case .fact(let fact): changed.setting.apply(fact, at: scenario.place)
    case .event(let event, let earlier):
      var new = scenario.steps[earlier]
      new.action = .event(event)
      new.gutter = nil
      new.since = nil
      changed.steps.insert(new, at: earlier + 1)
    }
    return changed
  }

  /// Returns the original number of a step of the changed scenario.
  func original(of step: Int) -> Int {
    if case .event(_, let earlier) = self, step > earlier { step - 1 } else { step }
  }
}

extension Player {
  /// Returns the run with the expensive details of its failures: the decisive rule of each, found
  /// by leaving out one rule after the other, and lines that would meet the expectation, each
  /// tried.
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
    let failed = result.failures.indices.filter { result.failures[$0].isOfExpectation }
    for index in failed.prefix(Trial.mostFailures) {
      result.failures[index].decisiveRule = trial.decisiveRule(of: result.failures[index])
      result.failures[index].remedies = trial.remedies(for: result.failures[index])
    }
    return result
  }
}

/// A replay of a scenario with a change.
private struct Trial {
  let script: Script
  let result: ScenarioResult
  var player: Player
  /// The number of a scenario's failures that are explained; the others usually follow from them.
  static let mostFailures = 8
  /// The number of remedies that are reported.
  static let mostRemedies = 3
  /// The number of partly effective lines that are tried with a second one, and the number of
  /// second lines.
  static let mostBegun = 3
  static let mostSeconds = 8
  /// The number of events left to play; each run takes at least one.
  var budget = 200_000

  private mutating func play(
    _ scenario: Scenario,
    assuming sides: [Side] = [],
    without rule: RuleNumber? = nil,
    explaining reasons: ReportedReasons = .none
  ) -> ScenarioResult? {
    let cost = max(result.events, 1)
    guard budget >= cost else { return nil }
    budget -= cost
    player.reasons = reasons
    return player.play(
      scenario,
      of: script,
      on: result.version,
      reading: result.reading,
      assuming: sides,
      without: rule
    )
  }

  /// Returns the rule that alone decided the entry, or the one without which the expectation would
  /// have been met, or else the one without which no wanted way of presentation would be missing;
  /// the most specific one if there are several.
  mutating func decisiveRule(of failure: Failure) -> RuleNumber? {
    if let rule = failure.decisiveRule { return rule }
    guard failure.rules.elements.count > 1 else { return nil }
    let missing = failure.wantedWays(in: result).subtracting(failure.ways(in: result))
    var removing: RuleNumber?
    if let rule = failure.onlyOwnRule(in: result) { return rule }
    for rule in failure.rules.mostSpecificFirst {
      guard let other = play(result.scenario, without: rule) else { break }
      guard !other.isStopped else { continue }
      guard let left = other.failures.first(where: { $0.step == failure.step }) else {
        return rule
      }
      if removing == nil, !missing.isEmpty, missing.isSubset(of: left.ways(in: other)) {
        removing = rule
      }
    }
    return removing
  }

  /// Returns the lines that help, the nearest first: one line, or two if no single line helps.
  mutating func remedies(for failure: Failure) -> [[Remedy]] {
    // A delivery of an earlier day is rarely the one that was expected.
    if let match = failure.earlierMatch, match.day == nil { return [] }
    var helpful: [[Remedy]] = []
    // The lines that change something but are not sufficient.
    var begun: [(first: Remedy, result: ScenarioResult, failure: Failure)] = []
    for remedy in candidates(for: failure, in: result) {
      guard let other = play(with: [remedy], explaining: .ofStep(failure.step)) else { continue }
      if helps([remedy], other, failure) {
        helpful.append([remedy])
        if helpful.count == Self.mostRemedies { break }
      } else if case .fact = remedy,
        let left = other.failures.first(where: { $0.step == failure.step }),
        left.effects(in: other) != failure.effects(in: result)
      {
        begun.append((remedy, other, left))
      }
    }
    guard helpful.isEmpty else { return helpful }
    for (first, other, left) in begun.prefix(Self.mostBegun) {
      for second in candidates(for: left, in: other).prefix(Self.mostSeconds) {
        guard !second.contradicts(first), let both = play(with: [first, second]) else { continue }
        if helps([first, second], both, failure) { return [[first, second]] }
      }
    }
    return []
  }

  /// Plays the scenario with added lines.
  private mutating func play(
    with lines: [Remedy],
    explaining reasons: ReportedReasons = .none
  ) -> ScenarioResult? {
    var sides: [Side] = []
    var scenario = result.scenario
    for line in lines {
      if case .fact(.assume(let side)) = line {
        sides.append(side)
      } else {
        scenario = line.applied(to: scenario)
      }
    }
    guard let other = play(scenario, assuming: sides, explaining: reasons), !other.isStopped else {
      return nil
    }
    return other
  }

  /// Indicates whether the expectation is met with the added lines, without any new failure.
  ///
  /// At most one of the lines is a step.
  private func helps(_ lines: [Remedy], _ other: ScenarioResult, _ failure: Failure) -> Bool {
    let failed = Set(
      other.failures.map { failure in
        lines.reduce(failure.step) { step, line in line.original(of: step) }
      }
    )
    return !failed.contains(failure.step) && failed.isSubset(of: result.failures.map { $0.step })
  }

  private func candidates(for failure: Failure, in result: ScenarioResult) -> [Remedy] {
    var candidates: [Remedy] = []
    let entries = failure.chain.map { result.journal.entries[$0] }
    let setting = result.scenario.setting
    if let silenced = entries.last(where: { $0.effect.isSilence }), let app = silenced.effect.app {
      if setting.apps[Int(app.rawValue)].reply == nil {
        candidates += failure.wantedOptions(in: result).map { .fact(.replies(app, $0)) }
      }
      let steps = result.scenario.steps
      let before = steps.lastIndex {
        $0.instant < silenced.moment.instant && $0.action.isEvent
      }
      if let before { candidates.append(.event(.user(.leaves(app)), after: before)) }
    }
    for entry in entries {
      switch entry.effect {
      case .notification(let name, .responseLost), .notification(let name, .responseInOptionsAlone):
        candidates.append(.fact(.delegate(name.app, [.isSet, .didReceive])))
      case .notification(let name, .triggerPassedOver)
      where setting.apps[Int(name.app.rawValue)].location == .notDetermined:
        candidates.append(.fact(.location(name.app, .always)))
      case .phone(.poweredOn) where entry.origin.step >= 0:
        candidates.append(.event(.user(.unlocks), after: Int(entry.origin.step)))
      case _: continue
      }
    }
    for index in setting.apps.indices where index < result.book.apps.count {
      let app = AppNumber(rawValue: UInt16(index))
      let held = setting.apps[index].entitlements
      for (_, entitlement) in Entitlements.named where !held.contains(entitlement) {
        candidates.append(.fact(.entitled(app, held.union(entitlement))))
      }
      let asks = result.journal.entries.contains { $0.effect.app == app && $0.effect.decidesPrompt }
      if setting.apps[index].status == .notDetermined, !asks {
        candidates.append(.fact(.authorization(app, .authorized)))
      }
    }
    let law = Law(
      version: result.version,
      reading: result.reading,
      assuming: setting.assumed.map { $0.value }
    )
    let assumed = setting.assumed.map { $0.value.dispute }
    for dispute in result.journal.consulted.elements where !assumed.contains(dispute) {
      for side in Law.dispute(dispute).sides where side != law.sides[Int(dispute.rawValue)] {
        if failure.spares(side, of: dispute, in: result) { continue }
        candidates.append(.fact(.assume(Side(dispute, side))))
      }
    }
    return candidates
  }
}

extension Failure {
  /// Returns the effects that occurred instead of the expected ones.
  func effects(in result: ScenarioResult) -> [Effect] {
    let entries =
      switch reason {
      case .found(let entries): entries
      case _: chain
      }
    return entries.map { result.journal.entries[$0].effect }
  }

  /// Returns a Boolean value that indicates whether its reason says what to write, so that a side
  /// that no reading takes is no remedy.
  fileprivate func spares(
    _ side: String,
    of dispute: DisputeNumber,
    in result: ScenarioResult
  ) -> Bool {
    let isExplained = remarks.contains { if case .isInOptions = $0 { true } else { false } }
    guard isExplained else { return false }
    return !Reading.allCases.contains { reading in
      Law(version: result.version, reading: reading).sides[Int(dispute.rawValue)] == side
    }
  }

  /// Indicates whether an expectation was not met.
  var isOfExpectation: Bool {
    switch reason {
    case .found, .foundForOtherReasons, .isSo, .isSoForOtherReasons: true
    case .impossible, .crashed, .unexpected, .idle, .neverIdle: false
    }
  }

  /// Returns the reply of the app that would show the notification as wanted.
  fileprivate func wantedOptions(in result: ScenarioResult) -> [PresentationOptions] {
    guard case .expect(let expectation) = result.scenario.steps[step].action else { return [] }
    let isOld = result.version < 14
    var wanted: PresentationOptions = []
    switch expectation.subject {
    case .delivered(_, let ways?, 1...):
      for (way, option) in [
        (Presentation.banner, isOld ? PresentationOptions.alert : .banner),
        (.list, isOld ? .alert : .list), (.sound, .sound), (.badge, .badge),
      ] where ways.contains(way) {
        wanted.insert(option)
      }
    case .happened(.sounded, _): wanted = .sound
    case .isSo(.badge): wanted = .badge
    case .isSo(.listed(_, true)), .isSo(.holds(.listed, _, _)), .isSo(.counts(.listed, _, _)):
      wanted = isOld ? .alert : .list
    case _: wanted = isOld ? .alert : .banner
    }
    return wanted.isEmpty ? [] : [wanted]
  }
}

extension Effect {
  fileprivate var isSilence: Bool {
    if case .notification(_, .silenced) = self { true } else { false }
  }
}

extension Step.Action {
  fileprivate var isEvent: Bool { if case .event = self { true } else { false } }
}
