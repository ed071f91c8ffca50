import ScenarioParsing
import Scenarios
import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// Tables, setups, includes and repeats: what they make of a script.
@Suite struct StructureTests {
  @Test func `a scenario is played for every row, with its own title and id`() throws {
    let script = try read(
      """
      table who
      | auth     | way     |
      | denied   | "a \\| b" |
      # a remark between rows
      | denied   | "c"     |

      scenario "told: <auth>"   [<auth> both]  each who
      device  has authorization <auth>
      @08:00  user opens app
              app  adds <way> now title "1 < 2"
              expect authorization <auth>
      """
    )
    #expect(script.scenarios.map(\.title) == ["told: denied", "told: denied [2]"])
    #expect(script.scenarios.map(\.id) == ["told: <auth>[1]", "told: <auth>[2]"])
    #expect(script.scenarios.map(\.tags) == [["denied", "both"], ["denied", "both"]])
    #expect(script.scenarios.map(\.row?.place.line) == [3, 5])
    #expect(script.book.texts.contains("a | b") && script.book.texts.contains("1 < 2"))
  }

  @Test
  func `a row is named by its first cell if that is unique, or by its number`()
    throws
  {
    let story = "scenario \"s\"  each t\n@08:00 user opens app\nexpect authorization <a>"
    let told = try read("table t\n|a|\n|denied|\n|notDetermined|\n" + story)
    #expect(told.scenarios.map(\.title) == ["s [denied]", "s [notDetermined]"])
    let numbered = try read("table t\n|n|a|\n||denied|\n|x|denied|\n" + story)
    #expect(numbered.scenarios.map(\.title) == ["s [1]", "s [x]"])
  }

  @Test func `a setup comes first in every scenario, at the times of each`() throws {
    let script = try read(
      """
      start 2026-01-01 07:00
      setup
      @08:00  user opens app
      @+1h    user leaves app

      scenario "the same day"
              expect app background
      @10:00  expect app background

      scenario "another day"
      start   2026-02-02 06:00
      @09:30  expect app background
      """
    )
    let times = script.scenarios.map { scenario in
      scenario.steps.map { $0.instant.text(in: .utc).prefix(16) }
    }
    #expect(
      times == [
        ["2026-01-01 08:00", "2026-01-01 09:00", "2026-01-01 09:00", "2026-01-01 10:00"],
        ["2026-02-02 08:00", "2026-02-02 09:00", "2026-02-02 09:30"],
      ]
    )
  }

  @Test func `steps are repeated, each round counted`() throws {
    let script = try read(
      """
      scenario "s"
      @08:00  user opens app
              repeat 3 times
      @+30m   expect app foreground
              end
      @09:30  expect app foreground
      """
    )
    #expect(script.scenarios[0].steps.map(\.round) == [0, 1, 2, 3, 0])
    let start = script.scenarios[0].steps[0].instant
    #expect(
      script.scenarios[0].steps.map { ($0.instant - start).text } == [
        "0s", "30m", "1h", "1h30m", "1h30m",
      ]
    )
  }

  @Test func `a file overrides its includes and includes each file once`() throws {
    let texts = [
      "a": "phone iOS 13\nzone Europe/Madrid\n",
      "b.scenario": "include \"a\"\nphone iOS 14\nscenario \"not read\"\nnonsense\n",
    ]
    let (script, mistakes) = Script.parse(
      Source(
        name: "main",
        text: """
          include "a"
          include "b.scenario"
          phone iOS 15
          scenario "s"
          expect authorization notDetermined
          """
      )
    ) { path, _ throws(IncludeRefusal) in
      guard let text = texts[path] else { throw IncludeRefusal("no \(path)") }
      return Source(name: path, text: text)
    }
    #expect(mistakes.map(\.message) == [])
    #expect(script.sources.map(\.name) == ["main", "a", "b.scenario"])
    #expect(script.scenarios.map(\.title) == ["s"])
    #expect(script.scenarios[0].setting.version == 15)
    #expect(script.scenarios[0].setting.zone.name == "Europe/Madrid")
    #expect(script.text.contains("phone   iOS 15") && !script.text.contains("iOS 13"))
  }

  @Test func `includes nest to a limit, and their cost grows with their number`() {
    func parse(_ count: Int) -> [String] {
      Script.parse(Source(name: "0", text: "include \"1\"\nscenario \"s\"\nexpect prompt")) {
        path,
        _ throws(IncludeRefusal) in
        let next = Int(path)! + 1
        return Source(name: path, text: next > count ? "" : "include \"\(next)\"")
      }.diagnostics.map(\.message)
    }
    #expect(parse(100) == [])
    #expect(parse(1000) == ["includes are nested more than 100 deep"])
  }

  @Test func `a line that cannot be read is reported once`() {
    let typo = "expect bagde 0\n"
    let rows = (0..<5_000).map { "| \($0) |\n" }.joined()
    let stories = (0..<5_000).map { "scenario \"\($0)\"\nexpect badge 0\n" }.joined()
    for text in [
      "scenario \"s\"\nrepeat 900000 times\n@+1m \(typo)end\n",
      "table t\n| a |\n\(rows)scenario \"s <a>\"  each t\n\(typo)",
      "setup\n\(typo)\(stories)",
    ] {
      let mistakes = Script.parse(Source(name: "", text: text)).diagnostics
      #expect(mistakes.count == 1 && mistakes[0].help.contains("`badge`"), "\(mistakes)")
    }
  }

  @Test func `a title that cannot be read is reported for the first row only`() {
    let text = """
      table t
      | a |
      | 1 |
      | 2 |
      scenario "s <a>"  each t skip ""
      @08:00 user opens app
             expect app foreground
             user leaves app
      """
    let mistakes = Script.parse(Source(name: "", text: text)).diagnostics
    #expect(mistakes.map(\.kind) == [.emptyReason])
  }

  @Test func `a line that cannot be read keeps its time`() {
    let text = """
      scenario "s"
      device has authorization authorized
      @08:00 user opens app
             app adds "x" after 45m title "t"
      @09:00 user opn app
             expect "x" silenced since 08:30
      """
    let mistakes = Script.parse(Source(name: "", text: text)).diagnostics
    #expect(mistakes.map(\.place.line) == [5])
  }

  @Test func `an empty cell is reported at the cell`() {
    let text = "table t\n| a | b |\n|---|:-:|\n| x |  |\nscenario \"s\"  each t\nexpect badge <b>\n"
    let mistakes = Script.parse(Source(name: "", text: text)).diagnostics
    #expect(mistakes.map(\.place.line) == [4])
  }

  @Test func `a column in a scenario without a table is a mistake`() {
    let text = "table t\n| a |\n| 1 |\nscenario \"s\"\nexpect badge <a>\n"
    let mistakes = Script.parse(Source(name: "", text: text), needsScenario: false).diagnostics
    #expect(mistakes.map(\.kind) == [.columnWithoutEach])
  }

  @Test(arguments: [
    ("repeat 1000000000 times\n@+1s expect prompt\nend\n", "the file makes 1000000000 lines"),
    ("repeat 2147483647 times\n@+1s expect prompt\nend\n", "the file makes 2147483647 lines"),
  ])
  func `an endless run has a limit`(steps: String, says: String) {
    let text = "scenario \"s\"\n" + steps + "expect prompt"
    let mistakes = Script.parse(Source(name: "", text: text)).diagnostics
    #expect(mistakes.count == 1 && mistakes[0].message.hasPrefix(says), "\(mistakes)")
  }

  @Test func `ten thousand cells are read, and each makes its story`() throws {
    let rows = (0..<5_000).map { "| \($0) | \($0 % 12 + 1) |\n" }.joined()
    let script = try read(
      """
      table many
      | name | hour |
      \(rows)
      scenario "s"  each many
      @08:00  user opens app
              app  adds "<name>" matching hour <hour>
              expect "<name>" not pending
      """
    )
    #expect(script.scenarios.count == 5_000)
    #expect(script.scenarios[4_999].title == "s [4999]")
  }

  @Test func `a table that would make too many lines is refused`() {
    let rows = String(repeating: "| 1 |\n", count: 2_000)
    let steps = String(repeating: "expect prompt\n", count: 2_000)
    let text = "table t\n| a |\n\(rows)scenario \"s\"  each t\n\(steps)"
    let mistakes = Script.parse(Source(name: "", text: text)).diagnostics.map(\.message)
    #expect(mistakes.count == 1 && mistakes[0].contains("the limit is 1000000"), "\(mistakes)")
  }

  @Test func `in an exhaustive scenario a delivery that nothing expects fails`() throws {
    let steps = """
      device has authorization authorized
      @08:00 user opens app
      app adds "a" after 1m title "A"
      app adds "b" after 2m title "B"
      user leaves app
      @08:05 expect "a" delivered

      """
    let open = try read("scenario \"s\"\n" + steps)
    #expect(open.play(open.scenarios[0]).isPassed)
    let closed = try read("scenario \"s\"\nexhaustive\n" + steps)
    let failures = closed.play(closed.scenarios[0]).failures
    #expect(failures.count == 1)
    guard case .unexpected(_, .delivery) = failures[0].reason else {
      Issue.record("\(failures)")
      return
    }
    let whole = try read("scenario \"s\"\nexhaustive\n" + steps + "expect \"b\" delivered")
    #expect(whole.play(whole.scenarios[0]).isPassed)
  }

  @Test func `a scenario that is to fail fails the run by passing`() throws {
    let script = try read(
      """
      scenario "passes" xfail "it should not"
      expect authorization notDetermined
      scenario "fails" xfail "it cannot"
      expect authorization denied
      scenario "is not played" skip "not yet"
      expect authorization denied
      """
    )
    let ends = script.scenarios.map { script.play($0).end }
    #expect(ends == [.passedUnexpectedly, .failedAsExpected, .skipped])
    #expect(ends.map(\.isBad) == [true, false, false])
  }

  private func read(_ text: String) throws -> Script {
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    return script
  }
}
