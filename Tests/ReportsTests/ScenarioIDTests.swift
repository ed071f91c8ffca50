import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing

/// Ids behind titles: what they are in scripts and reports.
@Suite struct ScenarioIDTests {
  static let text = """
    table who
    | auth       |
    | denied     |
    | authorized |
    scenario "Denied"   [a]  id water-denied
    @08:00 expect authorization authorized
    scenario "added: <auth>"  id water.added  each who
    device has authorization <auth>
    @08:00 expect authorization denied
    """

  @Test func `an id takes the place of path and title, and a row follows it`() throws {
    let script = try read(Self.text)
    let ids = ["water-denied", "water.added[denied]", "water.added[authorized]"]
    #expect(script.scenarios.map(\.id) == ids)
    #expect(script.scenarios.map { $0.id(in: "a.scenario") } == ids)
    let plain = try read("scenario \"s\"\n@08:00 expect no prompt")
    #expect(plain.scenarios[0].id(in: "a.scenario") == "a.scenario#s")
  }

  @Test func `reports know a scenario by its id, and still show its title`() throws {
    let files = [try file(Self.text)]
    let junit = CIReportTests.render(files, "xml")
    #expect(junit.contains(#"<testcase classname="belfry" name="water-denied" file="t.scenario""#))
    #expect(junit.contains("<system-out>Denied</system-out>"))
    #expect(junit.contains(#"classname="belfry" name="water.added[denied]""#))
    let tap = CIReportTests.render(files, "tap")
    #expect(tap.contains("\n# Denied\nnot ok 1 - water-denied\n"))
    #expect(tap.contains("\n# added: denied\nok 2 - water.added[denied]\n"))
    let json = CIReportTests.render(files, "json")
    #expect(json.contains(#""id" : "water.added[authorized]""#))
    let page = report(files, as: .page(Variants()))
    #expect(page.contains(##"<a href="#water-denied">Denied</a>"##))
    // People read titles.
    #expect(CIReportTests.render(files, "github").contains("title=Denied%3A "))
  }

  @Test func `a changed title or path changes no id, so trends go on`() throws {
    func cases(_ text: String, _ name: String) throws -> [Substring] {
      CIReportTests.render([try file(text, name)], "xml").split(separator: "\n")
        .filter { $0.contains("<testcase ") }
        .map { line in line.prefix { $0 != ">" }.split(separator: " file=")[0] }
    }
    let before = try cases(Self.text, "a.scenario")
    #expect(before.count == 3)
    let changed = Self.text.replacing("Denied", with: "The user said no")
    #expect(try cases(changed, "b.scenario") == before)
  }

  @Test(arguments: ["a", "water-denied", "A_1.b", "7", "a--b", "a-", "each"])
  func `an id consists of letters, digits and three signs`(id: String) throws {
    #expect(try read("scenario \"s\" id \(id)\n@08:00 expect no prompt").scenarios[0].id == id)
  }

  @Test(arguments: [
    ("a/b", "a-b"), ("a#b", "a-b"), ("-a", "a"), ("é", "tea"), ("naïve/x", "na-ve-x"), ("a/", "a"),
    ("<auth>", "auth"),
  ])
  func `another sign is refused, with an id to write`(id: String, mended: String) throws {
    let table = "table t\n|auth|\n|denied|\n"
    let text = "\(table)scenario \"s\" id \(id) each t\n@08:00 expect authorization <auth>"
    let mistakes = Script.parse(Source(name: "a.scenario", text: text)).diagnostics
    let mistake = mistakes.first { $0.kind == .idWithSigns }
    #expect(mistake?.help == "write `id \(mended)`")
  }

  @Test func `an id that is used twice in a file is a mistake`() {
    let text = "scenario \"a\" id x\nexpect no prompt\nscenario \"b\" id x\nexpect no prompt"
    let mistakes = Script.parse(Source(name: "a.scenario", text: text)).diagnostics
    #expect(mistakes.map(\.text) == ["line 1 already has the id `x`; write another id"])
  }

  private func read(_ text: String) throws -> Script {
    let (script, mistakes) = Script.parse(Source(name: "t.scenario", text: text))
    try #require(mistakes.isEmpty, "\(mistakes.map(\.text))")
    return script
  }

  private func file(_ text: String, _ name: String = "t.scenario") throws -> FileResult {
    let (script, mistakes) = Script.parse(Source(name: name, text: text))
    try #require(mistakes.isEmpty)
    let outcomes = script.scenarios.map { Outcome(result: script.play($0)) }
    return FileResult(sources: script.sources, mistakes: [], outcomes: outcomes)
  }
}
