import SystemPolicy
import VirtualDevice
import VirtualTime

extension Captures {
  /// The trigger of a sentence with `TRIGGER`.
  var trigger: Trigger {
    if let after = interval("after") { return .interval(after, repeats: false) }
    if let every = interval("every") { return .interval(every, repeats: true) }
    if var region = place("enter") ?? place("exit") {
      region.notifies = has("enter") ? .entry : .exit
      return .region(region, repeats: has("repeating"))
    }
    var pattern = DatePattern()
    if let at = time("at") {
      if let day = self["date"] { pattern.set(CivilDate(daysSince1970: Int(day))) }
      pattern.set(at)
      return .calendar(pattern, repeats: false)
    }
    if let daily = time("daily") {
      pattern.set(daily)
      return .calendar(pattern, repeats: true)
    }
    if let weekly = time("weekly"), let weekday = self["weekday"] {
      pattern.weekday = Int(weekday)
      pattern.set(weekly)
      return .calendar(pattern, repeats: true)
    }
    if let yearly = time("yearly"), let day = self["day"] {
      pattern.month = Int(day / 100)
      pattern.day = Int(day % 100)
      pattern.set(yearly)
      return .calendar(pattern, repeats: true)
    }
    guard !has("now") else { return .now }
    for component in DateComponent.allCases {
      if let value = self[SlotName(component.slot)] { pattern[component] = Int(value) }
    }
    pattern.zone = self["zone"].map { Zone(number: UInt16($0)) }
    return .calendar(pattern, repeats: has("repeating"))
  }

  /// Indicates whether a sentence with date components has none.
  package var matchesNothing: Bool {
    guard pattern.slot(named: SlotName(DateComponent.hour.slot)) != nil,
      case .calendar(let pattern, _) = trigger
    else { return false }
    return pattern.isEmpty
  }

  private func time(_ name: SlotName) -> CivilTime? {
    self[name].flatMap { CivilTime(nanosecondOfDay: $0) }
  }
}

extension Trigger {
  /// The captures of the shortest sentence with this trigger.
  var written: Written {
    switch self {
    case .now: [("now", 1)]
    case .interval(let interval, let repeats):
      [(repeats ? "every" : "after", interval.nanoseconds)]
    case .calendar(let pattern, let repeats): pattern.written(repeats: repeats)
    case .fireDate: []
    case .region(let region, let repeats):
      [(region.notifies == .entry ? "enter" : "exit", region.identifier.captured)]
        + (repeats ? [("repeating", 1)] : [])
    }
  }
}

extension DateComponent {
  /// The name of the slot of this component in a sentence.
  var slot: String { "\(name)Is" }
}

extension DatePattern {
  fileprivate mutating func set(_ date: CivilDate) {
    year = date.year
    month = date.month
    day = date.day
  }

  fileprivate mutating func set(_ time: CivilTime) {
    hour = time.hour
    minute = time.minute
    if time.second != 0 || time.nanosecond != 0 { second = time.second }
    if time.nanosecond != 0 { nanosecond = time.nanosecond }
  }

  fileprivate func written(repeats: Bool) -> Written {
    if zone == nil, let short = written(asTime: repeats) { return short }
    var values: Written = DateComponent.allCases.compactMap { component in
      self[component].map { (component.slot, Int64($0)) }
    }
    if let zone { values.append(("zone", Int64(zone.number))) }
    if repeats { values.append(("repeating", 1)) }
    return values
  }

  /// Returns the captures for a time of day, once or daily, or nil for any other pattern.
  private func written(asTime repeats: Bool) -> Written? {
    guard let hour, let minute,
      let time = CivilTime(
        hour: hour,
        minute: minute,
        second: second ?? 0,
        nanosecond: nanosecond ?? 0
      )
    else { return nil }
    var plain = DatePattern()
    plain.set(time)
    let at = time.nanosecondOfDay
    if self == plain { return [(repeats ? "daily" : "at", at)] }
    if repeats, let weekday, Weekday(rawValue: weekday) != nil {
      plain.weekday = weekday
      if self == plain { return [("weekday", Int64(weekday)), ("weekly", at)] }
    } else if repeats, let month, let day, CivilDate(year: 2000, month: month, day: day) != nil {
      plain.month = month
      plain.day = day
      if self == plain { return [("day", Int64(month * 100 + day)), ("yearly", at)] }
    } else if !repeats, let year, let month, let day,
      let date = CivilDate(year: year, month: month, day: day)
    {
      plain.set(date)
      if self == plain { return [("date", Int64(date.daysSince1970)), ("at", at)] }
    }
    return nil
  }
}
