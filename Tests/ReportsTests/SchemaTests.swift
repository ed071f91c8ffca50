import Foundation
import PhoneDescription
import Reports
import Scenarios
import Support
import SystemPolicy
import Testing

/// The JSON that is written has the form that is published, and no member more.
@Suite struct SchemaTests {
  @Test(arguments: JSONDocument.allCases)
  func `the schema is published`(document: JSONDocument) {
    let page = "../../Documentation/Reference/\(document.rawValue).schema.json"
    expect(document.schema, matchesGolden: page)
  }

  @Test(arguments: Library.all)
  func `every report of the library has the published form`(entry: Library.Entry) throws {
    let outcomes = entry.script.scenarios.map { Outcome(result: entry.script.play($0)) }
    let file = FileResult(
      sources: entry.script.sources,
      mistakes: entry.mistakes,
      outcomes: outcomes
    )
    for journals in [Journals.all, .exceptPassed] {
      try expectForm(of: report([file], as: .json(Variants(), journals: journals)), .run)
    }
  }

  @Test func `reports of failures, mistakes and problems have the published form`() throws {
    let problems = [RunProblem(path: "nowhere", "there is no file"), RunProblem("no such flag")]
    let mistaken = CIReportTests.unreadable
    let blocks = [ReportTests.failing, mistaken].enumerated().map { index, file in
      FileResult(
        sources: file.sources,
        isContinued: index > 0,
        mistakes: file.mistakes,
        outcomes: file.outcomes
      )
    }
    let runs: [([FileResult], [RunProblem])] = [
      ([], []), ([], problems), ([mistaken], []), ([ReportTests.failing, mistaken], problems),
      (blocks, []),
    ]
    for (files, problems) in runs {
      let text = report(files, problems, as: .json(Variants(versions: [], readings: [.field])))
      try expectForm(of: text, .run)
    }
  }

  @Test func `the JSON of the rules has the published form`() throws {
    try expectForm(of: jsonRules(), .rules)
  }

  @Test(arguments: Library.all)
  func `a played scenario has the published form, alone and in a page`(
    entry: Library.Entry
  ) throws {
    var player = Player()
    let outcomes = entry.script.scenarios.prefix(2).map { scenario in
      var outcome = Outcome(result: player.play(scenario, of: entry.script))
      outcome.dependencies = player.dependencies(of: outcome.result, in: entry.script) {
        outcome.replays.append($0)
      }
      return outcome
    }
    for outcome in outcomes where outcome.result.end != .skipped {
      let text = playedJSON(of: outcome, from: entry.script.sources)
      try expectForm(of: text, .played)
      try Self.expectParts(in: text, shared: nil)
    }
    let file = FileResult(sources: entry.script.sources, mistakes: [], outcomes: outcomes)
    let elements = try MarkupReader(report([file], as: .page(Variants()))).elements
    let scripts = elements.filter { $0.attributes["type"] == "application/json" }
    let shared = try #require(scripts.last).text
    for script in scripts.dropLast() {
      try expectForm(of: script.text, .played)
      try Self.expectParts(in: script.text, shared: shared)
    }
  }

  /// Every number of a part leads to a part, and every place in the journal to an entry.
  private static func expectParts(in text: String, shared: String?) throws {
    func object(_ text: String) throws -> [String: Any] {
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return try #require(value as? [String: Any])
    }
    let (own, page) = (try object(text), try shared.map(object) ?? [:])
    func count(_ name: String, _ object: [String: Any]) -> Int {
      (object[name] as? [Any])?.count ?? 0
    }
    let moments = try #require(own["moments"] as? [[String: Any]])
    let sides = own["sides"] as? [[String: Any]] ?? []
    let others = sides.flatMap { $0["moments"] as? [[String: Any]] ?? [] }
    for (member, list) in [("phone", "shapes"), ("center", "shapes"), ("lists", "sections")] {
      let known = -count(list, page)..<count(list, own)
      let numbers = (moments + others).flatMap { $0[member] as? [Int] ?? [] }
      #expect(numbers.allSatisfy { known.contains($0) }, "\(member): \(numbers)")
    }
    #expect(others.allSatisfy { ($0["moment"] as? Int ?? -1) < moments.count })
    let causes = own["causes"] as? [Int] ?? []
    #expect(own["journal"] == nil || causes.allSatisfy { $0 < count("journal", own) })
  }

  @Test func `without journals only scenarios that pass lack one`() throws {
    let results = Library.all.flatMap { entry in
      entry.script.scenarios.prefix(2).map { (entry.script.sources, entry.script.play($0)) }
    }
    let files = results.map {
      FileResult(sources: $0, mistakes: [], outcomes: [Outcome(result: $1)])
    }
    let text = report(files + [ReportTests.failing], as: .json(Variants(), journals: .exceptPassed))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let read = try #require(object?["files"] as? [[String: Any]])
    let scenarios = read.flatMap { $0["scenarios"] as? [[String: Any]] ?? [] }
    for scenario in scenarios {
      let isPassed = scenario["outcome"] as? String == "passed"
      #expect((scenario["journal"] == nil) == isPassed)
    }
    let ends = Set(scenarios.compactMap { $0["outcome"] as? String })
    #expect(ends.isSuperset(of: ["passed", "failed", "failedAsExpected", "skipped", "stopped"]))
  }

  @Test(arguments: JSONDocument.allCases)
  func `every member is described`(document: JSONDocument) throws {
    let page = Self.page(of: document)
    let described = try Repository.text(of: page)
    let names = Self.members(of: try Self.schema(of: document))
    #expect(names.count > 8)
    for name in names.sorted() {
      #expect(described.contains("`\(name)`"), "\(page) lacks \(name)")
    }
  }

  /// The page that describes the members of a document.
  private static func page(of document: JSONDocument) -> String {
    switch document {
    case .run, .rules, .played: "Documentation/Reports.md"
    case .plan: "Documentation/Reference/Plan.md"
    case .perturb: "Documentation/Reference/Perturb.md"
    case .sweep: "Documentation/Reference/Sweep.md"
    }
  }

  @Test func `a value of another form is found`() throws {
    let good = report([CIReportTests.unreadable], as: .json(Variants()))
    let schema = try Self.schema(of: .run)
    let changes = [
      ("\"line\" : 1", "\"line\" : 0"), ("\"line\" : 1", "\"line\" : \"1\""),
      ("\"problems\" : [", "\"troubles\" : ["), ("\"seeds\"", "\"mine\""),
      ("\"mistakes\" : [", "\"mistakes\" : 3, \"more\" : ["),
    ]
    for (old, new) in changes {
      let bad = good.replacing(old, with: new)
      #expect(bad != good)
      let value = try JSONSerialization.jsonObject(with: Data(bad.utf8))
      #expect(!Self.differences(value, schema, at: "").isEmpty, "\(new)")
    }
  }

  func expectForm(
    of text: String,
    _ document: JSONDocument,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let found = Self.differences(value, try Self.schema(of: document), at: "")
    #expect(found == [], sourceLocation: sourceLocation)
  }

  /// The schema as it is published.
  private static func schema(of document: JSONDocument) throws -> [String: Any] {
    let text = try Repository.text(of: "Documentation/Reference/\(document.rawValue).schema.json")
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  /// The places where a value differs from a schema; an unknown member is a difference.
  private static func differences(
    _ value: Any,
    _ schema: [String: Any],
    at path: String
  ) -> [String] {
    switch (schema["type"] as? String, value) {
    case ("string", let text as String):
      let words = schema["enum"] as? [String]
      return words?.contains(text) ?? true ? [] : ["\(path) is '\(text)'"]
    case ("boolean", is Bool): return []
    case ("integer", let number as Int):
      return number >= schema["minimum"] as? Int ?? .max ? [] : ["\(path) is \(number)"]
    case ("array", let list as [Any]):
      guard let items = schema["items"] as? [String: Any] else { return ["\(path): no items"] }
      return list.flatMap { differences($0, items, at: path + "[]") }
    case ("object", let object as [String: Any]):
      guard let members = schema["properties"] as? [String: [String: Any]],
        let required = schema["required"] as? [String]
      else { return ["\(path): no members"] }
      return required.filter { object[$0] == nil }.map { "\(path) lacks \($0)" }
        + object.flatMap { name, value in
          members[name].map { differences(value, $0, at: "\(path).\(name)") }
            ?? ["\(path) has \(name)"]
        }
    default: return ["\(path) is \(value)"]
    }
  }

  private static func members(of schema: [String: Any]) -> Set<String> {
    let members = schema["properties"] as? [String: [String: Any]] ?? [:]
    let items = schema["items"] as? [String: Any]
    return members.reduce(into: items.map(Self.members) ?? []) { names, member in
      names.insert(member.key)
      names.formUnion(Self.members(of: member.value))
    }
  }
}
