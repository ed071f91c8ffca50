/// Goes through the days a pattern names, month by month, and within a month straight to the day
/// where the pattern says which.
struct DayWalk {
  /// A day that was found.
  struct Day {
    /// The day, counted from 1970-01-01.
    var number: Int
    /// Whether it stands for a day that its month does not have.
    var isMissing = false
    /// The day from which to look for the next one.
    var resume: Int
  }

  let pattern: DatePattern
  let given: DateComponentSet
  let weeks: WeekRules
  let missingDay: Resolution.MissingDay
  let anchor: DateSearch.Anchor?
  /// Whether something stands for days that a month does not have: where a year or quarter is asked
  /// for in which some day has a number, another month will have it.
  let substitutes: Bool
  /// Whether of neighbouring days only the first is meant.
  let isRun: Bool
  /// The last year worth looking at, known once the walk has begun.
  private var lastYear = 0

  init(_ search: DateSearch) {
    pattern = search.pattern
    weeks = search.weeks
    missingDay = search.resolution.missingDay
    anchor = search.anchor
    var given = pattern.given
    if given.intersection(.days) == .era {
      // DIFFERENCE: {era 1, hour 9} goes on once a year or once a day in Foundation, depending on
      // the start. All instants are of this era, so it says nothing; alone it is New Year's Day.
      if given == .era, pattern.eraValue == 1 { given = [.dayOfYear] }
    }
    self.given = given
    substitutes =
      given.contains(.month) || given.isDisjoint(with: [.year, .yearForWeekOfYear, .quarter])
    isRun =
      anchor == nil && given.isDisjoint(with: .times)
      && given.isDisjoint(with: [.day, .dayOfYear, .weekday])
  }

  /// The day of the year that is meant; New Year's Day where only an era is.
  @inline(__always)
  private var dayOfYear: Int {
    pattern.given.contains(.dayOfYear) ? Int(pattern.dayOfYearValue) : 1
  }

  /// Tells whether a day has every component of the pattern that speaks of days.
  func matches(_ day: Int) -> Bool {
    let date = CivilDate(daysSince1970: day)
    if given.contains(.year), date.year != pattern.yearValue { return false }
    if given.contains(.month), date.month != pattern.monthValue { return false }
    if given.contains(.quarter), date.quarter != pattern.quarterValue { return false }
    if given.contains(.day), date.day != pattern.dayValue { return false }
    return matchesWeeks(day, date)
  }

  /// Tells whether a day has the components that neither its month nor its number in it decides.
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

  /// Returns the first day from another one on that the pattern names; where it names one day a
  /// month or quarter, that one, though it may lie before.
  mutating func next(from: Int) -> Day? {
    let date = CivilDate(daysSince1970: from)
    var year = date.year
    var month = date.month
    var first = anchor == nil ? date.day : 1
    if anchor == .quarter { month = (month &- 1) / 3 &* 3 &+ 1 }
    if lastYear == 0 {
      // All fourteen kinds of year come within 40 years, also across a century that is not leap:
      // what they do not have never comes, unless it is a year itself that is waited for.
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

  /// How many months ahead the next one stands that can match, if this one cannot.
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

  /// Returns the first day of a month, from one of its days on, that the pattern names.
  ///
  /// DIFFERENCE: Foundation goes through ordinals and weeks of the month day by day, and at the end
  /// of February takes March 1st for what it looks for, or passes over a month; in every zone.
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

  /// Returns the day of a month that has the pattern's number, or what stands for it.
  ///
  /// DIFFERENCE: In Foundation a day that is merely past becomes the first of the next month where
  /// the year is given, a day of the week together with a number stands for other first days too,
  /// and a substitute that falls into a gap is lost. With us a day is missing where the month is
  /// too short, and its substitute has the other components that were asked for.
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
    // A substitute stands in the next month, so it is never too early for this one.
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
