import Foundation
import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing
import VirtualDevice
import VirtualTime

/// Drawings of scenarios: a timeline, and the phone at a time.
@Suite struct DrawingTests {
  @Test(arguments: Library.all.map(\.script))
  func `every scenario of the library is drawn as XML that a page may show`(script: Script) throws {
    for scenario in script.scenarios {
      let result = script.play(scenario)
      let timeline = timelinePicture(of: result, from: script.sources)
      try Self.check(timeline, of: scenario.title)
      guard let last = result.journal.entries.last?.moment else { continue }
      let local = last.zone.civil(at: last.wall)
      let time = try #require(PictureTime("\(local.date.text) \(local.time.text)"))
      let phone = try #require(phonePicture(of: result, at: time))
      try Self.check(phone, of: scenario.title)
      // A page keeps thousands of them.
      #expect(timeline.utf8.count < 200_000 && phone.utf8.count < 40_000)
    }
  }

  /// A drawing is XML, its texts are the only ones, and nothing in it is a style or a script.
  private static func check(_ drawing: String, of title: String) throws {
    let elements = try MarkupReader(drawing).elements
    let known: Set = ["svg", "g", "title", "rect", "circle", "line", "path", "text"]
    #expect(elements.allSatisfy { known.contains($0.name) }, "\(title)")
    let forbidden: Set = ["style", "class", "href", "onload"]
    #expect(elements.allSatisfy { forbidden.isDisjoint(with: $0.attributes.keys) }, "\(title)")
    let sizes = elements.flatMap { element in
      ["width", "height", "r"].compactMap { element.attributes[$0].flatMap { Int($0) } }
    }
    #expect(sizes.allSatisfy { $0 >= 0 }, "\(title): a negative size")
  }

  /// Lines of a scenario, a time, and the texts that the phone shows then, or does not.
  static let phones: [(lines: String, time: String, shows: [String], hides: [String])] = [
    (
      "@08:00 user opens app\napp asks for alert", "08:00",
      ["would like to send you", "Don't Allow", "notDetermined"], ["authorized"]
    ),
    (
      "@08:00 user opens app\napp asks for location when in use", "08:00",
      ["your location", "Allow Once"], ["send you"]
    ),
    ("@08:00 user opens app", "08:30", [">8:30<", "foreground"], ["banner"]),
    (granted + "@08:05 expect \"a\" delivered", "08:05", ["Stand up", "now"], ["Thursday"]),
    (granted + "@08:05 expect \"a\" delivered", "08:04", ["08:05:00"], ["Stand up"]),
    (
      granted + "@08:02 user locks device\n@09:00 expect \"a\" delivered", "09:00",
      ["Thursday, 1 January", "Stand up", "55m ago"], []
    ),
    ("@08:00 device powers off", "08:01", ["switched off"], ["08:01<"]),
    ("@08:00 device powers off\n@08:01 device powers on", "08:02", ["not unlocked since"], []),
    (
      "@08:00 user switches to silent\nuser turns on Do Not Disturb", "08:00",
      ["the silent switch is on", "Focus: Do Not Disturb"],
      ["✈"]
    ),
    ("@08:00 user turns on airplane mode", "2026-01-01 08:00", ["✈"], ["5G"]),
  ]

  private static let granted = """
    @08:00 user opens app
    app asks for alert
    user answers "Allow"
    app adds "a" after 5m title "Stand up"
    user leaves app

    """

  @Test(arguments: phones)
  func `the phone shows what its user sees`(
    lines: String,
    time: String,
    shows: [String],
    hides: [String]
  ) throws {
    let (script, result) = try Self.play(lines)
    let drawing = try Self.phone(result, time)
    for text in shows { #expect(drawing.contains(text), "\(script.text): \(text)") }
    for text in hides { #expect(!drawing.contains(text), "\(script.text): \(text)") }
  }

  @Test func `before the phone starts there is nothing to draw`() throws {
    let (_, result) = try Self.play("@08:00 user opens app")
    let time = try #require(PictureTime("2025-12-31 08:00"))
    #expect(phonePicture(of: result, at: time) == nil)
  }

  @Test(arguments: ["8:00", "24:00", "2026-02-30 08:00", "08:00 08:00", "noon", ""])
  func `a text that is no time is refused`(text: String) {
    #expect(PictureTime(text) == nil)
  }

  @Test func `a timeline says what failed, and what was not played`() throws {
    let (script, result) = try Self.play(
      """
      @08:00 user opens app
      app asks for alert
      user answers "Don't Allow"
      app adds "a" after 5m
      user leaves app
      @08:05 expect "a" delivered
      user taps "a"
      @08:06 expect "a" delivered
      """
    )
    let drawing = timelinePicture(of: result, from: script.sources)
    for text in [
      "✗ &quot;a&quot; delivered", "✗ taps &quot;a&quot;",
      "expected &quot;a&quot; delivered; dropped", ">denied<",
      "lines after it that were not played: 1",
    ] {
      #expect(drawing.contains(text), "\(text)")
    }
    #expect(!drawing.contains("✓"))
  }

  @Test func `a state that lasts no time is a mark in the timeline`() throws {
    let script = Script.parse(
      Source(
        name: "a.scenario",
        text: """
          scenario "a look at the app"
          @08:00  user    opens app
                  user    leaves app
          @08:10  user    opens app
                  expect  app foreground

          """
      )
    ).script
    let drawing = timelinePicture(
      of: script.play(try #require(script.scenarios.first)),
      from: script.sources
    )
    #expect(drawing.split(separator: "foreground, for no time").count == 2, "\(drawing)")
  }

  @Test func `of a year of deliveries the ends are drawn, and a failure between them`() throws {
    let (script, result) = try Self.play(
      Self.granted.replacing("after 5m", with: "daily at 09:00")
        + "@+100d expect \"a\" not delivered\n@+265d expect \"a\" delivered"
    )
    let drawing = timelinePicture(of: result, from: script.sources)
    #expect(drawing.contains("✗ &quot;a&quot; not delivered"))
    #expect(drawing.contains(" more</text>"))
    #expect(drawing.utf8.count < 60_000)
  }

  @Test func `markup in texts stays text`() throws {
    let evil = #"</text><script>alert(1)</script>"#
    let (script, result) = try Self.play(
      "@08:00 user opens app\n"
        + #"app adds "\#(evil)" after 5m title "\#(evil)\u{202E}" body "\#(evil)""#
    )
    try Self.check(timelinePicture(of: result, from: script.sources), of: evil)
    let phone = try Self.phone(result, "08:10")
    try Self.check(phone, of: evil)
    #expect(!phone.unicodeScalars.contains("\u{202E}"))
  }

  @Test(arguments: ["Track #5", "#️⃣ first", "a because b", "two  blanks", "a \\\" # b"])
  func `a step is drawn with the whole of its texts`(title: String) throws {
    let (script, result) = try Self.play(
      "@08:00 user opens app\napp adds \"a\" after 1m title \"\(title)\" # a remark"
    )
    let timeline = timelinePicture(of: result, from: script.sources)
    let shown = title.replacing("\"", with: "&quot;")
    #expect(timeline.contains("title &quot;\(shown)&quot;</text>"))
  }

  @Test func `a phone after the end of the run says so`() throws {
    let (_, result) = try Self.play(Self.granted + "user leaves app")
    let ended = ">The run ended at 08:00:00.<"
    #expect(try Self.phone(result, "09:00").contains(ended))
    #expect(try !Self.phone(result, "08:00").contains("The run ended"))
  }

  @Test func `Notification Center shows its cards, and what the summary holds`() throws {
    let (_, result) = try Self.play(
      Self.granted + """
        @08:06 expect "a" delivered
        user turns on Scheduled Summary
        device receives push "b" title "Later"
        @08:07 expect "b" held
        """
    )
    let drawing = try Self.phone(result, "08:07")
    let center = try #require(drawing.components(separatedBy: ">Notification Center<").last)
    for text in [">Stand up<", ">Scheduled Summary<", ">1 notification is held<"] {
      #expect(center.contains(text), "\(text)")
    }
  }

  /// The pictures of the documentation, made by `make pictures`: of each script its timeline, or
  /// the phone at a time.
  static let pictures: [(name: String, script: String, time: String?)] = [
    ("timeline", "day", nil), ("prompt", "day", "07:55"), ("lock-screen", "day", "08:30"),
    ("banner", "evening", "16:59"), ("notification-center", "evening", "17:30"),
    ("settings", "evening", "16:00"), ("failure", "denied", nil),
  ]

  @Test(arguments: pictures)
  func `the pictures of the documentation are current`(
    name: String,
    script: String,
    time: String?
  ) throws {
    let path = "Documentation/Pictures/\(script).scenario"
    let source = Source(name: "\(script).scenario", bytes: try Repository.bytes(of: path))
    let (script, mistakes) = Script.parse(source)
    #expect(mistakes.isEmpty)
    let result = script.play(script.scenarios[0])
    #expect(result.isPassed == (name != "failure"))
    let picture =
      try time.map { try Self.phone(result, $0) }
      ?? timelinePicture(of: result, from: script.sources)
    expect(picture, matchesGolden: "../../Documentation/Pictures/\(name).svg")
    // Each is shown where it helps.
    let texts = try ["README.md", "Documentation/Guide.md", "Documentation/Reports.md"]
      .map { try Repository.text(of: $0) }
    #expect(texts.contains { $0.contains("Pictures/\(name).svg)") }, "\(name) is not shown")
  }

  private static func phone(_ result: ScenarioResult, _ time: String) throws -> String {
    let time = try #require(PictureTime(time))
    return try #require(phonePicture(of: result, at: time))
  }

  private static func play(_ lines: String) throws -> (Script, ScenarioResult) {
    let text = "phone iOS 18\n\nscenario \"drawn\"\n\(lines)\n"
    let (script, mistakes) = Script.parse(Source(name: "drawn", text: text))
    #expect(mistakes.allSatisfy { $0.kind == .expectsNothing }, "\(mistakes.map(\.message))")
    return (script, script.play(try #require(script.scenarios.first)))
  }
}
