import Reports
import ScenarioParsing
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
      bytes: (try? Repository.bytes(of: "Tests/Failing/failing.scenario")) ?? []
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

  /// The first two of them: enough to show what a report looks like.
  static let some = FileResult(
    sources: failing.sources,
    mistakes: [],
    outcomes: Array(failing.outcomes.prefix(2))
  )

  @Test func `every way to fail reads well`() {
    #expect(Self.failing.mistakes.map(\.message) == [])
    #expect(Self.failing.outcomes.allSatisfy { !$0.result.isPassed })
    let report = RunReport([Self.failing], Variants(), Palette(isColored: false))
    expect(report.text, matchesGolden: "failing.txt")
  }

  @Test func `every failure fits in one line for editors`() throws {
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
    #expect(Self.some.outcomes.map(\.result.failures.count) == [1, 5])
    var file = Self.some
    file.outcomes.removeFirst()
    let text = report([file], as: .json(Variants()))
    expect(text, matchesGolden: "some.json")
  }

  @Test func `why and trace explain one notification`() throws {
    let first = try #require(Self.failing.outcomes.first).result
    let palette = Palette(isColored: false)
    let why = try #require(whyText("water", in: first, from: Self.failing.sources, palette))
    expect(why, matchesGolden: "why.txt")
    expect(traceText(of: first, from: Self.failing.sources), matchesGolden: "trace.txt")
    #expect(whyText("nothing", in: first, from: Self.failing.sources, palette) == nil)
  }

  @Test func `the sentences of the rules are well formed`() throws {
    let palette = Palette(isColored: false)
    let names = [
      "authorization.denied-is-silent", "add-when-denied", "keep-grants", "list-only", "response",
    ]
    let texts = names.compactMap { explanation(of: $0, palette) }
    #expect(texts.count == names.count)
    expect(texts.joined(separator: "\n"), matchesGolden: "explanations.txt")
    #expect(explanation(of: "no-such-thing", palette) == nil)
  }

  /// One rule that is plain, one of a dispute, one of a single minor version, one that has ended
  /// and one that states two facts.
  @Test func `the JSON of a rule keeps its form`() throws {
    let kinds: [(RuleSummary) -> Bool] = [
      { $0.facts.count == 1 && $0.dispute == nil && $0.until == nil },
      { $0.dispute != nil && $0.until == nil },
      { $0.until != nil && $0.until == $0.since },
      { $0.until?.minor == .max },
      { $0.facts.count == 2 },
    ]
    let rules = try kinds.map { try #require(Law.rules.first(where: $0)) }
    #expect(Set(rules.map(\.id)).count == kinds.count)
    expect(jsonRules(rules), matchesGolden: "rules.json")
  }

  @Test func `the table of rules has name, grade and versions, and the sentence below`() throws {
    let lines = rulesTable(Palette(isColored: false)).split(separator: "\n")
    let heads = try #require(lines.first).matches(of: /[A-Z]+/)
    let starts = heads.map { lines[0].distance(from: lines[0].startIndex, to: $0.range.lowerBound) }
    #expect(starts.count == 3)
    var rest = lines.dropFirst()
    for rule in Law.rules {
      let row = rest.popFirst()
      let letters = Array(try #require(row))
      #expect(letters.count <= 80, "the row has room in a terminal")
      let cells = zip(starts, starts.dropFirst() + [letters.count]).map { start, end in
        String(letters[start..<end]).trimmingSuffix { $0 == " " }
      }
      #expect(cells == [rule.id, rule.grade.rawValue, rule.versions])
      let sentence = rest.popFirst()
      #expect(sentence == "  \(rule.sentence)")
      guard let dispute = rule.dispute, let side = rule.side else { continue }
      let taken = rest.popFirst()
      #expect(taken == "  side \(side) of the dispute \(dispute)")
    }
    #expect(rest.isEmpty)
  }
}

extension String {
  fileprivate func trimmingSuffix(while holds: (Character) -> Bool) -> String {
    String(reversed().drop(while: holds).reversed())
  }
}
