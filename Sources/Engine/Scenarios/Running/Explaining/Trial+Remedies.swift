import SystemPolicy
import VirtualDevice

/// The lines that meet an expectation, each tried.
extension Trial {
  /// The number of remedies that are reported.
  private static let mostRemedies = 3
  /// The number of partly effective lines that are tried with a second one, and the number of
  /// second lines.
  private static let mostBegun = 3
  private static let mostSeconds = 8

  /// Returns the lines that help, the nearest first: one line, or two if no single line helps.
  mutating func remedies(for failure: Failure) -> [[Remedy]] {
    // A delivery of an earlier day is rarely the one that was expected.
    if let match = failure.earlierMatch, match.day == nil, !failure.isOfAnotherDelivery {
      return []
    }
    var helpful: [[Remedy]] = []
    // The lines that change something but are not sufficient.
    var begun: [(first: Remedy, result: ScenarioResult, failure: Failure)] = []
    for lines in RemedyCandidates(for: failure, in: result, of: script).all
    where !helpful.contains(lines) {
      guard let other = play(with: lines, explaining: .ofStep(failure.step)) else { continue }
      if helps(lines, other, failure) {
        helpful.append(lines)
        if helpful.count == Self.mostRemedies { break }
      } else if lines.count == 1, lines[0].isAddition,
        let left = other.failures.first(where: { lines[0].original(of: $0.step) == failure.step }),
        left.effects(in: other) != failure.effects(in: result)
      {
        begun.append((lines[0], other, left))
      }
    }
    guard helpful.isEmpty else { return helpful }
    for (first, other, left) in begun.prefix(Self.mostBegun) {
      let seconds = RemedyCandidates(for: left, in: other, of: script).all
        .filter { $0.count == 1 }.map { $0[0].before(first) }
      for second in seconds.prefix(Self.mostSeconds) {
        let both = [first, second]
        guard second != first, let other = play(with: both) else { continue }
        if helps(both, other, failure) { return [both] }
      }
    }
    return []
  }

  /// Returns the line that expects what was found, if there is one.
  mutating func lineAsFound(for failure: Failure) -> Remedy? {
    for remedy in RemedyCandidates(for: failure, in: result, of: script).asFound {
      if let other = play(with: [remedy]), helps([remedy], other, failure) { return remedy }
    }
    return nil
  }

  /// Returns the answers to disputed questions under which the expectation is met.
  mutating func otherSides(for failure: Failure) -> [Side] {
    guard failure.isOfExpectation else { return [] }
    var helpful: [Side] = []
    let setting = result.scenario.setting
    let assumed = setting.assumed.map { $0.value }
    let law = Law(version: result.version, reading: result.reading, assuming: assumed)
    for dispute in result.journal.consulted.elements
    where !assumed.contains(where: { $0.dispute == dispute }) {
      for name in Law.dispute(dispute).sides where name != law.sides[Int(dispute.rawValue)] {
        let side = Side(dispute, name)
        guard !failure.spares(side, in: result),
          let other = play(result.scenario, assuming: [side]), helps([], other, failure)
        else { continue }
        helpful.append(side)
        if helpful.count == Self.mostRemedies { return helpful }
      }
    }
    return helpful
  }

  /// Plays the scenario with added lines.
  private mutating func play(
    with lines: [Remedy],
    explaining reasons: ReportedReasons = .none
  ) -> ScenarioResult? {
    // Of two steps after the same one, the first line comes first.
    let scenario = lines.reversed().reduce(result.scenario) { $1.applied(to: $0) }
    return play(scenario, explaining: reasons)
  }

  /// Indicates whether the expectation is met with the added lines, without any new failure.
  private func helps(_ lines: [Remedy], _ other: ScenarioResult, _ failure: Failure) -> Bool {
    let failed = Set(
      other.failures.map { failure in
        lines.reduce(failure.step) { step, line in line.original(of: step) }
      }
    )
    return !failed.contains(failure.step) && failed.isSubset(of: result.failures.map { $0.step })
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
  /// that no reading takes is not worth a line.
  fileprivate func spares(_ side: Side, in result: ScenarioResult) -> Bool {
    let isExplained = remarks.contains { if case .isInOptions = $0 { true } else { false } }
    guard isExplained else { return false }
    return !Reading.allCases.contains { reading in
      let law = Law(version: result.version, reading: reading)
      return law.sides[Int(side.dispute.rawValue)] == side.name
    }
  }
}
