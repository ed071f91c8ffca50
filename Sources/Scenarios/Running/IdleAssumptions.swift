import SystemPolicy
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
    var noted: Set<Statement<Side>> = []
    for scenario in scenarios {
      for (index, assumed) in scenario.setting.assumed.enumerated()
      where assumed.place.source == 0 && noted.insert(assumed).inserted {
        let holders = scenarios.filter { $0.setting.assumed.contains(assumed) }
        let played = runs.map { results in
          holders.compactMap { holder in
            results.firstIndex { $0.scenario.place == holder.place && $0.scenario.id == holder.id }
          }
        }
        let isIdle = zip(runs, played).allSatisfy { results, places in
          places.count == holders.count
            && places.allSatisfy {
              results[$0].end == .passed
                && !results[$0].journal.consulted.contains(assumed.value.dispute)
            }
        }
        guard isIdle else { continue }
        for (run, places) in played.enumerated() {
          if let first = places.first { runs[run][first].fail(.idle(index)) }
        }
      }
    }
  }
}

extension ScenarioResult {
  /// Adds a failure of the scenario as a whole.
  fileprivate mutating func fail(_ reason: Failure.Reason) {
    failures.append(
      Failure(
        step: max(0, scenario.steps.count - 1),
        reason: reason,
        chain: [],
        rules: [],
        journalCount: journal.entries.count,
        windowStart: 0,
        moment: device.moment
      )
    )
  }
}
