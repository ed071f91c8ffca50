import Testing
import VirtualTime

@Suite struct LocalInstantTests {
  func resolve(_ zone: String, _ date: String, _ time: String) -> LocalInstant {
    let date = CivilDate(parsing: date.utf8)!
    return Zone(named: zone)!.resolve(
      CivilDateTime(date: date, time: CivilTime(parsing: time.utf8)!)
    )
  }

  func describe(_ local: LocalInstant, _ zone: String) -> String {
    let zone = Zone(named: zone)!
    switch local {
    case .unique(let instant): return instant.text(in: zone)
    case .overlap(let first, let second):
      return "\(first.text(in: zone)) | \(second.text(in: zone))"
    case .gap(let gap):
      return "\(gap.start.text) > \(gap.end.text) at \(gap.transition.text(in: zone)), "
        + "\(Zone.offsetText(gap.offsetBefore)) to \(Zone.offsetText(gap.offsetAfter))"
    }
  }

  @Test(arguments: [
    ("America/New_York", "2026-03-08", "01:59:59", "2026-03-08 01:59:59-05:00"),
    (
      "America/New_York", "2026-03-08", "02:30",
      "2026-03-08 02:00 > 2026-03-08 03:00 at 2026-03-08 03:00:00-04:00, -05:00 to -04:00"
    ),
    ("America/New_York", "2026-03-08", "03:00", "2026-03-08 03:00:00-04:00"),
    ("America/New_York", "2026-11-01", "00:59:59.9", "2026-11-01 00:59:59.9-04:00"),
    (
      "America/New_York", "2026-11-01", "01:30",
      "2026-11-01 01:30:00-04:00 | 2026-11-01 01:30:00-05:00"
    ),
    ("America/New_York", "2026-11-01", "02:00", "2026-11-01 02:00:00-05:00"),
    (
      "Pacific/Apia", "2011-12-30", "12:00",
      "2011-12-30 00:00 > 2011-12-31 00:00 at 2011-12-31 00:00:00+14:00, -10:00 to +14:00"
    ),
    (
      "Australia/Lord_Howe", "2026-10-04", "02:15",
      "2026-10-04 02:00 > 2026-10-04 02:30 at 2026-10-04 02:30:00+11:00, +10:30 to +11:00"
    ),
    (
      "America/Scoresbysund", "2026-03-28", "23:30",
      "2026-03-28 23:00 > 2026-03-29 00:00 at 2026-03-29 00:00:00-01:00, -02:00 to -01:00"
    ),
    (
      "Africa/Casablanca", "2026-02-15", "02:30",
      "2026-02-15 02:30:00+01:00 | 2026-02-15 02:30:00+00:00"
    ),
    (
      "Europe/Dublin", "2040-10-28", "01:30",
      "2040-10-28 01:30:00+01:00 | 2040-10-28 01:30:00+00:00"
    ),
    ("Asia/Kathmandu", "2200-06-01", "12:00", "2200-06-01 12:00:00+05:45"),
    ("America/New_York", "9999-01-01", "00:00", "2262-04-11 19:47:16.854775807-04:00"),
    ("America/New_York", "2025-12-31", "23:59:59", "2025-12-31 23:59:59-05:00"),
  ])
  func `a local time has one instant, two or none`(
    zone: String,
    date: String,
    time: String,
    told: String
  ) {
    #expect(describe(resolve(zone, date, time), zone) == told)
  }

  @Test func `a local time leads back to its instant in every zone`() {
    var generator = SeededGenerator(seed: 7)
    for name in Zone.names {
      let zone = Zone(named: name)!
      for _ in 0..<50 {
        let instant = Instant(nanoseconds: Int64(truncatingIfNeeded: generator.next()))
        let near = zone.nextTransition(after: instant) ?? instant
        let shift = Interval(seconds: Int64.random(in: -7200...7200, using: &generator))
        for instant in [instant, near, near + shift] {
          switch zone.resolve(zone.civil(at: instant)) {
          case .unique(let back): #expect(back == instant)
          case .overlap(let first, let second):
            #expect(first < second)
            #expect(first == instant || second == instant)
          case .gap: Issue.record("\(name) shows \(instant.text(in: zone)) in a gap")
          }
        }
      }
    }
  }
}
