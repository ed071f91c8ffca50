import PhoneDescription
import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing

@testable import Reports

/// Failures as newcomers make them, in every format.
@Suite struct NewcomerTests {
  private static let source = Source(
    name: "newcomers.scenario",
    bytes: (try? Repository.bytes(of: "Tests/Failing/newcomers.scenario")) ?? []
  )

  private static let (script, mistakes) = Script.parse(source)
  private static let results = script.scenarios.map { script.explained(script.play($0)) }

  /// A row for each failure: the headline, what was found, the rule and the lines to write.
  private static var table: String {
    results.map { result in
      let failures = Explanation.all(of: result).map { failure in
        let rules = failure.deciding.map { "decided by \(Law.rule($0).id)" }
        let stated = failure.stating.map { "by rule    \(Law.rule($0).id)" }
        let again = failure.explainedAt.map { _ in "because    as above" }
        let mends = FailureText(failure, script.sources).snippet.notes.filter {
          ["write", "or", "and", "remove", "or remove", "if right", "disputed"].contains($0.key)
            && $0.text.hasSuffix("applied") == false
        }
        let reasons = failure.reasons.map { "reason     \($0)" }
        return
          (["\(failure.sentence)"] + reasons + rules + [stated, again].compactMap { $0 }
          + mends.map { "\($0.key.padded(to: 10)) \($0.text)" })
          .joined(separator: "\n  ")
      }
      return "\(result.scenario.title)\n  " + failures.joined(separator: "\n  ") + "\n"
    }.joined(separator: "\n")
  }

  @Test func `sixty failures have their headline, their rule and their lines to write`() throws {
    #expect(Self.mistakes.map(\.message) == [])
    #expect(Self.results.count >= 60)
    #expect(Self.results.filter { $0.failures.isEmpty }.map(\.scenario.title) == [])
    expect(Self.table, matchesGolden: "newcomers.txt")
  }

  @Test func `a headline says what was expected and what was found`() {
    for failure in Self.results.flatMap({ Explanation.all(of: $0) }) {
      #expect(!failure.headline.contains("expectation not met"))
      #expect(!failure.found.contains("nothing of the kind"), "\(failure.sentence)")
      if failure.failure.reason.isOfExpectation {
        #expect(failure.headline.hasPrefix("expected "), "\(failure.headline)")
        #expect(!failure.found.isEmpty, "\(failure.headline)")
      }
    }
  }

  @Test func `every failure but the impossible ones has a line to write`() {
    var without: [String] = []
    for result in Self.results {
      for failure in Explanation.all(of: result) where failure.explainedAt == nil {
        if case .impossible = failure.failure.reason { continue }
        if failure.mends.isEmpty, failure.linesIfRight.isEmpty {
          without.append(result.scenario.title)
        }
      }
    }
    // Nothing but another story mends these.
    #expect(
      without == [
        "the app was deleted", "dismissals are not reported", "a silent push shows nothing",
        "a silent push after a force-quit", "the first of two requests with one identifier",
      ]
    )
  }

  @Test func `forty lines that are proposed turn their scenario green`() throws {
    var mended: Set<String> = []
    for result in Self.results {
      for failure in Explanation.all(of: result) {
        for way in failure.mends {
          let words = way.map(\.text).joined(separator: ", ")
          let mending = MendedText(Self.script, result, failure.failure)
          let text = try #require(mending.text(with: way), "\(words)")
          try MendedText.expectMet(text, words, failure.failure, result)
          mended.insert("\(result.scenario.title): \(words)")
        }
      }
    }
    #expect(mended.count >= 40, "\(mended.count)")
  }

  @Test func `no line that is proposed takes the side of a dispute`() {
    for result in Self.results {
      for failure in Explanation.all(of: result) {
        for line in failure.mends.flatMap({ $0 }) + failure.linesIfRight {
          #expect(!line.text.hasPrefix("assume"), "\(result.scenario.title)")
        }
      }
    }
    #expect(Self.results.contains { $0.failures.contains { !$0.otherSides.isEmpty } })
  }

  /// The formats, and a report of all scenarios in each.
  @Test(arguments: ReportFormat.allCases)
  func `a report has every headline`(_ format: ReportFormat) {
    let report = format.report(Self.results, Self.script)
    for failure in Self.results.flatMap({ Explanation.all(of: $0) }) {
      let parts = [failure.headline, failure.found].filter { !$0.isEmpty }
      for part in parts {
        #expect(
          report.contains(format.spelled(part)),
          "\(format): \(part)"
        )
      }
    }
  }

  @Test func `two failures with one cause are explained once`() throws {
    let result = try #require(
      Self.results.first { $0.scenario.title == "two expectations with one cause" }
    )
    let failures = FailureText.all(of: result, Self.script.sources)
    #expect(failures.count == 2)
    #expect(failures[0].snippet.notes.contains { $0.key == "write" })
    #expect(failures[1].snippet.notes.map(\.key) == ["because"])
  }
}

/// A format of reports, as a test reads it.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, short, json, tap, junit, github, page

  /// Returns the reports of results, one of each, as a runner shows only ten problems of one.
  func report(_ results: [ScenarioResult], _ script: Script) -> String {
    results.map { result in
      let file = FileResult(
        sources: script.sources,
        mistakes: [],
        outcomes: [Outcome(result: result)]
      )
      return switch self {
      case .text: RunReport([file], Variants(), Palette(isColored: false)).text
      case .short:
        FailureText.all(of: result, script.sources)
          .map { $0.snippet.text(Palette(isColored: false, errorFormat: .short)) }.joined()
      case .json: JSONReport(Variants(), .all).report([file], [])
      case .tap: TAPReport(Variants()).report([file], [])
      case .junit: JUnitReport(Variants()).report([file], [])
      case .github: GitHubReport(Variants(), nil).report([file], [])
      case .page: PageReport(Variants()).report([file], [])
      }
    }.joined()
  }

  /// A part of a headline, as the format spells it.
  func spelled(_ text: String) -> String {
    switch self {
    case .text, .short: text
    case .json: text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    case .tap: text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    case .junit: text.inXML
    case .page: text.inPage
    case .github:
      text.replacing("%", with: "%25").replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
  }
}
