import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing

@testable import Reports

/// The report of the rules that scenarios use, and of those that they lack.
@Suite struct CoverageReportTests {
  private func coverage(_ text: String, reading: Reading = .seeds) throws -> CoverageReport {
    let (script, mistakes) = Script.parse(Source(name: "x.scenario", text: text))
    try #require(mistakes.map(\.message) == [])
    let outcomes = script.scenarios.map { Outcome(result: script.play($0, reading: reading)) }
    let file = FileResult(sources: script.sources, mistakes: [], outcomes: outcomes)
    return CoverageReport([file])
  }

  private static let denied = """
    phone iOS 17
    scenario "denied"
    device  has authorization denied
    @08:00  user    opens app
            app     adds "water" after 30m title "Drink water"
            expect  "water" dropped

    """

  @Test func `used and unused rules in force are counted`() throws {
    let coverage = try coverage(Self.denied)
    let authorization = try #require(coverage.parts.first { $0.topic == "authorization" })
    let denied = try #require(Law.rule(named: "authorization.denied-is-silent"))
    #expect(authorization.applied == [denied.number])
    #expect(coverage.applied < coverage.total)
    // The total is that of the topics in use.
    let used = coverage.parts.filter { !$0.applied.isEmpty }
    #expect(coverage.total == used.reduce(0) { $0 + $1.applied.count + $1.silent.count })
    #expect(used.count < coverage.parts.count)
  }

  @Test func `rules of other versions and other sides are no gap`() throws {
    let law = Law(version: 17)
    let silent = try coverage(Self.denied).parts.flatMap(\.silent)
    #expect(silent.allSatisfy { law.isInForce(Law.rule($0)) })
    let other = try #require(
      Law.rules.first { $0.dispute == "add-when-denied" && $0.side == "error-1" }
    )
    #expect(!law.isInForce(other))
    let assumed = try coverage(
      Self.denied.replacing("device  has", with: "assume error-1\ndevice  has")
    )
    #expect(assumed.parts.flatMap(\.applied).contains(other.number))
  }

  @Test func `the report says what to write about next, and never more than two of a topic`() throws
  {
    let coverage = try coverage(Self.denied)
    let next = coverage.next()
    #expect(next.count == 8)
    #expect(Dictionary(grouping: next, by: \.topic).values.allSatisfy { $0.count <= 2 })
    // What happens to every app comes first.
    #expect(next.prefix(2).map(\.id) == ["restart.pending-survive", "dates.floats-with-the-zone"])
    let text = coverage.text(Palette(isColored: false), least: 50)
    #expect(text.contains(" rules applied (") && text.hasSuffix("% is less than 50%\n"))
    #expect(text.contains("\ncounted: the rules in force about "))
  }

  @Test func `what happens to every app is named by rules that exist, each once`() {
    for name in CoverageReport.everyday { #expect(Law.rule(named: name) != nil, "\(name)") }
    #expect(Set(CoverageReport.everyday).count == CoverageReport.everyday.count)
  }

  @Test func `a scenario that is skipped covers nothing`() throws {
    let skipped = try coverage(
      Self.denied.replacing("\"denied\"", with: "\"denied\" skip \"later\"")
    )
    #expect(skipped.total == 0 && skipped.percent == 0 && skipped.next().isEmpty)
  }
}
