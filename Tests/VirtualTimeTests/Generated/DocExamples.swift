// Written by the tests from the examples in doc comments; `make goldens` writes it again.
// swift-format-ignore-file
import Testing
import VirtualTime

@Test func `example of Agenda`() throws {
  var agenda = Agenda<String>()
  agenda.add("second", at: Instant(seconds: 20))
  agenda.add("first", at: Instant(seconds: 10))
  #expect(agenda.popFirst(through: Instant(seconds: 15))?.item == "first")
  #expect(agenda.nextDue == Instant(seconds: 20))
}

@Test func `example of Agenda Entry`() throws {
  var agenda = Agenda<String>()
  agenda.add("ring", at: Instant(seconds: 10))
  let entry: Agenda<String>.Entry? = agenda.first
  #expect(entry?.item == "ring")
  #expect(entry?.due.seconds == 10)
}

@Test func `example of DateComponent`() throws {
  #expect(DateComponent.weekday.range == 1...7)
  #expect(DateComponent.weekOfYear.name == "weekOfYear")
}

@Test func `example of DatePattern`() throws {
  var pattern = DatePattern()
  pattern.hour = 8
  pattern.weekday = Weekday.friday.rawValue
  let match = pattern.next(after: Instant(seconds: 1_772_496_000), in: .utc)
  #expect(match?.instant.text(in: .utc) == "2026-03-06 08:00:00+00:00")
}

@Test func `example of RepeatUnit`() throws {
  #expect(RepeatUnit.week.name == "week")
  #expect(RepeatUnit.allCases.count == 8)
}

@Test func `example of Recurrence`() throws {
  let date = try #require(CivilDate(year: 2026, month: 1, day: 31))
  let start = CivilDateTime(date: date, time: .midnight)
  let monthly = Recurrence(start: start, unit: .month)
  let after = Zone.utc.resolve(start).earliest
  let next = monthly.next(after: after, in: .utc, resolving: Resolution(missingDay: .lastDay))
  #expect(next?.instant.text(in: .utc) == "2026-02-28 00:00:00+00:00")
}

@Test func `example of Resolution`() throws {
  let paris = try #require(Zone(named: "Europe/Paris"))
  var pattern = DatePattern()
  (pattern.month, pattern.day, pattern.hour, pattern.minute) = (3, 29, 2, 30)
  let start = Instant(seconds: 1_767_225_600)
  let match = pattern.next(after: start, in: paris, resolving: Resolution(gap: .shiftForward))
  #expect(match?.instant.text(in: paris) == "2026-03-29 03:30:00+02:00")
}

@Test func `example of Resolution Gap`() throws {
  let resolution = Resolution(gap: .shiftForward)
  #expect(resolution.gap == .shiftForward)
  #expect(Resolution().gap == .firstInstantAfter)
}

@Test func `example of Resolution Overlap`() throws {
  let resolution = Resolution(overlap: .both)
  #expect(resolution.overlap == .both)
  #expect(Resolution().overlap == .first)
}

@Test func `example of Resolution MissingDay`() throws {
  let resolution = Resolution(missingDay: .lastDay)
  #expect(resolution.missingDay == .lastDay)
  #expect(Resolution().missingDay == .roll)
}

@Test func `example of DateMatch`() throws {
  var pattern = DatePattern()
  pattern.hour = 9
  let match = try #require(pattern.next(after: Instant(seconds: 0), in: .utc))
  #expect(match.instant.seconds == 9 * 3600)
  #expect(!match.crossedGap && !match.ambiguous && !match.dayWasMissing)
}

@Test func `example of WeekRules`() throws {
  let date = try #require(CivilDate(year: 2027, month: 1, day: 1))
  #expect(date.weekOfYear(.iso) == 53)
  #expect(date.weekOfYear(.gregorian) == 1)
}

@Test func `example of CivilDate`() throws {
  let date = try #require(CivilDate(year: 2028, month: 2, day: 28))
  #expect(date.weekday == .monday)
  #expect(date.adding(days: 2).text == "2028-03-01")
  #expect(CivilDate(year: 2026, month: 2, day: 29) == nil)
}

@Test func `example of CivilDateTime`() throws {
  let date = try #require(CivilDate(year: 2026, month: 3, day: 8))
  let time = try #require(CivilTime(hour: 1, minute: 59))
  #expect(CivilDateTime(date: date, time: time).text == "2026-03-08 01:59")
}

@Test func `example of CivilTime`() throws {
  let time = try #require(CivilTime(hour: 8, minute: 5))
  #expect(time.text == "08:05")
  #expect(time < CivilTime(parsing: "20:00".utf8)!)
  #expect(CivilTime(hour: 24, minute: 0) == nil)
}

@Test func `example of Weekday`() throws {
  #expect(Weekday.sunday.rawValue == 1)
  #expect(Weekday.tuesday.shortName == "Tue")
}

@Test func `example of Instant`() throws {
  let start = Instant(seconds: 1_772_784_000)
  let later = start + .hour
  #expect(later - start == Interval(seconds: 3600))
  #expect(later.text(in: .utc) == "2026-03-06 09:00:00+00:00")
}

@Test func `example of Interval`() throws {
  let snooze = Interval(seconds: 540)
  #expect(snooze.text == "9m")
  #expect(Interval(parsing: "1h30m".utf8)?.nanoseconds == 5_400_000_000_000)
}

@Test func `example of SeededGenerator`() throws {
  var first = SeededGenerator(seed: 7)
  var second = SeededGenerator(seed: 7)
  #expect(first.next() == second.next())
}

@Test func `example of LocalInstant`() throws {
  let rome = try #require(Zone(named: "Europe/Rome"))
  let date = try #require(CivilDate(year: 2026, month: 10, day: 25))
  let time = try #require(CivilTime(hour: 2, minute: 30))
  let local = rome.resolve(CivilDateTime(date: date, time: time))
  let first = Instant(seconds: 1_792_888_200)
  #expect(local == .overlap(first: first, second: first + .hour))
  #expect(local.earliest == first)
}

@Test func `example of LocalInstant Gap`() throws {
  let rome = try #require(Zone(named: "Europe/Rome"))
  let date = try #require(CivilDate(year: 2026, month: 3, day: 29))
  let time = try #require(CivilTime(hour: 2, minute: 30))
  let local = rome.resolve(CivilDateTime(date: date, time: time))
  #expect(local.earliest.text(in: rome) == "2026-03-29 03:00:00+02:00")
  guard case .gap(let gap) = local else { return }
  #expect(gap.start.text == "2026-03-29 02:00")
  #expect(gap.end.text == "2026-03-29 03:00")
}

@Test func `example of Zone`() throws {
  let zone = try #require(Zone(named: "Europe/Rome"))
  let noon = Instant(seconds: 1_772_798_400)
  #expect(zone.civil(at: noon).text == "2026-03-06 13:00")
  #expect(Zone.nearest(to: "Europe/Rmoe").first == "Europe/Rome")
}

@Test func `example of ZoneDatabase`() throws {
  let zones = ZoneDatabase.builtIn
  #expect(zones.release == Zone.release)
  #expect(zones.zone(named: "Europe/Rome")?.name == "Europe/Rome")
}

@Test func `example of ZoneDatabase File`() throws {
  let file = ZoneDatabase.File(path: "tzdata.zi", bytes: Array("# version 2026f".utf8))
  #expect(file.path == "tzdata.zi")
}

@Test func `example of ZoneDatabaseError`() throws {
  let error = ZoneDatabaseError(file: "Europe/Rome", reason: .cutShort)
  #expect(error.message(for: "zones") == "'zones/Europe/Rome' ends too early")
}

@Test func `example of ZoneFileError`() throws {
  let file = ZoneDatabase.File(path: "Europe/Rome", bytes: Array("TZif".utf8))
  #expect(throws: ZoneDatabaseError(file: "Europe/Rome", reason: .notCompiled)) {
    try ZoneDatabase(folder: "zones", files: [file])
  }
}
