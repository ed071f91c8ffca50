import Testing
import VirtualTime

@testable import Exploration

/// Lists of pending requests in JSON: their forms and their mistakes.
@Suite struct PlanReaderTests {
  @Test(arguments: [
    ("{}", 1, "the field `requests` is missing"),
    ("3", 1, "the plan is not a list of requests"),
    ("[]", 1, "the plan has no request"),
    ("", nil, "the file is empty"),
    (#"[{"identifier": "a"}]"#, 1, "the field `trigger` is missing"),
    (
      #"{"date": "2026-03-06T09:00:00Z", "requests": [{"identifier": "a", "trigger": null}]}"#, 1,
      "has an offset; it is one on the phone's clock"
    ),
    (
      #"[{"identifier": "a", "trigger": {"type": "calendar", "seconds": 60}}]"#, 1,
      "`seconds` does not belong to a trigger of the type `calendar`"
    ),
    (
      #"[{"identifier": "a", "trigger": null}, {"id": 1, "repeatInterval": 1}]"#, 1,
      "request 2 has the form of flutter_local_notifications, request 1 that of expo-notifications"
    ),
    (
      #"[{"id": 1, "repeatInterval": 1, "matchDateTimeComponents": "time"}]"#,
      1, "`matchDateTimeComponents` is not a whole number"
    ),
    (#"[{"id": 1, "scheduledDateTimeISO8601": "2026"}]"#, 1, "`scheduledDateTime` is missing"),
    (#"{"requests": 5}"#, 1, "`requests` is not a list in brackets"),
    ("{\n\"zone\": \"Europe/Berlni\",\n\"requests\": [\n{\"identifier\": \"a\"}]}", 2, "time zone"),
    ("[\n{\"identifier\": \"a\",\n\"titel\": \"x\"}]", 3, "unknown field `titel`"),
    ("[{\"identifier\": \"a\",\n\"content\": {\"title\": 3}}]", 2, "`title` is not a text"),
    (
      "[{\"identifier\": \"a\", \"trigger\": {\"type\": \"calendar\",\n"
        + "\"dateComponents\": {\n\"hour\": 25}}}]",
      3, "`hour` is 25, outside 0 to 23"
    ),
    (
      "[{\"identifier\": \"a\", \"trigger\": {\"type\": \"calendar\", \"dateComponents\": "
        + "{\n\"year\": 12000}}}]",
      2, "`year` is 12000, outside 1 to 9999"
    ),
    ("[{\"identifier\": \"a\", \"trigger\": {\n\"type\": \"daily\"}}]", 2, "is \"daily\""),
    (interval("1e308"), 1, "`seconds` is more than 100 years"),
    (interval("-1e20"), 1, "`seconds` is more than 100 years"),
    (interval("99999999999999999999999"), 1, "`seconds` is more than 100 years"),
    (interval("1e15"), 1, "`seconds` is 1000000000000000, more than 100 years"),
    (interval("\"60\""), 1, "`seconds` is not a number of seconds"),
    ("[[1]]", 1, "`request` is not an object in braces"),
    ("[{\"id\": 1, \"title\": \"t\", \"body\": \"b\", \"payload\": \"\"}]", 1, "lists no dates"),
  ])
  func `a mistake names its line`(_ text: String, _ line: Int?, _ message: String) throws {
    guard case .failure(let mistakes) = Plan.reading(Array(text.utf8), named: "p") else {
      Issue.record("\(text) was read")
      return
    }
    let first = try #require(mistakes.all.first)
    #expect(first.line == line && first.message.contains(message), "\(first)")
  }

  /// A plan with one request after so many seconds.
  private static func interval(_ seconds: String) -> String {
    #"[{"identifier": "a", "trigger": {"type": "timeInterval", "seconds": \#(seconds)}}]"#
  }

  @Test func `a text that is no JSON names the line`() {
    guard case .failure(let mistakes) = Plan.reading(Array("[\n{,}]".utf8), named: "p") else {
      Issue.record("it was read")
      return
    }
    #expect(mistakes.all[0].help.contains("line 2"))
  }

  @Test func `many mistakes are counted, and too many requests are refused`() {
    let bad = Array(repeating: "{}", count: 50).joined(separator: ",")
    guard case .failure(let mistakes) = Plan.reading(Array("[\(bad)]".utf8), named: "p") else {
      Issue.record("it was read")
      return
    }
    #expect(mistakes.all.count == Plan.mostMistakes + 1)
    #expect(mistakes.all.last?.message == "30 more mistakes")
    let many = (0...Plan.mostRequests).map { "{\"identifier\":\"\($0)\",\"trigger\":null}" }.joined(
      separator: ","
    )
    guard case .failure(let limit) = Plan.reading(Array("[\(many)]".utf8), named: "p") else {
      Issue.record("it was read")
      return
    }
    #expect(limit.all[0].message.contains("the limit is 20000"))
  }

  @Test func `the list of Notifee becomes components of the phone's zone`() throws {
    let text = #"""
      [{"notification": {"id": "n", "title": "T", "ios": {"sound": "default"}},
      "trigger": {"type": 0, "timestamp": 1772784000000, "repeatFrequency": 1}}]
      """#
    let plan = try Plan.reading(Array(text.utf8), named: "p").get()
    #expect(plan.form == .notifee)
    let berlin = try #require(Zone(named: "Europe/Berlin"))
    #expect(
      plan.requests[0].sentence(in: berlin)
        == #"app adds "n" matching hour 9 minute 0 second 0 repeating title "T" sound"#
    )
  }

  @Test func `a date of flutter_local_notifications keeps its zone`() throws {
    let text = #"""
      [{"id": 7, "title": "T", "scheduledDateTime": "2026-03-06T09:00:00",
      "timeZoneName": "Asia/Tokyo", "matchDateTimeComponents": 1,
      "platformSpecifics": {"subtitle": "S", "badgeNumber": 2, "presentSound": true}}]
      """#
    let plan = try Plan.reading(Array(text.utf8), named: "p").get()
    #expect(plan.form == .flutter && plan.zone == Zone(named: "Asia/Tokyo"))
    #expect(plan.requests[0].content.subtitle == "S" && plan.requests[0].content.badge == 2)
    let sentence = plan.requests[0].sentence(in: .utc)
    #expect(
      sentence?.contains("weekday 6 hour 9 minute 0 second 0 zone Asia/Tokyo repeating") == true
    )
  }

  @Test func `the mistakes are in the order of their lines`() {
    let text = "[{\n\"content\": {\"titel\": 1},\n\"body\": 1},\n{\"identifier\": 3}]"
    guard case .failure(let mistakes) = Plan.reading(Array(text.utf8), named: "p") else {
      Issue.record("it was read")
      return
    }
    #expect(mistakes.all.map(\.line) == [1, 2, 3, 4])
  }

  @Test(arguments: [
    (#""weekday": 8"#, "1 is Sunday and 7 is Saturday"),
    (#""hour": 9, "timeZone": "Mars/Base""#, "write a name such as `Europe/Berlin`"),
    (#""hour": 9, "timeZone": "GMT+2""#, "write `GMT+0200`"),
    (#""hour": 9, "timeZone": "-03:30""#, "write `GMT-0330`"),
    (#""hour": 9, "timeZone": "Europe/Berlni (current)""#, "write `Europe/Berlin`"),
  ])
  func `a component that matches nothing is answered with what it means`(
    _ components: String,
    _ help: String
  ) {
    let text = #"[{"identifier": "a", "trigger": {"type": "calendar", "dateComponents": {"#
    guard
      case .failure(let mistakes) = Plan.reading(Array("\(text)\(components)}}}]".utf8), named: "p")
    else {
      Issue.record("it was read")
      return
    }
    #expect(mistakes.all.map(\.help) == [help])
  }

  @Test func `the description of a time zone is its name`() throws {
    let text =
      #"[{"identifier": "a", "trigger": {"type": "calendar", "dateComponents": {"#
      + #""hour": 9, "timeZone": "Europe/Berlin (current)"}}}]"#
    let plan = try Plan.reading(Array(text.utf8), named: "p").get()
    guard case .calendar(let pattern, _) = plan.requests[0].trigger else {
      Issue.record("it is no date")
      return
    }
    #expect(pattern.zone == Zone(named: "Europe/Berlin"))
  }

  @Test func `what only Android lists is named`() {
    let text = #"[{"identifier": "a", "content": {"title": "T", "sticky": false}}]"#
    guard case .failure(let mistakes) = Plan.reading(Array(text.utf8), named: "p") else {
      Issue.record("it was read")
      return
    }
    #expect(mistakes.all[0].help.contains("it belongs to Android"))
  }

  @Test(arguments: ["0", "0d", "-1d", "1", "d", "11y", "999999d", "1h", ""])
  func `a span is above zero and up to ten years`(_ text: String) {
    #expect(PlanSpan(text) == nil)
  }

  @Test func `a span ends at the same time of day`() throws {
    let start = try #require(CivilDateTime(planned: "2024-02-29 09:00"))
    #expect(PlanSpan("1y")?.end(from: start).text == "2025-02-28 09:00")
    #expect(PlanSpan("30d")?.end(from: start).text == "2024-03-30 09:00")
    #expect(PlanSpan("6mo")?.end(from: start).text == "2024-08-29 09:00")
  }
}
