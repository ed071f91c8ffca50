import SystemPolicy
import VirtualDevice

extension Script {
  /// Notes a failure for each `assume` that made no difference anywhere, as its question was never
  /// asked: whoever wrote it believes something about the scenario that is not so.
  ///
  /// One that holds for several scenarios has to matter in one of them, so nothing is said while
  /// any of them was not played as it is written and to its end. One that stands in an included
  /// script is there for others as well.
  public func noteIdleAssumptions(in results: inout [ScenarioResult]) {
    var noted: Set<Statement<Side>> = []
    for scenario in scenarios {
      for (index, assumed) in scenario.setting.assumed.enumerated()
      where assumed.place.source == 0 && noted.insert(assumed).inserted {
        let holders = scenarios.filter { $0.setting.assumed.contains(assumed) }
        let played = holders.compactMap { holder in
          results.firstIndex { $0.scenario.place == holder.place && $0.scenario.id == holder.id }
        }
        let isKnown =
          played.count == holders.count && played.allSatisfy { results[$0].isToldInFull }
        let isIdle = played.allSatisfy {
          !results[$0].journal.consulted.contains(assumed.value.dispute)
        }
        guard isKnown, isIdle, let first = played.first else { continue }
        results[first].fail(.idle(index))
      }
    }
  }
}

extension ScenarioResult {
  /// Whether it was played as it is written, to its end, with nothing else wrong.
  fileprivate var isToldInFull: Bool {
    end == .passed && version == scenario.setting.version
  }

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
