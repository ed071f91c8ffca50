import Reports
import Scenarios
import Support
import SystemPolicy
import Testing

/// Reports are text; the goldens are how they look.
@Suite struct ReportTests {
  /// Scenarios that fail in every way there is.
  static let failing: FileResult = {
    let source = Source(
      name: "failing.scenario",
      bytes: (try? Repository.bytes(of: "Tests/Goldens/failing.scenario")) ?? []
    )
    let (script, mistakes) = Script.parse(source)
    var results = script.scenarios.map { script.play($0, mostEvents: 200) }
    script.noteIdleAssumptions(in: &results)
    let outcomes = results.map { result in
      Outcome(
        result: result,
        dependencies: script.dependencies(of: result),
        differsUnder: script.differingReadings(of: result)
      )
    }
    return FileResult(sources: script.sources, mistakes: mistakes, outcomes: outcomes)
  }()

  @Test func `every way to fail reads well`() {
    #expect(Self.failing.mistakes.map(\.message) == [])
    #expect(Self.failing.outcomes.allSatisfy { !$0.result.isPassed })
    let report = RunReport([Self.failing], Variants(), Palette(isColored: false))
    expect(report.text, matchesGolden: "failing.txt")
  }

  @Test func `every way to fail can be told in a line, for editors`() throws {
    let palette = Palette(isColored: false, errorFormat: .short)
    let report = RunReport([Self.failing], Variants(), palette).text
    expect(report, matchesGolden: "failing.short.txt")
    let form = /failing\.scenario:\d+:\d+: error: .+/
    let lines = report.split(separator: "\n").filter { $0.wholeMatch(of: form) != nil }
    #expect(lines.count >= Self.failing.outcomes.count)
  }

  @Test func `colours change nothing but colours`() {
    let plain = RunReport([Self.failing], Variants(), Palette(isColored: false)).text
    let colored = RunReport([Self.failing], Variants(), Palette(isColored: true)).text
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(colored != plain)
  }

  @Test func `the JSON of a run keeps its form`() {
    expect(report([Self.failing], as: .json(Variants())), matchesGolden: "failing.json")
  }

  @Test func `why and trace tell the story of one notification`() throws {
    let first = try #require(Self.failing.outcomes.first).result
    let palette = Palette(isColored: false)
    let why = try #require(whyText("water", in: first, from: Self.failing.sources, palette))
    expect(why, matchesGolden: "why.txt")
    expect(traceText(of: first, from: Self.failing.sources), matchesGolden: "trace.txt")
    #expect(whyText("nothing", in: first, from: Self.failing.sources, palette) == nil)
  }

  @Test func `what the law says reads well`() throws {
    let palette = Palette(isColored: false)
    let names = [
      "authorization.denied-is-silent", "add-when-denied", "keep-grants", "list-only", "response",
    ]
    let texts = names.compactMap { explanation(of: $0, palette) }
    #expect(texts.count == names.count)
    expect(texts.joined(separator: "\n"), matchesGolden: "explanations.txt")
    #expect(explanation(of: "no-such-thing", palette) == nil)
    expect(rulesTable(), matchesGolden: "rules.txt")
    expect(jsonRules(), matchesGolden: "rules.json")
  }
}
