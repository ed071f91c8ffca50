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
    let text = rulesDocument { showings[Int($0.rawValue)] }
    expect(text, matchesGolden: "../../Documentation/Rules.md")
  }

  @Test func `every topic has its introduction`() {
    let text = rulesDocument { _ in nil }
    for topic in Set(Law.rules.map(\.topic)) {
      #expect(!text.contains("\n## \(topic)\n\n\n"), "RuleTopics.swift says nothing of \(topic)")
    }
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
