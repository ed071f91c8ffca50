/// Returns the days that match a pattern, month by month.
///
/// Within a month it goes directly to the day if the pattern determines it.
struct DayWalk {
  /// A day that matches.
  struct Day {
    /// The number of days since 1970-01-01.
    var number: Int
    /// Indicates whether the day replaces one that its month does not have.
    var isMissing = false
    /// The day from which the search for the next one starts.
    var resume: Int
  }

  let pattern: DatePattern
  let given: DateComponentSet
  let weeks: WeekRules
  let missingDay: Resolution.MissingDay
  let anchor: DateSearch.Anchor?
  /// Indicates whether a day that a month does not have is replaced.
  ///
  /// It is not replaced if the pattern has a year or a quarter without a month, because another
  /// month has the day.
  let substitutes: Bool
  /// Indicates whether only the first of consecutive days matches.
  let isRun: Bool
  /// The last year to search, known after the first step.
  private var lastYear = 0

  init(_ search: DateSearch) {
    pattern = search.pattern
    weeks = search.weeks
    missingDay = search.resolution.missingDay
    anchor = search.anchor
    var given = pattern.given
    if given.intersection(.days) == .era {
      // DIFFERENCE: In Foundation, {era 1, hour 9} repeats once a year or once a day, depending on
      // the start.
      //
      // Here the era is ignored, because every instant belongs to it; alone it matches January 1.
      if given == .era, pattern.eraValue == 1 { given = [.dayOfYear] }
    }
    self.given = given
    substitutes =
      given.contains(.month) || given.isDisjoint(with: [.year, .yearForWeekOfYear, .quarter])
    isRun =
      anchor == nil && given.isDisjoint(with: .times)
      && given.isDisjoint(with: [.day, .dayOfYear, .weekday])
  }

  /// The day of the year to match; January 1 for a pattern with only an era.
  @inline(__always)
  private var dayOfYear: Int {
    pattern.given.contains(.dayOfYear) ? Int(pattern.dayOfYearValue) : 1
  }

  /// Indicates whether a day has every component of the pattern that selects days.
  func matches(_ day: Int) -> Bool {
    let date = CivilDate(daysSince1970: day)
    if given.contains(.year), date.year != pattern.yearValue { return false }
    if given.contains(.month), date.month != pattern.monthValue { return false }
    if given.contains(.quarter), date.quarter != pattern.quarterValue { return false }
    if given.contains(.day), date.day != pattern.dayValue { return false }
    return matchesWeeks(day, date)
  }

  /// Indicates whether a day has the components other than its month and its number in the month.
  @inline(__always)
  private func matchesWeeks(_ day: Int, _ date: @autoclosure () -> CivilDate) -> Bool {
    if given.contains(.era), pattern.eraValue != 1 { return false }
    if given.contains(.weekday) {
      guard remainder(day &+ 4, 7) &+ 1 == pattern.weekdayValue else { return false }
    }
    let rest: DateComponentSet = [
      .weekdayOrdinal, .dayOfYear, .weekOfMonth, .weekOfYear, .yearForWeekOfYear,
    ]
    guard !given.isDisjoint(with: rest) else { return true }
    let date = date()
    if given.contains(.weekdayOrdinal), date.weekdayOrdinal != pattern.weekdayOrdinalValue {
      return false
    }
    if given.contains(.dayOfYear), day &- daysBefore(year: date.year) &+ 1 != dayOfYear {
      return false
    }
    if given.contains(.weekOfMonth), date.weekOfMonth(weeks) != pattern.weekOfMonthValue {
      return false
    }
    guard !given.isDisjoint(with: [.weekOfYear, .yearForWeekOfYear]) else { return true }
    let week = date.week(weeks)
    if given.contains(.weekOfYear), week.number != pattern.weekOfYearValue { return false }
    return !given.contains(.yearForWeekOfYear) || week.year == pattern.yearForWeekOfYearValue
  }

  /// Returns the first day that matches, from another day on.
  ///
  /// If the pattern matches one day in a month or quarter, the result may be earlier than `from`.
  mutating func next(from: Int) -> Day? {
    let date = CivilDate(daysSince1970: from)
    var year = date.year
    var month = date.month
    var first = anchor == nil ? date.day : 1
    if anchor == .quarter { month = (month &- 1) / 3 &* 3 &+ 1 }
    if lastYear == 0 {
      // All fourteen kinds of year occur within 40 years, also across a century that is not a leap
      // year.
      //
      // A pattern without a year that does not match in this time never matches.
      let isYearOpen = given.isDisjoint(with: [.year, .yearForWeekOfYear])
      lastYear = isYearOpen ? min(year &+ 41, 2263) : 2263
      if given.contains(.year) { lastYear = min(lastYear, Int(pattern.yearValue)) }
      if given.contains(.yearForWeekOfYear) {
        lastYear = min(lastYear, Int(pattern.yearForWeekOfYearValue) &+ 1)
      }
    }
    let earliest = earliestYear
    if year < earliest { (year, month, first) = (earliest, 1, 1) }
    while year <= lastYear {
      if let skipped = monthsToSkip(month) {
        month &+= skipped
        first = 1
        if month > 12 { (year, month) = (year &+ 1, 1) }
        continue
      }
      if let day = firstDay(ofMonth: month, year, from: first) { return day }
      month &+= 1
      first = 1
      if month > 12 { (year, month) = (year &+ 1, 1) }
    }
    return nil
  }

  private var earliestYear: Int {
    var earliest = 1
    if given.contains(.year) { earliest = Int(pattern.yearValue) }
    if given.contains(.yearForWeekOfYear) {
      earliest = max(earliest, Int(pattern.yearForWeekOfYearValue) &- 1)
    }
    return max(earliest, 1)
  }

  /// Returns the number of months to the next one that can match, or `nil` if this one can.
  @inline(__always)
  private func monthsToSkip(_ month: Int) -> Int? {
    if given.contains(.month), month != pattern.monthValue {
      let ahead = Int(pattern.monthValue) &- month
      return ahead > 0 ? ahead : 13 &- month
    }
    if given.contains(.quarter) {
      let ahead = Int(pattern.quarterValue) &* 3 &- 2 &- month
      if ahead > 0 { return ahead }
      if ahead < -2 { return 13 &- month }
    }
    return nil
  }

  /// Returns the first day of a month, from one of its days on, that matches.
  ///
  /// DIFFERENCE: Foundation searches ordinals and weeks of the month day by day. At the end of
  /// February it takes March 1 for a match, or skips a month, in every time zone.
  @inline(__always)
  private func firstDay(ofMonth month: Int, _ year: Int, from first: Int) -> Day? {
    let start = CivilDate(uncheckedYear: year, month: month, day: 1).daysSince1970
    let length = dayCount(year: year, month: month)
    var resume = 0
    if anchor == .quarter {
      let last = (month &+ 2) / 3 &* 3
      let end = CivilDate(uncheckedYear: year, month: last, day: 1).daysSince1970
      resume = end &+ dayCount(year: year, month: last)
    } else if anchor == .month {
      resume = start &+ length
    }
    if given.contains(.day) {
      return numberedDay(start: start, length: length, from: first, resume: resume)
    }
    var low = first
    var high = length
    var step = 1
    if given.contains(.weekdayOrdinal) {
      low = max(low, Int(pattern.weekdayOrdinalValue) &* 7 &- 6)
      high = min(high, Int(pattern.weekdayOrdinalValue) &* 7)
    }
    if given.contains(.dayOfYear) {
      let day = dayOfYear &- (start &- daysBefore(year: year))
      low = max(low, day)
      high = min(high, day)
    }
    if given.contains(.weekday) {
      low &+= remainder(Int(pattern.weekdayValue) &- 1 &- (start &+ low &- 1 &+ 4), 7)
      step = 7
    }
    while low <= high {
      let day = start &+ low &- 1
      let date = CivilDate(uncheckedYear: year, month: month, day: low)
      if matchesWeeks(day, date), !isRun || !matches(day &- 1) {
        return Day(number: day, resume: resume == 0 ? day &+ 1 : resume)
      }
      low &+= step
    }
    return nil
  }

  /// Returns the day of a month with the pattern's number, or its replacement.
  ///
  /// DIFFERENCE: In Foundation, a day that is merely past becomes the first day of the next month
  /// if the pattern has a year; a weekday with a number also replaces other first days; and a
  /// replacement in a gap is lost. Here a day is missing only if the month is too short, and its
  /// replacement has the other components of the pattern.
  private func numberedDay(start: Int, length: Int, from first: Int, resume: Int) -> Day? {
    let number = Int(pattern.dayValue)
    var day = start &+ number &- 1
    var isMissing = false
    if number > length {
      guard substitutes else { return nil }
      isMissing = true
      switch missingDay {
      case .roll, .rollKeepingTime: day = start &+ length
      case .lastDay: day = start &+ length &- 1
      case .skip: return nil
      }
    }
    // The replacement is in the next month, so it is never before `first`.
    guard day >= start &+ first &- 1, matchesWeeks(day, CivilDate(daysSince1970: day)) else {
      return nil
    }
    return Day(
      number: day,
      isMissing: isMissing,
      resume: resume == 0 ? max(day &+ (isMissing ? 0 : 1), start &+ length) : resume
    )
  }
}
