extension DateSearch {
  /// Returns the next instant of a pattern that has a component of a day.
  func nextDated(after: Instant) -> Found? {
    if pattern.given.contains(.year), isUsedUp(after: after) { return nil }
    if isInNoYear { return nil }
    let hasTime = !pattern.given.isDisjoint(with: .times)
    if hasTime, anchor == nil, pattern.given.isDisjoint(with: [.hour, .day, .dayOfYear]) {
      return nextClockOnDays()
    }
    var walk = DayWalk(self)
    let first = firstDay
    // The replacement of a missing day is in the next month.
    var from = pattern.given.contains(.day) ? startDay &- 1 : first
    while let day = walk.next(from: from) {
      from = day.resume
      // A month of which only the first match counts is searched from its beginning.
      if day.number < first { continue }
      var found: Found?
      if day.isMissing, resolution.missingDay == .roll {
        found = dayStart(day.number)
      } else if pattern.given.contains(.hour) {
        found = time(on: day.number)
      } else {
        let midnight = dayStart(day.number)
        found = hasTime ? firstClock(on: day.number, from: midnight.second) : midnight
      }
      if var found, found.second >= start {
        found.dayWasMissing = day.isMissing
        return found
      }
    }
    return nil
  }

  /// Indicates whether no year has the day of the pattern, and nothing replaces it.
  private var isInNoYear: Bool {
    guard resolution.missingDay == .skip, pattern.given.isSuperset(of: [.month, .day]) else {
      return false
    }
    let (leapYear, month) = (2000, Int(pattern.monthValue))
    return Int(pattern.dayValue) > dayCount(year: leapYear, month: month)
  }

  /// The first day that can match; the clocks may go back past midnight.
  private var firstDay: Int {
    let day = startDay
    let hasHour = pattern.given.contains(.hour) || pattern.given.isDisjoint(with: .times)
    guard hasHour, DateSearch.isSure(start, start, in: period) else { return day &- 1 }
    let intoDay = start &+ Int64(period.offset) &- Int64(day) &* 86400
    return secondOfDay < intoDay ? day &+ 1 : day
  }

  /// Returns the first instant of a day at which the clocks show the minute and second.
  private func firstClock(on day: Int, from midnight: Int64) -> Found? {
    var found = nextClock(from: midnight)
    while let clock = found {
      let shown = clockDay(clock.second)
      if shown == day { return clock }
      if shown > day { return nil }
      // The clocks went back past midnight, so the previous day ends a second time.
      found = nextClock(from: clock.second &+ 1)
    }
    return nil
  }

  /// Returns the next instant of a pattern without an hour, on days that match.
  ///
  /// DIFFERENCE: Where the clocks go back past midnight, Foundation may find nothing, or the wrong
  /// day.
  private func nextClockOnDays() -> Found? {
    var walk = DayWalk(self)
    var found = nextClock(from: start)
    while let clock = found {
      let day = clockDay(clock.second)
      if walk.matches(day) { return clock }
      guard let next = walk.next(from: day) else { return nil }
      // If the clocks go back past midnight, they show a day that has already started.
      found = nextClock(from: max(clock.second &+ 1, dayStart(next.number).second))
    }
    return nil
  }

  /// Returns the day that the clocks show at a second.
  private func clockDay(_ second: Int64) -> Int {
    let isNear = second >= period.start && second < period.end
    let offset = isNear ? period.offset : zone.period(at: second).offset
    return Int(floorDivide(second &+ Int64(offset), 86400))
  }

  /// The period of which a pattern matches only the first day.
  enum Anchor {
    case month, quarter
  }

  /// The largest component of a pattern that matches only once in it.
  ///
  /// DIFFERENCE: If a search starts within such a month but before its first match, Foundation
  /// continues with the next year, because it assumes that the month began with day 1.
  var anchor: Anchor? {
    let given = pattern.given
    if given.contains(.quarter) { return .quarter }
    let isOpen = given.isDisjoint(with: [.year, .yearForWeekOfYear, .day])
    return given.contains(.month) && isOpen ? .month : nil
  }

  /// Indicates whether a pattern with a year matched at or shortly before an instant, and so never
  /// matches again.
  ///
  /// If the instant that Foundation finds is not later than the start, it continues with the start
  /// of the next year. It finds nothing there, because the year is past.
  private func isUsedUp(after: Instant) -> Bool {
    let given = pattern.given
    guard anchor == nil, !given.isSuperset(of: [.month, .day]) else { return false }
    let offset = Int64(zone.period(at: after.seconds).offset)
    let shown = after.seconds &+ offset
    let day = Int(floorDivide(shown, 86400))
    guard DayWalk(self).matches(day) else { return false }
    let past = (shown &- Int64(day) &* 86400, start &+ offset &- Int64(day) &* 86400)
    let hour = Int64(pattern.hourValue) &* 3600
    let minute = Int64(pattern.minuteValue) &* 60
    let second = Int64(pattern.secondValue)
    if given.contains(.day) { return past.1 > hour &+ minute &+ second }
    if given.contains(.hour) {
      return past.1 > hour &+ minute &+ second && past.0 < hour &+ 3600
    }
    if given.contains(.minute) {
      return past.1 % 3600 > minute &+ second && past.0 % 3600 < minute &+ 60
    }
    if given.contains(.second) { return past.1 % 60 > second && past.0 % 60 < second &+ 1 }
    return given.isDisjoint(with: .times)
  }
}
