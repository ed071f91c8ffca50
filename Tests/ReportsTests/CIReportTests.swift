import Foundation
import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing

/// The reports for CI systems: their form, and that nothing in a script can break it.
@Suite struct CIReportTests {
  @Test(arguments: ["xml", "strict.xml", "tap", "github"])
  func `each report keeps its form`(ending: String) {
    expect(
      Self.render([ReportTests.some, Self.otherwise, Self.unreadable], ending),
      matchesGolden: "some.\(ending)"
    )
  }

  @Test(arguments: nasty)
  func `a title cannot become markup`(title: String) throws {
    let reader = try MarkupReader(Self.render([try Self.file(titled: title)], "xml"))
    let names = reader.elements.map(\.name)
    #expect(names == ["testsuites", "testsuite", "testcase", "failure"])
  }

  @Test(arguments: nasty)
  func `a title cannot become a test point or a directive`(title: String) throws {
    let lines = Self.render([try Self.file(titled: title)], "tap").split(separator: "\n")
    let points = lines.filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") }
    #expect(points.count == 1 && points[0].hasPrefix("not ok 1 - nasty.scenario: "))
    let signs = points[0].enumerated().filter { $0.element == "#" }
    #expect(signs.allSatisfy { Array(points[0])[$0.offset - 1] == "\\" })
    #expect(!lines.contains { $0.hasPrefix("Bail") || $0.hasPrefix("1..0") })
  }

  @Test(arguments: nasty)
  func `a title cannot become an annotation`(title: String) throws {
    let lines = Self.render([try Self.file(titled: title)], "github")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let stop = try #require(lines.first?.split(separator: ":").last)
    let end = try #require(lines.firstIndex(of: "::\(stop)::"))
    #expect(lines[0] == "::stop-commands::\(stop)")
    let commands = lines[(end + 1)...].filter { !$0.isEmpty }
    #expect(commands.count == 1 && commands[0].hasPrefix("::error file=nasty.scenario,line=3,col="))
    #expect(!lines.joined().unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test func `a row of a table is a case with its own name`() throws {
    let text = """
      table who
      | auth   |
      | denied |
      | authorized |
      scenario "told"  each who
      device  has authorization <auth>
      @08:00  expect authorization denied
      """
    let (script, mistakes) = Script.parse(Source(name: "t.scenario", text: text))
    try #require(mistakes.isEmpty)
    let outcomes = script.scenarios.map { Outcome(result: script.play($0)) }
    let file = FileResult(sources: script.sources, mistakes: [], outcomes: outcomes)
    let xml = Self.render([file], "xml")
    #expect(xml.contains("name=\"told [denied]\" file=\"t.scenario\" line=\"3\" time=\"0\"/>"))
    #expect(xml.contains("name=\"told [authorized]\" file=\"t.scenario\" line=\"4\" time=\"0\">"))
  }

  static let nasty = [
    "::error::gotcha", "##[error]gotcha", "a \u{1B}[31mred", "]]></failure><testcase/>",
    "<b> & \"quotes\" '", "# SKIP everything", "a # TODO b \\# c", "%0A::warning::x",
    "\u{FFFE}\u{0}",
    "line\n::error::two\nnot ok 2\nBail out!\n1..0", "\u{202E}kcab", "...\n---\n", "\r\nok 2",
  ]

  static func render(_ files: [FileResult], _ ending: String) -> String {
    let variants = Variants()
    switch ending {
    case "xml": return report(files, as: .junit(variants))
    case "strict.xml": return report(files, as: .junit(variants, .strict))
    case "tap": return report(files, as: .tap(variants))
    case "json": return report(files, as: .json(variants))
    default:
      let plain = RunReport(files, variants, Palette(isColored: false)).text
      return GitHubFrame.stop("word") + plain + GitHubFrame.resume("word")
        + report(files, as: .gitHub(variants))
    }
  }

  /// A file of one scenario with a title, which fails.
  private static func file(titled title: String) throws -> FileResult {
    let quoted = title.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    let text = "\nscenario \"\(quoted)\"\nexpect authorization denied\n"
    let (script, mistakes) = Script.parse(Source(name: "nasty.scenario", text: text))
    try #require(mistakes.map(\.message) == [])
    let outcome = Outcome(result: script.play(script.scenarios[0]))
    return FileResult(sources: script.sources, mistakes: [], outcomes: [outcome])
  }

  /// A file with a scenario that passes, one that is skipped, one that fails as it says, and one
  /// that was to fail.
  static let otherwise: FileResult = {
    let text = """
      scenario "as expected"
      @08:00  expect  no prompt
      scenario "not yet"  skip "later"
      @08:00  expect  badge 3
      scenario "known"  xfail "a bug"
      @08:00  expect  badge 3
      scenario "mended"  xfail "a bug"
      @08:00  expect  no prompt

      """
    let (script, mistakes) = Script.parse(Source(name: "otherwise.scenario", text: text))
    let outcomes = script.scenarios.map { Outcome(result: script.play($0)) }
    return FileResult(sources: script.sources, mistakes: mistakes, outcomes: outcomes)
  }()

  @Test func `the goldens show every way to end`() {
    let files = [ReportTests.failing, Self.otherwise]
    let ends = Set(files.flatMap(\.outcomes).map(\.result.end))
    #expect(ends == Set(ScenarioResult.End.allCases) && Self.otherwise.mistakes.isEmpty)
  }

  /// A file that cannot be read.
  static let unreadable: FileResult = {
    let source = Source(name: "unreadable.scenario", text: "usr opens app\nscenario x\n")
    let (script, mistakes) = Script.parse(source)
    return FileResult(sources: script.sources, mistakes: mistakes, outcomes: [])
  }()
}
