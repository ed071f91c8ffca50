import Scenarios
import Testing
import VirtualTime

/// The times in the margin, as the phone's clock has them.
@Suite struct TimelineTests {
  @Test(arguments: [
    // New York falls back on Sunday, 2026-11-01: half past one comes twice.
    ("2026-11-01 00:00", "@01:30-04:00", "2026-11-01 01:30:00-04:00"),
    ("2026-11-01 00:00", "@01:30-05:00", "2026-11-01 01:30:00-05:00"),
    ("2026-10-31 08:00", "@+1d 01:30-05:00", "2026-11-01 01:30:00-05:00"),
    ("2026-10-31 08:00", "@Sun 01:30-05:00", "2026-11-01 01:30:00-05:00"),
    ("2026-10-31 08:00", "@2026-11-01 01:30-04:00", "2026-11-01 01:30:00-04:00"),
    // A day is a day of the calendar; hours are hours.
    ("2026-10-31 08:00", "@+1d 08:00", "2026-11-01 08:00:00-05:00"),
    ("2026-10-31 08:00", "@+24h", "2026-11-01 07:00:00-05:00"),
    ("2026-10-31 08:00", "@+1d", "2026-11-01 07:00:00-05:00"),
    // The next such weekday is strictly later.
    ("2026-11-03 08:00", "@Tue 08:01", "2026-11-03 08:01:00-05:00"),
    ("2026-11-03 08:00", "@Tue 08:00", "2026-11-10 08:00:00-05:00"),
    ("2026-11-01 08:00", "@Sun 01:30", "2026-11-08 01:30:00-05:00"),
    ("2026-03-08 08:00", "@Sun 02:30", "2026-03-15 02:30:00-04:00"),
  ])
  func `a time in the margin is placed`(start: String, gutter: String, instant: String) throws {
    let zone = try #require(Zone(named: "America/New_York"))
    let text = """
      zone America/New_York
      start \(start)
      scenario "s"
      \(gutter) expect prompt
      """
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    #expect(script.scenarios[0].steps[0].instant.text(in: zone) == instant)
  }
}
