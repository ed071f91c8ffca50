public import SystemPolicy
import VirtualDevice

extension Script {
  /// Notes the same in a single run.
  public func noteIdleAssumptions(in results: inout [ScenarioResult]) {
    var runs = [results]
    noteIdleAssumptions(in: &runs)
    results = runs[0]
  }

  /// Notes a failure for each `assume` that made no difference anywhere, as its question was never
  /// asked: whoever wrote it believes something about the scenario that is not so.
  ///
  /// Each run plays the scenarios in their order, all on one version of iOS and under one reading.
  /// An assumption has to matter in one of the runs; if it does in none, that is a failure in each.
  ///
  /// One that holds for several scenarios has to matter in one of them, so nothing is said while
  /// any of them was not played to its end, or did not pass. One that stands in an included
  /// script is there for others as well.
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

  /// An `assume` of the script itself.
  fileprivate struct OwnAssumption {
    var statement: Statement<Side>
    /// The scenarios that it holds for.
    var holders: [Int]
    /// Its place among the assumptions of the first of them.
    var index: Int
  }

  /// Each `assume` that stands in the script itself.
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
  /// Finds the assumptions that ``Script/noteIdleAssumptions(in:)`` notes, without keeping a run.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - chosen: The numbers of the scenarios that are played.
  ///   - variants: What each is played under.
  /// - Returns: By the number of a scenario, the places of those among its assumptions that fail.
  public mutating func idleAssumptions(
    of script: Script,
    among chosen: [Int],
    under variants: [(version: OSVersion?, reading: Reading?)]
  ) -> [Int: [Int]] {
    var idle: [Int: [Int]] = [:]
    let assumptions = script.ownAssumptions
    guard !assumptions.isEmpty else { return [:] }
    let played = Set(chosen)
    // What each scenario's runs came to; most assumptions matter in the first that is looked at.
    var ends: [Int: (consulted: DisputeSet, isPassed: Bool)] = [:]
    for assumption in assumptions where assumption.holders.allSatisfy(played.contains) {
      var isIdle = true
      for holder in assumption.holders where isIdle {
        if ends[holder] == nil {
          var consulted = DisputeSet()
          var isPassed = true
          for variant in variants {
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
  /// Whether it passed, and nothing in it depended on a dispute.
  fileprivate func neverAsked(_ dispute: DisputeNumber) -> Bool {
    end == .passed && !journal.consulted.contains(dispute)
  }

  /// Adds a failure of the scenario as a whole: one of its assumptions changes nothing.
  ///
  /// - Parameter assumption: Its place among the scenario's assumptions.
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
