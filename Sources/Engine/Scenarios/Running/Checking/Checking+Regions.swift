import SystemPolicy
import VirtualDevice

extension Run {
  /// Returns the failure of an expectation about regions, if it fails.
  mutating func check(
    _ subject: RegionSubject,
    in expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    switch subject {
    case .happened(let name, let happening):
      let failure = one(of: expectation, from: start) { happening.isReported(by: $0, of: name) }
      guard failure == .found([]) else { return failure }
      return .found(
        entries(from: start) { effect in
          RegionSubject.Happening.allCases.contains { $0.isReported(by: effect, of: name) }
        }.suffix(1)
      )
    case .didNotHappen, .condition(_, _, times: 0): return happened(of: expectation, from: start)
    case .condition(let name, let state, let times):
      let failure = one(of: expectation, times, from: start) { $0.reports(state, of: name) }
      guard failure == .found([]) else { return failure }
      return .found(entries(from: start) { $0.region == name }.suffix(1))
    case .stateReported(let name, let state, let times):
      let failure = one(of: expectation, times, from: start) {
        $0 == .region(name, .stateReported(state))
      }
      guard failure == .found([]) else { return failure }
      return .found(
        entries(from: start) { $0.region == name && $0.isState }.suffix(1)
      )
    case .passedOver(let name):
      return one(of: expectation, from: start, about: name) {
        $0 == .notification(name, .triggerPassedOver)
      }
    }
  }
}

extension Effect {
  /// Indicates whether a monitor's event reported this of a condition.
  func reports(_ report: ConditionReport, of wanted: RegionName) -> Bool {
    guard case .region(wanted, .conditionReported(let reported, let reasons)) = self else {
      return false
    }
    return switch report {
    case .state(let state): reported == state
    case .reason(let reason): reasons.contains(reason)
    }
  }

  /// Indicates whether the effect calls `didDetermineState`.
  var isState: Bool { if case .region(_, .stateReported) = self { true } else { false } }
}
