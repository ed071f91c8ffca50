import ScenarioParsing
import Scenarios
import VirtualDevice
import VirtualTime

extension Scenario {
  /// A Boolean value that indicates whether the scenario can begin on another day.
  var isDateless: Bool { firstDated == nil }

  /// The place of the first line with a date, which keeps the scenario from beginning on another
  /// day.
  var firstDated: Place? {
    let fact = facts.first { fact in
      if case .reacts(_, let reaction) = fact.value { reaction.action.isDated } else { false }
    }
    return fact?.place ?? steps.first { $0.isDated }?.place
  }

  /// Returns the scenario on a day in a zone, or nil if one of its times does not exist there.
  func onDay(_ date: CivilDate, in zone: Zone) -> Scenario? {
    var facts = facts
    facts.removeAll { $0.value.isOfStart }
    let start = CivilDateTime(date: date, time: setting.start.time)
    facts.append(Statement(.zone(zone), at: place))
    facts.append(Statement(.start(start, offset: nil), at: place))
    var changed = self
    changed.replaceFacts(with: facts, after: [])
    return changed.retimed()
  }
}

extension Fact {
  /// A Boolean value that indicates whether the fact chooses where and when a scenario begins.
  var isOfStart: Bool {
    switch self {
    case .zone, .start: true
    case _: false
    }
  }
}

extension Step {
  /// A Boolean value that indicates whether the line has a date.
  fileprivate var isDated: Bool {
    switch gutter {
    case .dateTime, .weekday, .untilIdle: return true
    case .time(_, let offset), .days(_, _, let offset): if offset != nil { return true }
    case .elapsed, nil: break
    }
    switch action {
    case .expect(let expectation):
      if case .isSo(.next) = expectation.subject { return true }
      return expectation.since.map { $0.day != nil || $0.offset != nil } ?? false
    case .event(.device(.setsClock)): return true
    case .event(.app(_, let action)): return action.isDated
    case .event: return false
    }
  }
}

extension AppAction {
  /// A Boolean value that indicates whether the app adds a request whose trigger has a date.
  fileprivate var isDated: Bool {
    switch self {
    case .adds(let request):
      guard case .calendar(let pattern, _) = request.trigger else { return false }
      return !pattern.isOfEveryDay
    case .legacy(.schedules(let notification)):
      if case .at = notification.date { return true }
      return false
    case _: return false
    }
  }
}

extension DatePattern {
  /// A Boolean value that indicates whether the components name no day.
  fileprivate var isOfEveryDay: Bool {
    let days: [DateComponent] = DateComponent.allCases.filter { self[$0] != nil }
    return days.allSatisfy { component in
      switch component {
      case .hour, .minute, .second, .nanosecond: true
      case _: false
      }
    }
  }
}
