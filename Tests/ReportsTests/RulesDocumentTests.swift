import Foundation
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice

@testable import Reports

/// The handbook of the law is the law.
@Suite struct RulesDocumentTests {
  @Test func `a condition with a clause is one of a rule or of a dispute`() {
    let conditions =
      Law.rules.flatMap { $0.when + $0.unless }
      + Law.disputes.flatMap { $0.when + $0.unless }
    let words = Set(conditions.map(\.conditionWords))
    for name in conditionClauses.keys { #expect(words.contains(name), "\(name)") }
  }

  @Test func `the page of the rules says what the tables say, and which scenario shows each`() {
    let showings = Law.rules.map { Self.showing(of: $0) }
    for (rule, showing) in zip(Law.rules, showings)
    where showing == nil && !Library.topicsOfCode.contains(rule.topic) {
      Issue.record("no scenario shows \(rule.id)")
    }
    let pages = rulesPages { showings[Int($0.rawValue)] }
    #expect(pages.count > 30)
    for page in pages {
      expect(page.text, matchesGolden: "../../Documentation/Rules/\(page.name)")
    }
  }

  @Test func `no page of a topic stays that has no rules`() throws {
    let folder = Repository.root.appending(path: "Documentation/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let written = ["Catalogue.md", "FieldReports.md", "Readings.md"]
    #expect(Set(files) == Set(rulesPages { _ in nil }.map(\.name) + written))
  }

  @Test func `every topic has its introduction`() {
    for page in rulesPages(showing: { _ in nil }) {
      #expect(!page.text.contains("\n\n\n"), "RuleTopics.swift says nothing of \(page.name)")
    }
  }

  @Test func `each entry of the catalogue links to its rules`() throws {
    let page = try Repository.text(of: "Documentation/Rules/Catalogue.md")
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 7, line.wholeMatch(of: /\| [A-Z]+-\d+ \|.*/) != nil else {
        return String(line)
      }
      let entry = cells[1].drop { $0 == " " }.prefix { $0 != " " }
      let links = Law.rules.filter { $0.facts.contains(String(entry)) }
        .map { "[\($0.id)](\($0.address))" }
      return cells[..<5].joined(separator: "|") + "| \(links.joined(separator: ", ")) |"
    }
    expect(lines.joined(separator: "\n"), matchesGolden: "../../Documentation/Rules/Catalogue.md")
  }

  /// The scenario that shows a rule best: of the rule's own topic, before another; in which few
  /// other rules speak, before one with many; that names it, before one that does not.
  private static func showing(of rule: RuleSummary) -> Showing? {
    let shown = all.filter { $0.applied.contains(rule.number) && $0.scenario.xfail == nil }
    let best = shown.min { a, b in
      key(of: a, rule).lexicographicallyPrecedes(key(of: b, rule))
    }
    return best.map { Showing(path: $0.path, title: $0.scenario.title) }
      ?? all.first { $0.applied.contains(rule.number) }
      .map { Showing(path: $0.path, title: $0.scenario.title) }
  }

  private static func key(
    of told: (path: String, scenario: Scenario, applied: RuleSet),
    _ rule: RuleSummary
  ) -> [Int] {
    let isElsewhere = !told.path.contains("/\(rule.topic)/")
    let names = told.scenario.steps.contains { $0.names(rule.number) }
    return [isElsewhere ? 1 : 0, told.applied.count, names ? 0 : 1]
  }

  /// Every scenario of the library, and which rules speak in it.
  private static let all: [(path: String, scenario: Scenario, applied: RuleSet)] =
    Library.all.flatMap { entry in
      entry.script.scenarios.map {
        (entry.script.name, $0, entry.script.play($0).journal.applied)
      }
    }
}

extension Step {
  /// A Boolean value that indicates whether it expects a rule among the reasons.
  fileprivate func names(_ rule: RuleNumber) -> Bool {
    if case .expect(let expectation) = action { expectation.because == rule } else { false }
  }
}
