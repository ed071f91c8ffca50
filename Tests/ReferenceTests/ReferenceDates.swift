import VirtualTime

/// Dates found by trying one day after the other: CAL.
extension ReferencePhone {
  /// A day with its names, found by counting.
  struct Day {
    var number: Int
    var year: Int
    var month = 1
    var day = 1

    /// The day some days after the first of January 1970.
    init(_ number: Int) {
      self.number = number
      year = 1970
      var left = number
      while left >= (Self.isLeap(year) ? 366 : 365) {
        left -= Self.isLeap(year) ? 366 : 365
        year += 1
      }
      while left >= length {
        left -= length
        month += 1
      }
      day += left
    }

    static func isLeap(_ year: Int) -> Bool {
      year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    }

    /// The number of days in its month.
    var length: Int {
      if month == 2 { return Self.isLeap(year) ? 29 : 28 }
      return [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// The number of days in the month before.
    var lengthBefore: Int {
      if month == 3 { return Self.isLeap(year) ? 29 : 28 }
      return [5, 7, 10, 12].contains(month) ? 30 : 31
    }

    /// 1 for Sunday; the first day of 1970 was a Thursday.
    var weekday: Int { (number + 4) % 7 + 1 }

    mutating func advance() {
      number += 1
      day += 1
      guard day > length else { return }
      day = 1
      month += 1
      guard month > 12 else { return }
      month = 1
      year += 1
    }
  }

  /// The first time after an instant at which clocks in a zone show what a pattern says.
  func next(_ pattern: DatePattern, after wall: Int, in zone: Zone) -> Int? {
    if let hour = pattern.hour, hour > 23 { return nil }
    // Yesterday's time may have been moved to today.
    var day = Day((wall + offset(zone, wall)) / 86400 - 1)
    for _ in 0..<1500 {
      if let year = pattern.year, day.year > year { return nil }
      var best: Int?
      for date in dates(pattern, day, zone) where date > wall && date < best ?? .max { best = date }
      if let best { return best }
      day.advance()
    }
    return nil
  }

  /// The instants of a day that a pattern means.
  private func dates(_ pattern: DatePattern, _ day: Day, _ zone: Zone) -> [Int] {
    if let wanted = pattern.day, day.day == 1, wanted > day.lengthBefore {
      // CAL-03, rolls: the month before had no such day.
      return [first(day.number * 86400, zone)]
    }
    if let year = pattern.year, year != day.year { return [] }
    if let month = pattern.month, month != day.month { return [] }
    if let wanted = pattern.day, wanted != day.day { return [] }
    if let weekday = pattern.weekday, weekday != day.weekday { return [] }
    let minute = pattern.minute ?? 0
    if pattern.hour == nil, pattern.day == nil, pattern.minute != nil {
      // Every hour there is: one that is skipped has none, one that comes twice has two.
      return (0..<24).flatMap { hour in
        instants(day.number * 86400 + hour * 3600 + minute * 60, zone)
      }
    }
    return [first(day.number * 86400 + (pattern.hour ?? 0) * 3600 + minute * 60, zone)]
  }

  func offset(_ zone: Zone, _ instant: Int) -> Int {
    zone.offset(at: Instant(seconds: Int64(instant)))
  }

  /// The moments at which clocks show a time: one, two or none.
  private func instants(_ shown: Int, _ zone: Zone) -> [Int] {
    let before = offset(zone, shown - 86400)
    let after = offset(zone, shown + 86400)
    var instants: [Int] = []
    if offset(zone, shown - before) == before { instants.append(shown - before) }
    if after != before, offset(zone, shown - after) == after { instants.append(shown - after) }
    return instants
  }

  /// CAL-04: the first time clocks show something; the end of the gap, if they skip it.
  private func first(_ shown: Int, _ zone: Zone) -> Int {
    if let first = instants(shown, zone).min() { return first }
    var instant = shown - 86400
    while instant + offset(zone, instant) < shown { instant += 60 }
    return instant
  }

  /// Returns the moments at which clocks in a zone show a date and time.
  func instant(of time: CivilDateTime, in zone: Zone) -> Int {
    // A day of the year before, from which to count on.
    var day = Day((time.date.year - 1970) * 365)
    while (day.year, day.month, day.day) != (time.date.year, time.date.month, time.date.day) {
      day.advance()
    }
    return first(day.number * 86400 + time.time.secondOfDay, zone)
  }
}
