import ScenarioParsing
import Scenarios
import Testing
import VirtualDevice
import VirtualTime

/// A repeat whose rounds have numbers.
@Suite struct RepeatTests {
  /// The script that a text is, as it is printed.
  private func printed(_ steps: String, above: String = "") throws -> [String] {
    let text = "\(above)\nscenario \"s\"\n@08:00 user opens app\n\(steps)\nexpect app foreground"
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    return script.text.split(separator: "\n").filter { $0.contains("app  ") }.map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @Test(arguments: [
    (#"app adds "r<n>" after <n>h"#, #"app adds "r2" after 2h"#),
    (
      #"app adds "r<n>" after 1h<n>m title "No. <n> of 3" body "<n><n>""#,
      #"app adds "r2" after 1h2m title "No. 2 of 3" body "22""#
    ),
    (#"app adds "<n>:<n>" daily at <n>:<n>"#, #"app adds "2:2" daily at 02:02"#),
    (#"app adds "r<n>" at 2026-<n>-<n> 08:<n>:<n>"#, #"app adds "r2" at 2026-02-02 08:02:02"#),
    (#"app adds "r<n>" yearly on <n>-05 at 08:00"#, #"app adds "r2" yearly on 02-05 at 08:00"#),
    (#"app adds "r<n>" matching hour <n> repeating"#, #"app adds "r2" matching hour 2 repeating"#),
    (
      #"app adds "\"<n>-1" after <n>m title "a \" <n>:00""#,
      #"app adds "\"2-1" after 2m title "a \" 2:00""#
    ),
    (#"app adds "\u{3C}n><n>" after 1h"#, #"app adds "<n>2" after 1h"#),
  ])
  func `the number is replaced in names, texts, times and durations`(line: String, second: String)
    throws
  {
    let lines = try printed("repeat 3 times as n\n\(line)\nend")
    #expect(lines.filter { $0.contains("adds") }.count == 3)
    #expect(lines.contains(second), "\(lines)")
  }

  @Test func `the number is replaced in the margin`() throws {
    let text = """
      scenario "s"
      @08:00 user opens app
      repeat 3 times as n
      @+<n>h user locks device
      user unlocks device
      end
      expect app not running
      """
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    let steps = script.scenarios[0].steps
    let hours = steps.map { ($0.instant - steps[0].instant).nanoseconds / 3_600_000_000_000 }
    #expect(hours == [0, 1, 1, 3, 3, 6, 6, 6])
  }

  @Test func `a table and a repeat can replace parts of one line`() throws {
    let above = "table who\n| id | hour |\n| a-<k> | 9 |"
    let text = """
      \(above)
      scenario "s" each who
      @08:00 user opens app
      repeat 2 times as k
      app adds "<id>" after <hour>h<k>m title "<k> <hour>"
      end
      expect pending "a-1" "a-2"
      """
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    #expect(script.play(script.scenarios[0]).end == .passed)
    #expect(script.book.texts.contains("2 9"))
  }

  @Test func `a mistake points at the line as it is written`() throws {
    let text = """
      table who
      | id |
      | a |

      scenario "s" each who
      @08:00 user opens app
      repeat 2 times as k
      app adds "<id><k>" after <k>h titel "<k>"
      end
      expect app foreground
      """
    let mistakes = Script.parse(Source(name: "", text: text)).diagnostics
    let mistake = try #require(mistakes.first)
    #expect(mistakes.count == 1 && mistake.place.line == 8)
    let line = Array(mistake.line.utf8)
    let marked = line[Int(mistake.place.start)..<Int(mistake.place.end)]
    #expect(String(decoding: marked, as: UTF8.self) == "titel")
  }

  @Test(arguments: [
    ("app adds \"r\" after 1h", true), ("app adds \"r\" daily at 09:00", true),
    ("app adds \"r\" now title \"R\"", false),
    ("@+1m app adds \"r\" after 1h", false),
    ("app adds \"r\" after 1h\napp removes pending \"r\"", false),
    ("app adds \"r\" after 1h\napp removes all pending", false),
  ])
  func `a request that takes its own place at once is a mistake`(lines: String, isOne: Bool) {
    let text =
      "scenario \"s\"\n@08:00 user opens app\nrepeat 9 times\n\(lines)\nend\n"
      + "expect app foreground"
    let mistakes = Script.parse(Source(name: "", text: text)).diagnostics.map(\.kind)
    #expect(mistakes == (isOne ? [.roundReplaces] : []))
  }
}
