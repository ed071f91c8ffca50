import VirtualTime

/// The instants of a pattern, found by asking every day, and within a day every minute where the
/// hour is free: nothing is computed that can be looked at.
struct SlowDates {
  let pattern: DatePattern
  let zone: Zone
  let weeks = WeekRules.gregorian

  static let horizon = 800

  func next(after: Instant) -> Instant? {
    let today = zone.civil(at: after).date
    for ahead in -1...SlowDates.horizon {
      let found = instants(on: today.adding(days: ahead)).filter { $0 > after }.min()
      if let found { return found }
    }
    return nil
  }

  private func instants(on date: CivilDate) -> [Instant] {
    let start = self.start(of: date)
    let substitute = isSubstitute(date) ? [start] : []
    guard isMeant(date) else { return substitute }
    let hasTime = pattern.hour != nil || pattern.minute != nil || pattern.second != nil
    guard hasTime else { return substitute + [start] }
    if let hour = pattern.hour {
      let time = CivilTime(hour: hour, minute: pattern.minute ?? 0, second: pattern.second ?? 0)!
      switch zone.resolve(CivilDateTime(date: date, time: time)) {
      case .unique(let instant), .overlap(let instant, _): return substitute + [instant]
      case .gap(let gap): return substitute + [gap.transition]
      }
    }
    let all = minutes(on: date, from: start)
    let isOnce = pattern.day != nil || pattern.dayOfYear != nil || isAnchored
    return substitute + (isOnce ? Array(all.prefix(1)) : all)
  }

  /// The instant with which a day starts.
  private func start(of date: CivilDate) -> Instant {
    switch zone.resolve(CivilDateTime(date: date, time: .midnight)) {
    case .unique(let instant), .overlap(let instant, _): instant
    case .gap(let gap): gap.transition
    }
  }

  /// Every instant of a day whose minute and second are the pattern's.
  private func minutes(on date: CivilDate, from start: Instant) -> [Instant] {
    var found: [Instant] = []
    for minute in 0..<(26 * 60) {
      let instant = start + Interval(seconds: Int64(minute * 60 + (pattern.second ?? 0)))
      let shown = zone.civil(at: instant)
      if shown.date == date, pattern.minute == nil || shown.time.minute == pattern.minute {
        found.append(instant)
      }
    }
    return found
  }

  /// A Boolean value that indicates whether only the first match of a month or quarter counts.
  private var isAnchored: Bool {
    pattern.quarter != nil
      || (pattern.month != nil && pattern.year == nil && pattern.yearForWeekOfYear == nil
        && pattern.day == nil)
  }

  private func isMeant(_ date: CivilDate) -> Bool {
    guard has(date) else { return false }
    let hasTime = pattern.hour != nil || pattern.minute != nil || pattern.second != nil
    if isAnchored {
      var earlier = date.adding(days: -1)
      while pattern.quarter == nil
        ? earlier.month == date.month
        : (earlier.quarter == date.quarter && earlier.year == date.year)
      {
        if has(earlier) { return false }
        earlier = earlier.adding(days: -1)
      }
      return true
    }
    return hasTime || pattern.day != nil || !has(date.adding(days: -1))
  }

  /// Returns whether a date has all components.
  private func has(_ date: CivilDate) -> Bool {
    let pairs: [(Int?, Int)] = [
      (pattern.year, date.year), (pattern.quarter, date.quarter), (pattern.month, date.month),
      (pattern.day, date.day), (pattern.weekday, date.weekday.rawValue),
      (pattern.weekdayOrdinal, date.weekdayOrdinal), (pattern.dayOfYear, date.dayOfYear),
      (pattern.weekOfMonth, date.weekOfMonth(weeks)), (pattern.weekOfYear, date.weekOfYear(weeks)),
      (pattern.yearForWeekOfYear, date.yearForWeekOfYear(weeks)),
    ]
    return pairs.allSatisfy { $0 == nil || $0 == $1 }
  }

  /// Returns whether a first day replaces a day that the month before lacks.
  private func isSubstitute(_ date: CivilDate) -> Bool {
    guard let day = pattern.day, date.day == 1, pattern.quarter == nil else { return false }
    guard pattern.year == nil || pattern.month != nil else { return false }
    let last = date.adding(days: -1)
    return day > last.daysInMonth && (pattern.month == nil || pattern.month == last.month)
      && (pattern.year == nil || pattern.year == last.year)
      && (pattern.weekday == nil || pattern.weekday == date.weekday.rawValue)
  }
}
