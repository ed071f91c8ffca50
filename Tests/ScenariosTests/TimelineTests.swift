import ScenarioParsing
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

  @Test(arguments: [
    // A journey: the clock shows another time, and the margin uses it.
    ("moves to zone Europe/London", "@14:30", "2026-06-10 13:30:00+00:00"),
    ("moves to zone Europe/London", "@+1d 09:00", "2026-06-11 08:00:00+00:00"),
    ("moves to zone Asia/Tokyo", "@23:00", "2026-06-10 14:00:00+00:00"),
    ("moves to zone America/Los_Angeles", "@07:00", "2026-06-10 14:00:00+00:00"),
    ("moves to zone Pacific/Auckland", "@Thu 01:30", "2026-06-10 13:30:00+00:00"),
    ("moves to zone Pacific/Auckland", "@Wed 08:00", "2026-06-16 20:00:00+00:00"),
    ("moves to zone Australia/Lord_Howe", "@2026-10-04 02:30", "2026-10-03 15:30:00+00:00"),
    // The clock is set: elapsed time counts from the new time.
    ("sets the clock to 2026-06-10 12:00", "@12:30", "2026-06-10 13:30:00+00:00"),
    ("sets the clock to 2026-06-10 12:00", "@+1h", "2026-06-10 14:00:00+00:00"),
    ("sets the clock to 2026-06-10 12:00", "@2026-06-11 09:00", "2026-06-11 10:00:00+00:00"),
    ("sets the clock to 2026-06-20 09:00", "@Sun 09:00", "2026-06-11 13:00:00+00:00"),
    ("sets the clock to 2026-06-10 08:30", "@09:00", "2026-06-10 13:30:00+00:00"),
    ("sets the clock to 2026-06-10 08:00", "@+1d 08:00", "2026-06-11 13:00:00+00:00"),
    // The clocks that change are those of the day it was set to.
    ("sets the clock to 2026-11-01 01:30", "@01:45-04:00", "2026-06-10 13:15:00+00:00"),
    ("sets the clock to 2026-11-01 01:30", "@01:30-05:00", "2026-06-10 14:00:00+00:00"),
    ("sets the clock to 2027-03-14 01:59", "@03:00", "2026-06-10 13:01:00+00:00"),
    ("sets the clock to 2027-03-14 02:30", "@03:01", "2026-06-10 13:01:00+00:00"),
  ])
  func `the margin uses the phone's clock`(event: String, gutter: String, instant: String)
    throws
  {
    let script = try read("@09:00 device \(event)\n\(gutter) expect prompt")
    #expect(script.scenarios[0].steps[1].instant.text(in: .utc) == instant)
  }

  @Test(arguments: [
    // Set ahead, from nine to twelve.
    ("sets the clock to 2026-06-10 12:00", "@12:30", "12:15", "13:15"),
    ("sets the clock to 2026-06-10 12:00", "@12:30", "08:30", "12:30"),
    ("sets the clock to 2026-06-10 12:00", "@12:30", "2026-06-10 08:00", "12:00"),
    ("sets the clock to 2026-06-10 12:00", "@12:30", "10:00", "13:00"),
    // Set back, from nine to half past eight: the latest time at which the clock showed it.
    ("sets the clock to 2026-06-10 08:30", "@08:45", "08:40", "13:10"),
    ("sets the clock to 2026-06-10 08:30", "@08:45", "08:10", "12:10"),
    ("sets the clock to 2026-06-10 08:30", "@08:45", "08:50", "12:50"),
    // Journeys, west and east.
    ("moves to zone America/Los_Angeles", "@06:30", "06:15", "13:15"),
    ("moves to zone America/Los_Angeles", "@06:30", "08:30", "12:30"),
    ("moves to zone Europe/London", "@14:30", "14:10", "13:10"),
    ("moves to zone Europe/London", "@14:30", "10:00", "13:00"),
    ("moves to zone Europe/London", "@14:30", "08:05", "12:05"),
  ])
  func `since uses the clock of that time`(
    event: String,
    gutter: String,
    since: String,
    time: String
  ) throws {
    let lines = "@09:00 device \(event)\n\(gutter) expect no notification delivered since \(since)"
    let found = try read(lines).scenarios[0].steps[1].since
    #expect(found?.text(in: .utc) == "2026-06-10 \(time):00+00:00")
  }

  @Test(arguments: [
    ("start 1677-12-31 23:59", "", "a scenario must be in the years 1678 to 2261"),
    ("start 2262-01-01 00:00", "", "a scenario must be in the years 1678 to 2261"),
    ("", "@2262-01-01 00:00", "a scenario must be in the years 1678 to 2261"),
    (
      "", "@09:00 device sets the clock to 2262-01-01 00:00\n",
      "a scenario must be in the years 1678 to 2261"
    ),
    (
      "", "@09:00 device sets the clock to 1677-01-01 00:00\n",
      "a scenario must be in the years 1678 to 2261"
    ),
    (
      "", "@09:00 device sets the clock to 2026-06-10 07:59\n",
      "the clock cannot be set to a time before the start of the scenario"
    ),
    (
      "", "@09:00 device sets the clock to 2026-06-10 08:30\n@08:15",
      "this time has passed: it is already 2026-06-10 08:30:00-04:00"
    ),
    (
      "", "@09:00 device moves to zone America/Los_Angeles\n@05:59",
      "this time has passed: it is already 2026-06-10 06:00:00-07:00"
    ),
    (
      "", "@09:00 device sets the clock to 2027-03-14 01:59\n@02:30",
      "clocks in America/New_York skip from 02:00 to 03:00 on 2027-03-14"
    ),
  ])
  func `a time that no clock shows is refused`(fact: String, lines: String, message: String) {
    let text = "\(Self.head)scenario \"s\"\n\(fact)\n\(lines) expect no notification delivered"
    let (_, mistakes) = Script.parse(Source(name: "", text: text))
    #expect(mistakes.map(\.message) == [message])
  }

  @Test(arguments: ["1678-01-01 00:00", "1883-11-18 12:00", "1970-01-01 00:00", "2261-12-31 23:59"])
  func `a scenario starts in any year that instants reach`(start: String) throws {
    let text = "start \(start)\nscenario \"s\"\n@+0s expect no notification delivered"
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    #expect(script.scenarios[0].start.text(in: .utc) == "\(start):00+00:00")
  }

  private static let head = "zone America/New_York\nstart 2026-06-10 08:00\n"

  private func read(_ lines: String) throws -> Script {
    let text = "\(Self.head)scenario \"s\"\n\(lines)"
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    return script
  }
}
