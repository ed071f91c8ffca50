import Reports
import ScenarioParsing
import Scenarios
import Testing

/// Annotations as GitHub shows them.
@Suite struct GitHubReportTests {
  /// Paths of a run in `/repo/app`, and in the repository `/repo`.
  static let paths: [(file: String, path: String)] = [
    ("a.scenario", "app/a.scenario"), ("./a.scenario", "app/a.scenario"),
    ("../b/./c.scenario", "b/c.scenario"), ("/repo/app/x/../a.scenario", "app/a.scenario"),
    ("/elsewhere/a.scenario", "/elsewhere/a.scenario"),
    ("../../a.scenario", "../../a.scenario"), ("/repository/a", "/repository/a"),
    ("standard input", "standard input"),
  ]

  @Test(arguments: paths)
  func `a path is that in the repository`(file: String, path: String) {
    #expect(Workspace("/repo", from: "/repo/app/").path(of: file) == path)
  }

  @Test func `of many problems the first of nine scenarios are shown, and the others counted`() {
    let lines = Self.errors(ofScenarios: 11)
    #expect(lines.count == 10)
    for number in 0..<9 { #expect(lines[number].contains("title=story \(number)%3A")) }
    #expect(lines[9].hasPrefix("::error title=and 13 more problems::"))
    #expect(lines[9].contains("all 22 problems"))
  }

  @Test func `few scenarios with many problems fill the ten`() {
    let lines = Self.errors(ofScenarios: 2, problems: 8)
    #expect(lines.count == 10)
    #expect(lines.count { $0.contains("title=story 0%3A") } == 8)
    #expect(lines.count { $0.contains("title=story 1%3A") } == 1)
    #expect(lines[9].hasPrefix("::error title=and 7 more problems::"))
  }

  @Test func `up to ten problems are all shown, in their order`() {
    let lines = Self.errors(ofScenarios: 5)
    #expect(lines.count == 10)
    #expect(lines.enumerated().allSatisfy { $1.contains("title=story \($0 / 2)%3A") })
    #expect(lines[0].hasPrefix("::error file=app/many.scenario,line=3,"))
  }

  /// The annotations of scenarios that fail at each of their expectations.
  private static func errors(ofScenarios count: Int, problems: Int = 2) -> [Substring] {
    let text = (0..<count).map { number in
      "scenario \"story \(number)\"\n@08:00 user opens app\n"
        + String(repeating: "expect authorization denied\n", count: problems)
    }
    let source = Source(name: "./many.scenario", text: text.joined())
    let script = Script.parse(source).script
    let file = FileResult(
      sources: script.sources,
      mistakes: [],
      outcomes: script.scenarios.map { Outcome(result: script.play($0)) }
    )
    let workspace = Workspace("/repo", from: "/repo/app")
    return report([file], as: .gitHub(Variants(), in: workspace)).split(separator: "\n")
  }
}
