public import SystemPolicy
import VirtualDevice

extension Script {
  /// Records idle assumptions in a single run.
  public func noteIdleAssumptions(in results: inout [ScenarioResult]) {
    var runs = [results]
    noteIdleAssumptions(in: &runs)
    results = runs[0]
  }

  /// Records a failure for each `assume` without effect, because no run consulted its question:
  /// the author has a wrong belief about the scenario.
  ///
  /// Each run plays the scenarios in their order, all on one version of iOS and under one
  /// reading. An assumption must have an effect in one of the runs; if it has none, each run
  /// fails.
  ///
  /// An assumption for several scenarios must have an effect in one of them, so it is not
  /// reported if any of them was not played to its end or did not pass. An assumption of an
  /// included script also serves other scripts, and is not reported.
  public func noteIdleAssumptions(in runs: inout [[ScenarioResult]]) {
    let places = runs.map { results in
      results.indices.reduce(into: [Key: Int]()) { places, index in
        let key = Key(results[index].scenario)
        if places[key] == nil { places[key] = index }
      }
    }
    for assumption in ownAssumptions {
      let dispute = assumption.statement.value.dispute
      let isIdle = assumption.holders.allSatisfy { holder in
        zip(runs, places).allSatisfy { results, places in
          places[Key(scenarios[holder])].map { results[$0].neverAsked(dispute) } ?? false
        }
      }
      guard isIdle else { continue }
      for run in runs.indices {
        let first = places[run][Key(scenarios[assumption.holders[0]])]!
        runs[run][first].failAsIdle(assumption.index)
      }
    }
  }

  private struct Key: Hashable {
    var place: Place
    var id: String

    init(_ scenario: Scenario) {
      place = scenario.place
      id = scenario.id
    }
  }

  /// An `assume` in the script itself.
  fileprivate struct OwnAssumption {
    var statement: Statement<Side>
    /// The scenarios that it applies to.
    var holders: [Int]
    /// Its index among the assumptions of the first of them.
    var index: Int
  }

  /// The assumptions in the script itself.
  fileprivate var ownAssumptions: [OwnAssumption] {
    var found: [OwnAssumption] = []
    var numbers: [Statement<Side>: Int] = [:]
    for (number, scenario) in scenarios.enumerated() {
      for (index, assumed) in scenario.setting.assumed.enumerated()
      where assumed.place.source == 0 {
        if let known = numbers[assumed] {
          if found[known].holders.last != number { found[known].holders.append(number) }
        } else {
          numbers[assumed] = found.count
          found.append(OwnAssumption(statement: assumed, holders: [number], index: index))
        }
      }
    }
    return found
  }
}

extension Player {
  /// Returns the assumptions that ``Script/noteIdleAssumptions(in:)`` records, without keeping a
  /// run.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - chosen: The numbers of the scenarios that are played.
  ///   - variants: The variants that each is played under.
  ///   - mostEvents: The events after which no other run looks for the effect of an assumption, as
  ///     the scenarios themselves are not all played then.
  /// - Returns: For the number of each scenario, the indices of its failing assumptions.
  public mutating func idleAssumptions(
    of script: Script,
    among chosen: [Int],
    under variants: [(version: OSVersion?, reading: Reading?)],
    mostEvents: Int = .max
  ) -> [Int: [Int]] {
    let before = events
    let left = eventsLeft
    defer { eventsLeft = left }
    var idle: [Int: [Int]] = [:]
    let assumptions = script.ownAssumptions
    guard !assumptions.isEmpty else { return [:] }
    let played = Set(chosen)
    // The outcome of each scenario's runs; most assumptions have an effect in the first run.
    var ends: [Int: (consulted: DisputeSet, isPassed: Bool)] = [:]
    for assumption in assumptions where assumption.holders.allSatisfy(played.contains) {
      var isIdle = true
      for holder in assumption.holders where isIdle {
        if ends[holder] == nil {
          var consulted = DisputeSet()
          var isPassed = true
          for variant in variants {
            guard events - before < mostEvents else { return idle }
            eventsLeft = min(left, mostEvents - (events - before))
            let result = play(
              script.scenarios[holder],
              of: script,
              on: variant.version,
              reading: variant.reading
            )
            consulted.formUnion(result.journal.consulted)
            isPassed = isPassed && result.end == .passed
          }
          ends[holder] = (consulted, isPassed)
        }
        let end = ends[holder]!
        isIdle = end.isPassed && !end.consulted.contains(assumption.statement.value.dispute)
      }
      if isIdle { idle[assumption.holders[0], default: []].append(assumption.index) }
    }
    return idle
  }
}

extension ScenarioResult {
  /// Indicates whether it passed, and nothing in it depended on a dispute.
  fileprivate func neverAsked(_ dispute: DisputeNumber) -> Bool {
    end == .passed && !journal.consulted.contains(dispute)
  }

  /// Adds a failure of the scenario as a whole: one of its assumptions changes nothing.
  ///
  /// - Parameter assumption: The index among the scenario's assumptions.
  public mutating func failAsIdle(_ assumption: Int) {
    failures.append(
      Failure(
        step: max(0, scenario.steps.count - 1),
        reason: .idle(assumption),
        chain: [],
        rules: [],
        journalCount: journal.entries.count,
        windowStart: 0,
        moment: device.moment
      )
    )
  }
}
