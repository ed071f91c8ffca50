import Support
import Testing
import VirtualTime

/// Dates of Foundation that are right, and Belfry's answers where Foundation is wrong.
@Suite struct DateVectorTests {
  static func chain(
    _ zone: String,
    _ pattern: String,
    _ after: String,
    _ count: Int,
    _ resolution: Resolution = Resolution()
  ) -> String {
    let zone = Zone(named: zone)!
    var instant = Instant(after, in: zone)
    var found: [String] = []
    while found.count < count,
      let match = DatePattern(pattern).next(after: instant, in: zone, resolving: resolution)
    {
      found.append(match.instant.shown(in: zone))
      instant = match.instant
    }
    if found.count < count { found.append("never") }
    return found.joined(separator: " ")
  }

  static let ny = "America/New_York"
  static let india = "Asia/Kolkata"
  static let london = "Europe/London"

  @Test(arguments: [
    (ny, "h=2 m=30", "2026-03-07T07:00", "2026-03-08T03:00 2026-03-09T02:30"),
    (ny, "h=2", "2026-03-07T07:00", "2026-03-08T03:00 2026-03-09T02:00"),
    (london, "h=1 m=30", "2026-03-28T12:00", "2026-03-29T02:00"),
    (
      london, "d=31 h=8 m=15", "2026-01-31T12:00",
      "2026-03-01T00:00 2026-03-31T08:15 2026-05-01T00:00"
    ),
    (
      london, "mo=2 d=29 h=12", "2025-01-01",
      "2025-03-01T00:00 2026-03-01T00:00 2027-03-01T00:00 2028-02-29T12:00 2029-03-01T00:00"
    ),
    (london, "mo=2 d=30", "2025-01-01", "2025-03-01T00:00 2026-03-01T00:00"),
    (london, "mo=2 d=29", "2099-05-01", "2100-03-01T00:00 2101-03-01T00:00"),
    (ny, "h=1 m=30", "2026-11-01T00:00", "2026-11-01T01:30 2026-11-02T01:30"),
    (ny, "m=15", "2026-11-01T00:30", "2026-11-01T01:15 2026-11-01T01:15 2026-11-01T02:15"),
    (ny, "m=15", "2026-03-08T01:00", "2026-03-08T01:15 2026-03-08T03:15"),
    (ny, "s=30", "2026-11-01T01:58:45", "2026-11-01T01:59:30 2026-11-01T01:00:30"),
    ("America/Santiago", "h=0 m=0", "2026-09-05T11:00", "2026-09-06T01:00 2026-09-07T00:00"),
    ("Africa/Cairo", "d=30", "2032-04-01", "2032-04-30T01:00"),
    (india, "wd=7 m=15", "2026-01-02", "2026-01-03T00:15 2026-01-03T01:15 2026-01-03T02:15"),
    (india, "wd=7 m=15", "2026-01-03T23:00", "2026-01-03T23:15 2026-01-10T00:15"),
    (india, "wd=7 s=30", "2026-01-02", "2026-01-03T00:00:30 2026-01-03T00:01:30"),
    (india, "d=5 m=15", "2026-01-02", "2026-01-05T00:15 2026-02-05T00:15"),
    (india, "d=5 s=30", "2026-01-02", "2026-01-05T00:00:30 2026-02-05T00:00:30"),
    (india, "mo=6 h=9", "2026-01-02", "2026-06-01T09:00 2027-06-01T09:00"),
    (india, "mo=6 h=9", "2026-06-01T09:30", "2027-06-01T09:00"),
    (india, "mo=6 wd=2", "2026-01-02", "2026-06-01T00:00 2027-06-07T00:00"),
    (india, "wo=2 h=9", "2026-01-13T10:00", "2026-01-14T09:00 2026-02-08T09:00 2026-02-09T09:00"),
    (india, "wo=1", "2026-01-04", "2026-02-01T00:00 2026-03-01T00:00"),
    (india, "wo=2", "2026-01-10T12:00", "2026-02-08T00:00"),
    (india, "y=2027 h=9", "2026-01-01", "2027-01-01T09:00 never"),
    (india, "y=2027 h=9", "2027-06-01T12:00", "2027-06-02T09:00 never"),
    (india, "y=2026 mo=2 d=29", "2026-01-01", "2026-03-01T00:00 never"),
    (india, "h=9 s=15", "2026-01-01", "2026-01-01T09:00:15 2026-01-02T09:00:15"),
    (india, "d=13 wd=6", "2026-01-01", "2026-02-13T00:00 2026-03-13T00:00 2026-11-13T00:00"),
    (
      india, "wd=2 d=31 h=9", "2026-07-01",
      "2026-08-31T09:00 2027-03-01T00:00 2027-05-31T09:00 2028-01-31T09:00"
    ),
    (india, "doy=366", "2026-01-01", "2028-12-31T00:00 2032-12-31T00:00"),
    (india, "h=9", "2026-01-01T08:59:59.999", "2026-01-01T09:00"),
    (india, "h=9", "2026-01-01T09:00", "2026-01-02T09:00"),
    (india, "wd=5 h=9", "2026-01-01T08:59:59", "2026-01-01T09:00 2026-01-08T09:00"),
    (india, "d=1 h=9", "2026-01-01T08:59:59", "2026-01-01T09:00 2026-02-01T09:00"),
    (india, "m=15", "2026-01-01T09:14:59", "2026-01-01T09:15 2026-01-01T10:15"),
    (india, "h=9", "2026-01-01T09:00:00.001", "2026-01-02T09:00"),
  ])
  func `Foundation is right`(zone: String, pattern: String, after: String, expected: String) {
    #expect(
      DateVectorTests.chain(zone, pattern, after, expected.split(separator: " ").count) == expected
    )
  }

  @Test(arguments: [
    // A: a weekday of the month around February and March.
    (
      india, "wd=3 wo=2 h=10", "2026-01-13T10:30",
      "2026-02-10T10:00 2026-03-10T10:00 2026-04-14T10:00"
    ),
    (india, "wd=3 wo=1 h=10", "2026-02-03T10:30", "2026-03-03T10:00"),
    (india, "wd=7 wo=4 h=5 m=52", "2024-01-28T01:15", "2024-02-24T05:52"),
    (india, "wd=2 wo=2 h=6 m=43", "2027-02-12T16:15", "2027-03-08T06:43"),
    (ny, "wd=6 wo=5 h=10", "2026-01-30T12:00", "2026-05-29T10:00"),
    // B: a weekday before a night without midnight.
    ("America/Santiago", "wd=7 h=0 m=0", "2026-09-05T11:00", "2026-09-12T00:00"),
    ("Africa/Cairo", "wd=5 h=0 m=30", "2026-04-23T14:00", "2026-04-30T00:30"),
    ("Atlantic/Azores", "wd=7 h=0 m=30", "2026-03-28T11:00", "2026-04-04T00:30"),
    // C: gaps of half an hour and of two.
    ("Australia/Lord_Howe", "h=2 m=15", "2026-10-03T10:30", "2026-10-04T02:30 2026-10-05T02:15"),
    ("Australia/Lord_Howe", "wd=1 h=2 m=15", "2026-10-03T10:30", "2026-10-04T02:30"),
    ("Australia/Lord_Howe", "wd=1 h=2 m=45", "2026-10-04T02:30", "2026-10-04T02:45"),
    ("Antarctica/Troll", "h=2 m=30", "2026-03-28T09:00", "2026-03-29T03:00"),
    // D: gaps and overlaps off the hour.
    ("Pacific/Chatham", "h=3", "2026-09-26T12:00", "2026-09-27T03:45"),
    ("Pacific/Chatham", "h=3 m=45", "2026-04-05T01:53:15", "2026-04-05T03:45"),
    // E: gaps that touch midnight, and a day that never was.
    ("America/Scoresbysund", "h=23 m=30", "2026-03-27T23:30", "2026-03-29T00:00 2026-03-29T23:30"),
    ("Pacific/Apia", "d=30", "2011-12-01", "2011-12-31T00:00 2012-01-30T00:00"),
    ("Pacific/Apia", "h=9", "2011-12-29T12:00", "2011-12-31T00:00 2011-12-31T09:00"),
    // H: a weekly gap, asked for a week before.
    (ny, "wd=1 h=2 m=30", "2026-03-01T12:00", "2026-03-08T03:00"),
    (london, "wd=1 h=1 m=30", "2026-03-22T12:00", "2026-03-29T02:00"),
    ("Australia/Sydney", "wd=1 h=2 m=30", "2026-09-27T06:15", "2026-10-04T03:00"),
    // I: a missing day whose substitute is the day of a gap.
    ("Australia/Sydney", "d=31 h=2 m=16", "2028-09-09", "2028-10-01T00:00 2028-10-31T02:16"),
    ("Australia/Sydney", "mo=9 d=31 h=2", "2017-09-08", "2017-10-01T00:00"),
    // A year that is over, a day that is merely past, a first day that was not asked for.
    (india, "y=2026 mo=3 d=4", "2026-03-10", "never"),
    (india, "wd=6 d=13", "2026-04-16T01:12", "2026-11-13T00:00"),
    (india, "mo=6 wd=2", "2027-06-01T14:28:29", "2027-06-07T00:00"),
    (india, "h=9 ns=5", "2026-01-01T09:00", "2026-01-01T09:00:00.000000005"),
    (
      india, "ns=5", "2026-01-01T09:00",
      "2026-01-01T09:00:00.000000005 2026-01-01T09:00:01.000000005"
    ),
  ])
  func `Foundation is wrong, and we are right`(
    zone: String,
    pattern: String,
    after: String,
    expected: String
  ) {
    #expect(
      DateVectorTests.chain(zone, pattern, after, expected.split(separator: " ").count) == expected
    )
  }

  @Test func `F and G: in an overlap the first time is past, and the second has its own policy`() {
    let zone = Zone(named: DateVectorTests.ny)!
    let inFirst = Instant("2026-11-01T01:40", in: zone)
    func next(_ overlap: Resolution.Overlap, after: Instant) -> DateMatch? {
      DatePattern("h=1 m=30").next(
        after: after,
        in: zone,
        resolving: Resolution(overlap: overlap)
      )
    }
    #expect(next(.first, after: inFirst)?.instant.text(in: zone) == "2026-11-02 01:30:00-05:00")
    #expect(next(.second, after: inFirst)?.instant.text(in: zone) == "2026-11-01 01:30:00-05:00")
    #expect(next(.both, after: inFirst)?.instant.text(in: zone) == "2026-11-01 01:30:00-05:00")
    let before = Instant("2026-11-01T00:40", in: zone)
    #expect(next(.first, after: before)?.instant.text(in: zone) == "2026-11-01 01:30:00-04:00")
    #expect(next(.both, after: before)?.ambiguous == true)
    let lordHowe = DateVectorTests.chain(
      "Australia/Lord_Howe",
      "h=1 m=45",
      "2026-04-04T12:00",
      2,
      Resolution(overlap: .both)
    )
    #expect(lordHowe == "2026-04-05T01:45 2026-04-05T01:45")
  }

  @Test(arguments: [
    (ny, "h=2 m=30", "2026-03-07T07:00", Resolution(gap: .shiftForward), "2026-03-08T03:30"),
    (ny, "h=2 m=30", "2026-03-07T07:00", Resolution(gap: .skip), "2026-03-09T02:30"),
    (ny, "wd=1 h=2 m=30", "2026-03-07T07:00", Resolution(gap: .skip), "2026-03-15T02:30"),
    (
      london, "d=31 h=8 m=15", "2026-01-31T12:00", Resolution(missingDay: .skip), "2026-03-31T08:15"
    ),
    (
      london, "d=31 h=8 m=15", "2026-01-31T12:00", Resolution(missingDay: .lastDay),
      "2026-02-28T08:15"
    ),
    (
      london, "d=31 h=8 m=15", "2026-01-31T12:00", Resolution(missingDay: .rollKeepingTime),
      "2026-03-01T08:15"
    ),
    (london, "mo=2 d=29 h=12", "2025-01-01", Resolution(missingDay: .skip), "2028-02-29T12:00"),
    (london, "mo=2 d=30", "2025-01-01", Resolution(missingDay: .skip), "never"),
    (
      "Africa/Cairo", "d=30", "2032-04-01", Resolution(gap: .skip, missingDay: .skip),
      "2032-04-30T01:00"
    ),
  ])
  func `policies choose`(
    zone: String,
    pattern: String,
    after: String,
    resolution: Resolution,
    expected: String
  ) {
    #expect(DateVectorTests.chain(zone, pattern, after, 1, resolution) == expected)
  }

  @Test(arguments: [
    "h=24", "m=60", "s=60", "d=0", "d=32", "wd=8", "mo=13", "h=-1", "ns=-1", "era=0", "y=2025",
    "y=2025 mo=3", "mo=2 d=29 wd=3 y=2027", "", "yfw=2024", "wo=5 wd=1 mo=2 y=2027", "mo=6 q=1",
    "wom=6 wo=1", "woy=30 mo=1", "y=9999", "wom=0", "doy=366 mo=1", "y=99999999999999",
  ])
  func `an impossible date is found at once`(text: String) {
    let pattern = DatePattern(text)
    let start = Instant("2026-01-01", in: .utc)
    let seconds = threadSeconds { #expect(pattern.next(after: start, in: .utc) == nil) }
    // Generous, for debug builds; Foundation walks for seconds or for ever.
    #expect(seconds < 1)
  }

  @Test func `a match reports the decision about a gap or an overlap`() {
    let zone = Zone(named: DateVectorTests.ny)!
    let start = Instant("2026-03-01", in: zone)
    let gap = DatePattern("wd=1 h=2 m=30").next(after: start + .day, in: zone)!
    #expect(gap.crossedGap && !gap.ambiguous && !gap.dayWasMissing)
    let missing = DatePattern("mo=2 d=30").next(after: start, in: zone)!
    #expect(missing.dayWasMissing && !missing.crossedGap)
    let plain = DatePattern("h=9").next(after: start, in: zone)!
    #expect(!plain.crossedGap && !plain.ambiguous && !plain.dayWasMissing)
  }

  @Test func `a pattern's zone replaces the phone's`() {
    var pattern = DatePattern("h=9")
    pattern.zone = Zone(named: "Asia/Tokyo")
    let match = pattern.next(after: Instant("2026-01-01", in: .utc), in: .utc)!
    #expect(match.instant.text(in: .utc) == "2026-01-02 00:00:00+00:00")
    #expect(pattern.zone?.name == "Asia/Tokyo")
    pattern.zone = nil
    #expect(pattern == DatePattern("h=9"))
  }

  @Test func `components out of range are kept and named`() {
    var pattern = DatePattern("h=24 m=5")
    #expect(pattern.impossible == .hour)
    #expect(pattern.hour == 24)
    pattern.hour = 23
    #expect(pattern.impossible == nil)
    pattern.hour = nil
    #expect(pattern == DatePattern("m=5"))
    #expect(MemoryLayout<DatePattern>.size <= 44)
  }

  @Test func `weeks are counted by the rules given`() {
    let start = Instant("2026-01-01", in: .utc)
    func next(_ text: String, _ rules: WeekRules) -> String? {
      DatePattern(text).next(after: start, in: .utc, weeks: rules)?.instant.shown(in: .utc)
    }
    #expect(next("woy=1 wd=2", .iso) == "2027-01-04T00:00")
    #expect(next("woy=1 wd=2", .gregorian) == "2026-12-28T00:00")
    #expect(next("yfw=2026 woy=53 wd=5", .iso) == "2026-12-31T00:00")
    #expect(next("wom=1", .iso) == "2026-02-02T00:00")
    #expect(next("wom=1", .gregorian) == "2026-02-01T00:00")
  }

  @Test func `clocks that go back past midnight do not stop the search`() {
    let zone = Zone(named: "America/St_Johns")!
    let match = DatePattern("wd=1 m=15").next(after: Instant(seconds: 941_074_200), in: zone)
    #expect(match?.instant.text(in: zone) == "1999-10-31 00:15:00-03:30")
    let late = DatePattern("h=23 m=30").next(
      after: Instant("2004-10-31T00:00:30", in: zone),
      in: zone,
      resolving: Resolution(overlap: .second)
    )
    #expect(late?.instant.text(in: zone) == "2004-10-30 23:30:00-03:30")
    let last = DatePattern("d=31 m=30").next(after: Instant("2004-10-29T17:00", in: zone), in: zone)
    #expect(last?.instant.text(in: zone) == "2004-10-31 00:30:00-03:30")
  }

  @Test func `the ends of time hold`() {
    let daily = DatePattern("h=9")
    #expect(daily.next(after: .latest, in: .utc) == nil)
    #expect(daily.next(after: Instant(nanoseconds: .min), in: .utc) != nil)
    #expect(DatePattern("d=31 h=9").next(after: .latest - .day, in: .utc) == nil)
    for zone in ["America/New_York", "Asia/Kolkata", "Pacific/Apia"].map({ Zone(named: $0)! }) {
      for text in [
        "h=0", "m=59", "s=59", "ns=999999999", "wd=1", "mo=4 d=12", "y=2262 mo=4", "doy=1",
      ] {
        for edge in [Instant(nanoseconds: .min), .latest, .latest - .hour, .latest - .day] {
          _ = DatePattern(text).next(after: edge, in: zone)
        }
      }
    }
  }
}
