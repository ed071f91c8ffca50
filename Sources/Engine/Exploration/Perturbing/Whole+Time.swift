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
  func inGaps(_ actions: (Instant, Zone) -> [DeviceAction]) -> ChangedScenarios {
    let zone = scenario.setting.zone
    let ends = scenario.steps.indices.dropFirst().filter {
      scenario.steps[$0].instant > scenario.steps[$0 - 1].instant
    }
    let gaps = ends.flatMap { end in
      actions(scenario.steps[end - 1].instant, zone).map { (end: end, action: $0) }
    }
    return ChangedScenarios(gaps) { end, action in
      let before = scenario.steps[end - 1]
      var changed = scenario
      let step = Step(.event(.device(action)), at: before.instant, place: before.place)
      changed.steps.insert(step, at: end)
      return changed.retimed()
    }
  }

  /// The scenarios that begin so that the clocks change in the night before a delivery.
  var changesOfClocks: ChangedScenarios {
    guard scenario.isDateless else { return .none }
    let (zone, year) = (scenario.setting.zone, scenario.setting.start.date.year)
    let days = result.journal.daysOfDeliveries(after: scenario.start, in: zone)
    let starts = zone.nightsOfChanges(in: year).flatMap { zone, date in
      days.map { (zone: zone, date: date.adding(days: -$0)) }
    }
    return ChangedScenarios(starts) { zone, date in scenario.onDay(date, in: zone) }
  }
}

extension Journal {
  /// Returns the first days on which something is delivered, counted from the first day of the
  /// scenario.
  func daysOfDeliveries(after start: Instant, in zone: Zone) -> [Int] {
    let first = zone.civil(at: start).date.daysSince1970
    var days: [Int] = []
    for entry in entries {
      guard case .notification(_, .delivered) = entry.effect else { continue }
      let day = zone.civil(at: entry.moment.wall).date.daysSince1970 - first
      if day > 0, !days.contains(day) { days.append(day) }
      if days.count == 3 { break }
    }
    return days
  }
}

extension Scenario {
  /// Returns a Boolean value that indicates whether a journey only moves or skips a delivery of a
  /// notification as its triggers mean it.
  ///
  /// These are intervals shorter than half a day, dates that repeat on the phone's clock, and dates
  /// in a zone that shows another time than the phone when they are added.
  func isMeantForJourneys(_ name: NotificationName) -> Bool {
    var added = steps.compactMap { step -> (action: AppAction, instant: Instant)? in
      guard case .event(.app(name.app, let action)) = step.action else { return nil }
      return (action, step.instant)
    }
    added += setting[name.app].reactions.map { ($0.action, start) }
    let meanings = added.compactMap { action, instant -> Bool? in
      guard case .adds(let request) = action, request.identifier == name.identifier else {
        return nil
      }
      switch request.trigger {
      case .interval(let interval, _): return interval < Interval(seconds: 12 * 3600)
      case .calendar(let pattern, let repeats):
        guard let own = pattern.zone else { return repeats }
        return own.offset(at: instant) != setting.zone.offset(at: instant)
      case .now, .fireDate, .region: return nil
      }
    }
    return !meanings.isEmpty && !meanings.contains(false)
  }
}
