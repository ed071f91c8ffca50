import Reports
import ScenarioParsing
import Scenarios
import SystemPolicy
import Testing

/// A report that is written during the run equals the one that is written at its end.
@Suite struct RunningReportTests {
  private static func played(_ count: Int, _ variants: Variants) -> (Script, [[Outcome]]) {
    let text = (0..<count).map { number in
      """
      scenario "s\(number)"
      device  has authorization \(number % 2 == 0 ? "denied" : "authorized")
              app     adds "a" now title "A"
              expect  "a" dropped

      """
    }
    let (script, mistakes) = Script.parse(Source(name: "a.scenario", text: text.joined()))
    precondition(count == 0 || mistakes.isEmpty, "\(mistakes.map { $0.message })")
    return (
      script,
      script.scenarios.map { scenario in
        variants.all.map {
          Outcome(result: script.play(scenario, on: $0.version, reading: $0.reading))
        }
      }
    )
  }

  static let variants = [
    Variants(), Variants(readings: [.seeds, .apple, .field]),
    Variants(versions: [OSVersion(13), OSVersion(26)]),
  ]

  @Test(arguments: variants, [0, 1, 2, 5])
  func `an entry that is removed early is the only one missing`(
    variants: Variants,
    count: Int
  ) {
    let (script, groups) = Self.played(count, variants)
    for format in ErrorFormat.allCases {
      let palette = Palette(isColored: false, errorFormat: format)
      let file = FileResult(
        sources: script.sources,
        mistakes: [],
        outcomes: groups.flatMap(\.self)
      )
      let whole = RunReport([file], variants, palette).text
      var report = RunReport(variants, palette)
      var text = ""
      report.open([file])
      for group in groups {
        report.add(group, from: script.sources)
        text += report.take()
      }
      report.close()
      #expect(text + report.text == whole)
      // The only scenario can wait for its differences.
      #expect((count > 1) == !text.isEmpty || count == 1)
    }
  }

  /// Returns the report of files with scenarios that pass or fail.
  private static func report(
    _ files: [[Bool]],
    lines: RunReport.Lines = .files
  ) -> String {
    let files = files.enumerated().map { number, passes in
      let text = passes.enumerated().map { index, isPassed in
        """
        scenario "s\(index)"
        @08:00  expect  app \(isPassed ? "not running" : "foreground")

        """
      }
      let (script, _) = Script.parse(Source(name: "\(number).scenario", text: text.joined()))
      let outcomes = script.scenarios.map { Outcome(result: script.play($0)) }
      return FileResult(sources: script.sources, mistakes: [], outcomes: outcomes)
    }
    return RunReport(files, Variants(), Palette(isColored: false), lines: lines).text
  }

  @Test func `a file in which all passes is one line`() {
    let text = Self.report([[true, true], [true]])
    #expect(
      text.hasPrefix(
        "ok    0.scenario  2 scenarios\nok    1.scenario  1 scenario\n\n3 scenarios: 3 passed\n"
      )
    )
  }

  @Test func `of a file in which one fails, the others are counted`() throws {
    let text = Self.report([[true, false, true, true], [true]])
    #expect(text.hasPrefix("0.scenario\n  FAIL  s1\n\nerror: "))
    #expect(text.contains("\n\n        3 other scenarios passed\n\nok    1.scenario  1 scenario\n"))
    let end = "\nwhat failed\n  FAIL  0.scenario:3  s1\n\n5 scenarios: 4 passed, 1 failed\n"
    #expect(text.contains(end), "\(text)")
  }

  @Test func `the only failure is not listed again right below it`() {
    #expect(!Self.report([[true], [true, false]]).contains("what failed"))
  }

  @Test func `every scenario has a line if that is wanted`() {
    let text = Self.report([[true, true], [true]], lines: .scenarios)
    #expect(text.hasPrefix("0.scenario\n  pass  s0\n  pass  s1\n1.scenario\n  pass  s0\n\n3 sc"))
  }

  @Test func `the end of a run with hundreds of failures fits a screen`() throws {
    let text = Self.report(Array(repeating: Array(repeating: false, count: 60), count: 5))
    let begin = try #require(text.firstRange(of: "\nwhat failed\n"))
    let end = text[begin.lowerBound...].split(separator: "\n", omittingEmptySubsequences: false)
    #expect(end.count <= 23)
    #expect(end.contains("  FAIL  0.scenario:1   s0") && end.contains("        and 288 more"))
    #expect(text.contains("\n300 scenarios: 0 passed, 300 failed\n"))
  }
}
