import ScenarioParsing
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Whole {
  /// The scenarios with an action before time passes; the times in the margin are those of the
  /// phone's clock after it.
  ///
  /// - Parameter actions: A closure that returns the actions at an instant on the clock of a zone.
  func inGaps(_ actions: (Instant, Zone) -> [DeviceAction]) -> [Scenario] {
    let zone = scenario.setting.zone
    let ends = scenario.steps.indices.dropFirst().filter {
      scenario.steps[$0].instant > scenario.steps[$0 - 1].instant
    }
    return ends.flatMap { end in
      let before = scenario.steps[end - 1]
      return actions(before.instant, zone).compactMap { action in
        var changed = scenario
        let step = Step(.event(.device(action)), at: before.instant, place: before.place)
        changed.steps.insert(step, at: end)
        return changed.retimed()
      }
    }
  }

  /// The scenarios that begin so that the clocks change in the night before a delivery.
  var changesOfClocks: [Scenario] {
    guard scenario.isDateless else { return [] }
    let setting = scenario.setting
    let own = setting.zone.changes(in: setting.start.date.year)
    let places: [(zone: Zone, dates: [CivilDate])] =
      own.isEmpty
      ? ["Europe/Berlin", "America/New_York"].compactMap { name in
        Zone(named: name).map { ($0, $0.changes(in: setting.start.date.year)) }
      } : [(setting.zone, own)]
    var scenarios: [Scenario] = []
    for (zone, dates) in places {
      for date in dates {
        for days in daysOfDeliveries {
          scenarios += changed(to: zone, on: date.adding(days: -days)).map { [$0] } ?? []
        }
      }
    }
    return scenarios
  }

  private func changed(to zone: Zone, on date: CivilDate) -> Scenario? {
    let place = scenario.place
    var facts = shared + scenario.facts
    facts.removeAll { fact in
      switch fact.value {
      case .zone, .start: true
      case _: false
      }
    }
    let start = CivilDateTime(date: date, time: scenario.setting.start.time)
    facts.append(Statement(.zone(zone), at: place))
    facts.append(Statement(.start(start, offset: nil), at: place))
    var changed = scenario
    changed.replaceFacts(with: facts, after: [])
    return changed.retimed()
  }

  /// The first days on which something is delivered, counted from the first day of the story.
  private var daysOfDeliveries: [Int] {
    let zone = scenario.setting.zone
    let first = zone.civil(at: scenario.start).date.daysSince1970
    var days: [Int] = []
    for entry in result.journal.entries {
      guard case .notification(_, .delivered) = entry.effect else { continue }
      let day = zone.civil(at: entry.moment.wall).date.daysSince1970 - first
      if day > 0, !days.contains(day) { days.append(day) }
      if days.count == 3 { break }
    }
    return days
  }
}

extension Zone {
  /// The dates in a year on which the clocks change.
  fileprivate func changes(in year: Int) -> [CivilDate] {
    guard let first = CivilDate(year: year, month: 1, day: 1) else { return [] }
    let noon = CivilTime(nanosecondOfDay: 43_200_000_000_000)!
    var last: Int?
    var dates: [CivilDate] = []
    for day in 0..<365 {
      let date = first.adding(days: day)
      let offset = offset(at: resolve(CivilDateTime(date: date, time: noon)).earliest)
      if let last, last != offset { dates.append(date) }
      last = offset
    }
    return dates
  }
}

extension Scenario {
  /// Returns the longest interval of a trigger of a notification, if it has one.
  func longestInterval(of name: NotificationName) -> Interval? {
    var longest: Interval?
    var actions: [AppAction] = steps.compactMap {
      if case .event(.app(name.app, let action)) = $0.action { action } else { nil }
    }
    if setting.apps.indices.contains(Int(name.app.rawValue)) {
      actions += setting.apps[Int(name.app.rawValue)].reactions.map { $0.action }
    }
    for action in actions {
      guard case .adds(let request) = action, request.identifier == name.identifier,
        case .interval(let interval, _) = request.trigger
      else { continue }
      longest = max(longest ?? interval, interval)
    }
    return longest
  }

  /// A Boolean value that indicates whether the scenario can begin on another day.
  fileprivate var isDateless: Bool {
    steps.allSatisfy { step in
      switch step.gutter {
      case .dateTime, .weekday, .untilIdle: return false
      case .time(_, let offset), .days(_, _, let offset): if offset != nil { return false }
      case .elapsed, nil: break
      }
      switch step.action {
      case .expect(let expectation):
        if case .isSo(.next) = expectation.subject { return false }
        return expectation.since.map { $0.day == nil && $0.offset == nil } ?? true
      case .event(.device(.setsClock)): return false
      case .event(.app(_, .adds(let request))):
        guard case .calendar(let pattern, _) = request.trigger else { return true }
        return pattern.isOfEveryDay
      case .event(.app(_, .legacy)): return false
      case .event: return true
      }
    }
  }
}

extension DatePattern {
  /// A Boolean value that indicates whether the components choose no day.
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
