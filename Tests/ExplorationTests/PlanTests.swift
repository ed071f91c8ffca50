import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualTime

@testable import Exploration

/// Plans played on: those of public reports, and their mended twins.
@Suite struct PlanTests {
  @Test(arguments: [
    ("limit", [PlanFinding.Kind.overLimit]),
    ("weekdays", [.twice]),
    ("last-of-month", [.missingDay, .night]),
    ("from-tomorrow", [.early]),
    ("one-identifier", [.lost]),
    ("fixed-to-utc", [.shifted, .shifted]),
    ("hours-of-utc", [.night]),
    ("whole-date", [.lost]),
  ])
  func `the fault of a report is found, and its mended twin has none`(
    _ name: String,
    _ kinds: [PlanFinding.Kind]
  ) throws {
    #expect(try life(ofFile: name).findings.map(\.kind) == kinds)
    let mended = try life(ofFile: "\(name).mended")
    #expect(mended.findings.map(\.kind) == [] && !mended.deliveries.isEmpty)
  }

  @Test func `of 109 requests the soonest 64 come`() throws {
    let life = try life(ofFile: "limit")
    #expect(life.deliveries.count == 64)
    #expect(life.findings[0].identifiers.count == 45)
    #expect(life.findings[0].ruleSummary?.id == "scheduling.limit-keeps-the-soonest")
  }

  @Test(arguments: [5, 10, 20])
  func `the deliveries of a plan are those of its journal, however many`(_ days: Int) throws {
    let requests = (0..<3).map { number in
      #"{"identifier": "r\#(number)", "content": {"title": "T"}, "trigger": "#
        + #"{"type": "timeInterval", "repeats": true, "seconds": 600}}"#
    }
    let plan = try Plan.reading(Array("[\(requests.joined(separator: ","))]".utf8), named: "plan")
      .get()
    var player = PlanPlayer(PlanChoices(span: try #require(PlanSpan("\(days)d"))))
    let life = try player.play(plan, named: "plan", in: .utc)
    #expect(life.deliveries.count == days * 3 * 144)
    #expect(Array(life.deliveries).count == life.deliveries.count)
    // A finding has the days of its dates, and not the dates.
    let twice = try #require(life.findings.first { $0.kind == .twice })
    #expect(twice.dates.days.count <= days + 1)
    #expect(life.findings.reduce(0) { $0 + $1.dates.days.count } <= 200 * (days + 1))
  }

  @Test func `the events of all lives of a player end the last one`() throws {
    let plan = try plan(ofFile: "weekdays")
    let choices = PlanChoices(span: try #require(PlanSpan("1y")))
    var whole = PlanPlayer(choices)
    let life = try whole.play(plan, named: "weekdays", in: .utc)
    var player = PlanPlayer(choices, mostEvents: whole.events + 300)
    #expect(try player.play(plan, named: "weekdays", in: .utc).reached == nil)
    let cut = try player.play(plan, named: "weekdays", in: .utc)
    #expect(cut.reached == LimitReached(.events, whole.events + 300))
    #expect(cut.deliveries.count < 300 && cut.stop == Array(cut.deliveries).last?.date)
    #expect(cut.deliveries.elementsEqual(life.deliveries.prefix(cut.deliveries.count)))
  }

  @Test func `an hour that the clock skips or shows twice is found with its dispute`() throws {
    let hour =
      #"[{"identifier": "a", "content": {"title": "A"}, "trigger": "#
      + #"{"type": "calendar", "repeats": true, "dateComponents": {"hour": 2, "minute": 30}}}]"#
    let life = try life(of: hour, in: "Europe/Berlin")
    #expect(life.findings.map(\.kind) == [.skippedHour, .doubledHour, .night])
    #expect(life.findings[0].note == "02:30 comes at 03:00")
    #expect(life.findings[0].ruleSummary?.dispute == "gap-time")
    #expect(life.findings[1].note == "02:30 comes at 02:30+02:00")
    #expect(life.findings[1].ruleSummary?.dispute == "overlap-time")
    #expect(life.findings[2].dates.count == 365)
    #expect(life.findings[2].ruleSummary?.dispute == nil)
  }

  @Test func `a night that only a dispute brings names it`() throws {
    let night = try life(ofFile: "last-of-month").findings[1]
    #expect(night.kind == .night && night.ruleSummary?.dispute == "missing-day")
  }

  @Test func `what never comes says why`() throws {
    let text = #"""
      [{"identifier": "sunday", "content": {"title": "A"}, "trigger": {"type": "calendar",
      "repeats": true, "dateComponents": {"weekday": 0, "hour": 9}}},
      {"identifier": "quarter", "content": {"title": "B"}, "trigger": {"type": "calendar",
      "dateComponents": {"month": 3, "quarter": 0}}},
      {"identifier": "empty", "trigger": {"type": "calendar", "repeats": true,
      "dateComponents": {"hour": 9}}},
      {"identifier": "past", "content": {"title": "C"}, "trigger": {"type": "calendar",
      "dateComponents": {"year": 2026, "month": 1, "day": 2}}},
      {"identifier": "monday", "content": {"title": "D"}, "trigger": {"type": "calendar",
      "dateComponents": {"year": 2026, "month": 3, "day": 9, "weekday": 3}}},
      {"identifier": "now", "content": {"title": "E"}, "trigger": null}]
      """#
    let life = try life(of: text, in: "UTC", from: "2026-03-06 12:00")
    #expect(life.findings.allSatisfy { $0.kind == .lost })
    let notes = life.findings.flatMap { finding in
      finding.identifiers.map { "\($0): \(finding.note)" }
    }
    #expect(
      notes.sorted() == [
        "empty: shows nothing: it has no title, subtitle, body, sound or badge",
        "monday: no date matches", "past: its date is past", "quarter: no date has the quarter 0",
        "sunday: no date has the weekday 0",
      ]
    )
    #expect(life.deliveries.map(\.identifier) == ["now"])
  }

  @Test func `a start that the clock skips is a mistake`() throws {
    let text = #"[{"identifier": "a", "content": {"title": "A"}, "trigger": null}]"#
    #expect(throws: PlanMistake.self) {
      try life(of: text, in: "Europe/Berlin", from: "2026-03-29 02:30")
    }
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe"])
  func `an hourly request comes in both of two equal hours, which is no fault`(
    _ zone: String
  ) throws {
    for trigger in [
      #"{"type": "timeInterval", "repeats": true, "seconds": 3600}"#,
      #"{"type": "calendar", "repeats": true, "dateComponents": {"minute": 30}}"#,
    ] {
      let text = #"[{"identifier": "a", "content": {"title": "A"}, "trigger": \#(trigger)}]"#
      let life = try life(of: text, in: zone, from: "2026-03-06 12:00")
      #expect(life.findings.allSatisfy { $0.kind == .night }, "\(life.findings)")
    }
  }

  @Test func `a list without a date says nothing of when its intervals end`() throws {
    let text =
      #"[{"identifier": "a", "content": {"title": "A"}, "trigger": "#
      + #"{"type": "timeInterval", "seconds": 10}}, {"identifier": "b", "content": "#
      + #"{"title": "B"}, "trigger": {"type": "timeInterval", "repeats": true, "#
      + #""seconds": 86400}}]"#
    #expect(try life(of: text, in: "UTC").findings.isEmpty)
    let night = try life(of: text, in: "UTC", from: "2026-03-06 23:00")
    #expect(night.findings.map(\.kind) == [.night, .night])
  }

  @Test func `a daily date of Flutter begins before the date that it was given`() throws {
    let text = #"""
      [{"id": 7, "title": "T", "scheduledDateTime": "2026-03-07T17:00:00",
      "timeZoneName": "Asia/Tokyo", "matchDateTimeComponents": 0}]
      """#
    let early = try life(of: text, in: "Asia/Tokyo", from: "2026-03-06 12:00")
    #expect(early.findings.map(\.kind) == [.early] && early.findings[0].dates.count == 1)
    #expect(early.findings[0].note == "given 2026-03-07 17:00, comes at 17:00")
    // When the list was made is not known, so nothing is said.
    #expect(try life(of: text, in: "Asia/Tokyo").findings.isEmpty)
  }

  @Test func `what comes at one time counts all, and each rule says when a request comes`() throws {
    let weekdays = try life(ofFile: "weekdays").findings[0]
    #expect(weekdays.dates.count == 6 * 365)
    let rules = try ["weekdays", "fixed-to-utc", "from-tomorrow", "one-identifier"].map {
      try life(ofFile: $0).findings[0].ruleSummary?.id
    }
    #expect(
      rules == [
        "dates.next-is-the-next-match", "dates.pinned-to-its-zone", "dates.next-is-the-next-match",
        "scheduling.same-identifier-replaces",
      ]
    )
  }

  @Test func `an interval of a day moves when the clocks change`() throws {
    let day =
      #"[{"identifier": "a", "content": {"title": "A"}, "trigger": "#
      + #"{"type": "timeInterval", "repeats": true, "seconds": 86400}}]"#
    let life = try life(of: day, in: "Europe/Berlin", from: "2026-01-01 12:00")
    #expect(life.findings.map(\.note) == ["12:00 becomes 13:00", "13:00 becomes 12:00"])
    #expect(try self.life(of: day, in: "UTC", from: "2026-01-01 12:00").findings.isEmpty)
  }

  @Test func `a request whose trigger ends the app is left out, and the others are played`() throws
  {
    let text = #"""
      [{"identifier": "bad", "trigger": {"type": "timeInterval", "repeats": true, "seconds": 30}},
      {"identifier": "good", "content": {"title": "G"},
      "trigger": {"type": "calendar", "dateComponents": {"hour": 9}, "repeats": true}}]
      """#
    let life = try life(of: text, in: "UTC")
    #expect(life.findings.map(\.kind) == [.lost] && life.findings[0].identifiers == ["bad"])
    #expect(life.findings[0].ruleSummary?.id == "scheduling.repeat-needs-a-minute")
    #expect(life.deliveries.count == 365)
  }

  @Test(arguments: ["limit", "weekdays", "last-of-month", "fixed-to-utc", "one-identifier"])
  func `a plan that is written as a scenario passes`(_ name: String) throws {
    let plan = try plan(ofFile: name)
    var player = PlanPlayer(PlanChoices(span: try #require(PlanSpan("1y"))))
    let text = try player.scenario(of: plan, named: name, in: plan.zone ?? .utc)
    let (script, mistakes) = Script.parse(Source(name: name, text: text))
    #expect(mistakes.isEmpty)
    let result = script.play(try #require(script.scenarios.first))
    #expect(result.failures.isEmpty && result.scenario.steps.count > plan.requests.count)
  }

  @Test func `a scenario is played on after its last step, in another zone too`() throws {
    let text = """
      zone UTC
      start 2026-03-06 08:00
      scenario "s"
      device has authorization authorized
      @08:00 user opens app
      app adds "tea" daily at 09:00 title "Tea"
      user leaves app
      @08:30 expect "tea" delivered

      """
    let (script, mistakes) = Script.parse(Source(name: "s", text: text))
    #expect(mistakes.isEmpty)
    var player = PlanPlayer(PlanChoices(span: try #require(PlanSpan("30d"))))
    let own = try player.play(script.scenarios[0], of: script, in: nil)
    #expect(own.deliveries.count == 30 && own.zone == .utc && own.findings.isEmpty)
    let tokyo = try #require(Zone(named: "Asia/Tokyo"))
    let other = try player.play(script.scenarios[0], of: script, in: tokyo)
    #expect(other.deliveries.count == 30 && other.zone == tokyo)
  }

  private func life(ofFile name: String) throws -> PlanLife {
    let plan = try plan(ofFile: name)
    var player = PlanPlayer(PlanChoices(span: try #require(PlanSpan("1y"))))
    return try player.play(plan, named: name, in: plan.zone ?? .utc)
  }

  private func plan(ofFile name: String) throws -> Plan {
    let text = try Repository.text(of: "scenarios/plans/\(name).json")
    return try Plan.reading(Array(text.utf8), named: name).get()
  }

  private func life(of text: String, in zone: String, from: String? = nil) throws -> PlanLife {
    let plan = try Plan.reading(Array(text.utf8), named: "plan").get()
    var choices = PlanChoices(span: try #require(PlanSpan("1y")))
    choices.start = from.flatMap { CivilDateTime(planned: $0) }
    var player = PlanPlayer(choices)
    let place = try #require(Zone(named: zone))
    return try player.play(plan, named: "plan", in: place)
  }
}
