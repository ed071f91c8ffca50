import Foundation
import Testing
import VirtualTime

@Suite struct CivilDateTests {
  @Test func `every day from 1600 to 2400 has the number Foundation gives it and comes back`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT")!
    let first = CivilDate(year: 1600, month: 1, day: 1)!.daysSince1970
    let last = CivilDate(year: 2400, month: 12, day: 31)!.daysSince1970
    var previous = CivilDate(year: 1599, month: 12, day: 31)!
    for days in first...last {
      let date = CivilDate(daysSince1970: days)
      let isNext =
        (date.month == previous.month && date.day == previous.day + 1)
        || (date.day == 1 && previous.day == previous.daysInMonth
          && date.month == previous.month % 12 + 1
          && date.year == previous.year + (date.month == 1 ? 1 : 0))
      guard isNext, date.daysSince1970 == days, previous < date else {
        Issue.record("\(date.text) follows \(previous.text)")
        return
      }
      previous = date
      guard days % 61 == 0 else { continue }
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday, .quarter, .weekdayOrdinal, .dayOfYear],
        from: Date(timeIntervalSince1970: Double(days) * 86400)
      )
      #expect(date.year == parts.year && date.month == parts.month && date.day == parts.day)
      #expect(date.weekday.rawValue == parts.weekday)
      #expect(date.dayOfYear == parts.dayOfYear)
      #expect(date.weekdayOrdinal == parts.weekdayOrdinal)
      #expect(date.quarter == (parts.month! + 2) / 3)
    }
  }

  @Test func `weeks are Foundation's under all 49 rules`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT")!
    for firstWeekday in Weekday.allCases {
      for minimumDays in 1...7 {
        calendar.firstWeekday = firstWeekday.rawValue
        calendar.minimumDaysInFirstWeek = minimumDays
        let rules = WeekRules(firstWeekday: firstWeekday, minimumDays: minimumDays)
        for year in [1999, 2000, 2004, 2005, 2010, 2021, 2022, 2026] {
          for (month, days) in [(1, 1...12), (2, 25...28), (5, 1...9), (12, 22...31)] {
            for day in days {
              let date = CivilDate(year: year, month: month, day: day)!
              let parts = calendar.dateComponents(
                [.weekOfYear, .yearForWeekOfYear, .weekOfMonth],
                from: Date(timeIntervalSince1970: Double(date.daysSince1970) * 86400)
              )
              let ours = [
                date.weekOfYear(rules), date.yearForWeekOfYear(rules), date.weekOfMonth(rules),
              ]
              let theirs = [parts.weekOfYear, parts.yearForWeekOfYear, parts.weekOfMonth]
              guard ours == theirs else {
                Issue.record("\(date.text) \(rules): \(ours), Foundation \(theirs)")
                return
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: [
    (0, 1, 1), (10000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32),
    (2026, 2, 29), (1900, 2, 29), (2100, 2, 29), (2026, 4, 31), (.min, .max, .min),
  ])
  func `an impossible day is refused`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test func `leap years come every four years, but for most centuries`() {
    let leap = [1600, 2000, 2004, 2024, 2400]
    for year in [1600, 1700, 1900, 2000, 2001, 2004, 2024, 2026, 2100, 2200, 2400] {
      let date = CivilDate(year: year, month: 2, day: 1)!
      #expect(date.isLeapYear == leap.contains(year))
      #expect(date.daysInMonth == (leap.contains(year) ? 29 : 28))
    }
  }

  @Test func `the calendar ends where it ends`() {
    #expect(CivilDate.earliest.adding(days: -1) == .earliest)
    #expect(CivilDate.latest.adding(days: .max) == .latest)
    #expect(CivilDate(daysSince1970: .min) == .earliest)
    #expect(CivilDate.earliest.daysSince1970 == -719_162)
    #expect(CivilDate.latest.daysSince1970 == 2_932_896)
    #expect(CivilDate.earliest.weekday == .monday)
  }

  @Test func `no clock shows 24:00 or a leap second`() {
    #expect(CivilTime(hour: 24, minute: 0) == nil)
    #expect(CivilTime(hour: 23, minute: 60) == nil)
    #expect(CivilTime(hour: 23, minute: 59, second: 60) == nil)
    #expect(CivilTime(hour: 23, minute: 59, second: 59, nanosecond: 1_000_000_000) == nil)
    let last = CivilTime(hour: 23, minute: 59, second: 59, nanosecond: 999_999_999)!
    #expect(last.fullText == "23:59:59.999999999")
  }
}
