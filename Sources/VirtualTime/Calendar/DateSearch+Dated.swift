extension DateSearch {
  /// The next instant of a pattern that says anything about days.
  func nextDated(after: Instant) -> Found? {
    if isUsedUp(after: after) { return nil }
    let hasTime = !pattern.given.isDisjoint(with: .times)
    if hasTime, anchor == nil, pattern.given.isDisjoint(with: [.hour, .day, .dayOfYear]) {
      return nextClockOnDays()
    }
    var walk = DayWalk(self)
    // Clocks may go back past midnight, and what a missing day becomes stands in the next month.
    var from = startDay &- 1
    while let day = walk.next(from: from) {
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
      from = day.resume
    }
    return nil
  }

  /// The first instant of a day, from its start on, at which clocks show the minute and second.
  private func firstClock(on day: Int, from midnight: Int64) -> Found? {
    var found = nextClock(from: midnight)
    while let clock = found {
      let shown = clockDay(clock.second)
      if shown == day { return clock }
      if shown > day { return nil }
      // Clocks have gone back past midnight: the day before ends once more.
      found = nextClock(from: clock.second &+ 1)
    }
    return nil
  }

  /// The next instant of a pattern whose hour is free, on days that match.
  ///
  /// DIFFERENCE: Where clocks go back past midnight, Foundation may stand still and find nothing,
  /// or take the wrong day.
  private func nextClockOnDays() -> Found? {
    var walk = DayWalk(self)
    var found = nextClock(from: start)
    while let clock = found {
      let day = clockDay(clock.second)
      if walk.matches(day) { return clock }
      guard let next = walk.next(from: day) else { return nil }
      // Clocks that go back past midnight show a day that has begun once more.
      found = nextClock(from: max(clock.second &+ 1, dayStart(next.number).second))
    }
    return nil
  }

  /// The day clocks show at a second.
  private func clockDay(_ second: Int64) -> Int {
    let isNear = second >= period.start && second < period.end
    let offset = isNear ? period.offset : zone.period(at: second).offset
    return Int(floorDivide(second &+ Int64(offset), 86400))
  }

  /// Within what a pattern names only the first day, if it does.
  enum Anchor {
    case month, quarter
  }

  /// What stands without anything above it, and so is named once.
  ///
  /// DIFFERENCE: Asked within such a month but before its first match, Foundation passes on to the
  /// next year, as it holds the month to have begun with the 1st.
  var anchor: Anchor? {
    let given = pattern.given
    if given.contains(.quarter) { return .quarter }
    let isOpen = given.isDisjoint(with: [.year, .yearForWeekOfYear, .day])
    return given.contains(.month) && isOpen ? .month : nil
  }

  /// Tells whether a pattern with a year has named an instant at or shortly before this one, after
  /// which it names no more.
  ///
  /// Foundation goes on from the start of the next year once what it finds from where it stands is
  /// not later; and there it finds nothing, as the year is past.
  private func isUsedUp(after: Instant) -> Bool {
    let given = pattern.given
    guard given.contains(.year), anchor == nil, !given.isSuperset(of: [.month, .day]) else {
      return false
    }
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
