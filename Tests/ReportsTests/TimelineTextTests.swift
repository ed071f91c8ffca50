import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing

/// The timeline of a run as text.
@Suite struct TimelineTextTests {
  private static func timeline(_ width: Int, of path: String) throws -> String {
    let source = Source(name: path, bytes: try Repository.bytes(of: path))
    let (script, _) = Script.parse(
      source,
      include: Repository.include,
      payload: Repository.payload
    )
    return script.scenarios.map { scenario in
      let result = script.play(scenario)
      let palette = Palette(isColored: false)
      return timelineText(of: result, from: script.sources, palette, width: width)
    }.joined(separator: "\n")
  }

  @Test func `time runs down, next to the states and what is pending`() throws {
    let text = """
      phone   iOS 17
      start   2026-03-06 07:55
      scenario "a digest"
      @08:00  user    opens app
              app     asks for alert sound provisional
              app     adds "digest" after 10m title "News" body "Three things happened today"
              user    leaves app
      @08:10  expect  "digest" delivered as list
      @10:00  expect  "digest" delivered as banner since 08:05

      """
    let (script, mistakes) = Script.parse(Source(name: "a.scenario", text: text))
    #expect(mistakes.map(\.message) == [])
    let result = script.play(try #require(script.scenarios.first))
    let palette = Palette(isColored: false)
    let timeline = timelineText(of: result, from: script.sources, palette, width: 80)
    let expected = """
      Fri 2026-03-06
      07:55  not running  notDetermined
      08:00  foreground   provisional    ┬  user    opens app
             │            │              │  app     asks for alert sound provisional
             │            │              │  app     adds "digest" after 10m title
             │            │              │          "News" body "Three things happened
             │            │              │          today"
             background   │              │  user    leaves app
      08:10  │            │              ┴  → "digest" delivered as list
             │            │                 ✓ expect  "digest" delivered as list
        ⋮    1 h 50 min
      10:00  │            │                 ✗ expect  "digest" delivered as banner
             │            │                           since 08:05

      """
    #expect(timeline == expected, "\(timeline)")
  }

  @Test(arguments: [80, 120]) func `no line is wider than the terminal`(width: Int) throws {
    for entry in Library.all {
      for line in try Self.timeline(width, of: entry.source.name).split(separator: "\n") {
        #expect(line.count <= width && line.last != " ", "\(entry): \(line)")
      }
    }
  }

  @Test func `lines about the phone are folded between their parts`() throws {
    let file = ReportTests.failing
    let result = try #require(file.outcomes.first).result
    var folded = ""
    traceText(of: result, from: file.sources, width: 80) { folded += $0 }
    let states = folded.split(separator: "\n").filter { $0.hasPrefix("      |") }
    #expect(states.allSatisfy { $0.count <= 80 } && states.contains { $0.hasPrefix("      |   ") })
    let joined = folded.replacing("\n      |   ", with: " · ")
    #expect(joined == traceText(of: result, from: file.sources))
  }
}
