import Support
import Testing

@testable import ScenarioParsing
@testable import Scenarios

/// The proposals for lines that a user is likely to type: each can be read when it is followed.
@Suite struct ProposalTests {
  /// A line, the help of its mistake, and the line that follows the help.
  static let lines: [(line: String, help: String, followed: String)] = [
    ("user switches off device", "write `device powers off`", "device powers off"),
    ("user turns off phone", "write `device powers off`", "device powers off"),
    (
      "user turns off location", "write `Location Services`", "user turns off Location Services"
    ),
    (
      "expect scene connected with response \"tea\"", "remove `response`",
      "expect scene connected with \"tea\""
    ),
    (
      "expect didReceive not called for \"tea\"", "write `tap on \"tea\" not received`",
      "expect tap on \"tea\" not received"
    ),
    (
      "app adds UNNotificationRequest \"egg\" after 5m title \"Egg\"",
      "remove `UNNotificationRequest`", "app adds \"egg\" after 5m title \"Egg\""
    ),
    (
      "app adds UNMutableNotificationContent \"egg\" after 5m",
      "remove `UNMutableNotificationContent`", "app adds \"egg\" after 5m"
    ),
    (
      "app adds CircularGeographicCondition \"gym\" to monitor \"m\"",
      "write `monitors \"gym\" in`", "app monitors \"gym\" in monitor \"m\""
    ),
    (
      "expect condition \"gym\" satisfied",
      "write `expect condition \"gym\" in monitor \"m\" satisfied`",
      "expect condition \"gym\" in monitor \"m\" satisfied"
    ),
    ("expect location authorizedAlways", "write `always`", "expect location always"),
    (
      "expect location authorizedWhenInUse", "write `when in use`", "expect location when in use"
    ),
    ("user answers \"allow\"", "write `\"Allow\"`", "user answers \"Allow\""),
    ("user answers \"yes\"", "write `\"Allow\"`", "user answers \"Allow\""),
    ("user puts phone in silent mode", "write `switches to silent`", "user switches to silent"),
    (
      "app creates CLServiceSession always", "write `service session`",
      "app creates service session always"
    ),
    (
      "user locks device @08:05", "write `@08:05 user locks device`",
      "@08:05 user locks device"
    ),
  ]

  @Test(arguments: lines)
  func `a line gets the proposal that was meant`(
    row: (line: String, help: String, followed: String)
  ) {
    let found = Self.mistakes(in: Self.story(step: row.line))
    #expect(found.map(\.help) == [row.help], "\(found.map(\.text))")
    #expect(Self.mistakes(in: Self.story(step: row.followed)).map(\.text) == [])
  }

  @Test(arguments: [
    ("location always", "write `device has location`", "device has location always"),
    ("device has location authorizedAlways", "write `always`", "device has location always"),
    (
      "device has location authorizedWhenInUse", "write `when in use`",
      "device has location when in use"
    ),
    (
      "app entitled to time-sensitive\napp entitled to critical-alerts",
      "write `app entitled to time-sensitive critical-alerts` in place of both lines",
      "app entitled to time-sensitive critical-alerts"
    ),
  ])
  func `a fact gets the proposal that was meant`(fact: String, help: String, followed: String) {
    for isAbove in [false, true] {
      let found = Self.mistakes(in: Self.story(fact: fact, isAbove: isAbove))
      #expect(found.map(\.help) == [help], "\(found.map(\.text))")
      let followed = Self.mistakes(in: Self.story(fact: followed, isAbove: isAbove))
      #expect(followed.map(\.text) == [])
    }
  }

  @Test func `each form that lacks a name is answered by its row`() {
    for row in StateAdvice.forms {
      for said in row.said.sorted() {
        let line = "\(row.subject) \(said)".replacing(" $", with: "")
          .replacing("{", with: "{\"aps\":{}}").replacing(" \" ", with: " \"x\" ")
        let found = Self.mistakes(in: Self.story(step: line))
        #expect(found.first?.message == row.message, "\(line): \(found.map(\.text))")
      }
    }
    let phrases = StateAdvice.forms.flatMap { row in row.said.map { "\(row.subject) \($0)" } }
    #expect(Set(phrases).count == phrases.count)
    #expect(phrases.allSatisfy { $0.split(separator: " ").count <= 7 && $0 == $0.lowercased() })
  }

  /// A sentence in a help begins with its actor; other words in code are parts of one.
  @Test func `each sentence of a form can be read`() throws {
    for row in StateAdvice.forms {
      let words = try #require(row.said.first).split(separator: " ").map(String.init)
      let found = StateAdvice.advice(on: row.subject, about: "app", words[...], among: [row])
      let parts = try #require(found).error.help
        .split(separator: "`", omittingEmptySubsequences: false).map(String.init)
      let facts = stride(from: 1, to: parts.count, by: 2).filter {
        parts[$0 + 1].hasPrefix(" above")
      }
      let fact = facts.map { parts[$0] }.joined(separator: "\n")
      for index in stride(from: 1, to: parts.count, by: 2) where !facts.contains(index) {
        let actor = parts[index].split(separator: " ")[0]
        guard ["app", "user", "device", "expect"].contains(actor) else { continue }
        guard !parts[index - 1].hasSuffix("without ") else { continue }
        let mistakes = Self.mistakes(in: Self.story(fact: fact, step: parts[index]))
        #expect(mistakes.map(\.text) == [], "\(parts[index])")
      }
    }
  }

  private static func mistakes(in text: String) -> [Diagnostic] {
    Script.parse(Source(name: "proposal", text: text)).diagnostics
  }

  /// A script with all that a line may name.
  private static func story(
    fact: String = "",
    step: String = "",
    isAbove: Bool = false
  ) -> String {
    """
    place "gym" 52.5,13.4 radius 200m
    \(isAbove ? fact : "")
    scenario "x"
    \(isAbove ? "" : fact)
    @08:00 user opens app
    app opens monitor "m"
    app monitors "gym" in monitor "m"
    app adds "tea" now
    app adds "…" now
    \(step)
    expect no prompt

    """
  }
}
