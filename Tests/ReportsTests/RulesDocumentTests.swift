import Reports
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice

/// The handbook of the law is the law.
@Suite struct RulesDocumentTests {
  @Test func `the page of the rules says what the tables say, and which scenario shows each`() {
    let showings = Law.rules.map { Self.showing(of: $0) }
    for (rule, showing) in zip(Law.rules, showings) where showing == nil {
      Issue.record("no scenario shows \(rule.id)")
    }
    let text = rulesDocument { showings[Int($0.rawValue)] }
    expect(text, matchesGolden: "../../Documentation/Rules.md")
  }

  /// The scenario that shows a rule best: one that names it, before one in which it speaks; of
  /// its own topic, before another.
  private static func showing(of rule: RuleSummary) -> Showing? {
    let best = all.map { path, scenario, spoken -> (score: Int, showing: Showing) in
      var score = 0
      if spoken.contains(rule.number) { score += 2 }
      if scenario.steps.contains(where: { $0.names(rule.number) }) { score += 4 }
      if score > 0, path.contains("/\(rule.topic)/") { score += 1 }
      return (score, Showing(path: path, title: scenario.title))
    }.max { $0.score < $1.score }
    guard let best, best.score > 1 else { return nil }
    return best.showing
  }

  /// Every scenario of the library, and which rules speak in it.
  private static let all: [(path: String, scenario: Scenario, spoken: RuleSet)] =
    Library.all.flatMap { entry in
      entry.script.scenarios.map {
        (entry.script.name, $0, entry.script.play($0).journal.spoken)
      }
    }
}

extension Step {
  /// Whether it expects a rule to be among the reasons.
  fileprivate func names(_ rule: RuleNumber) -> Bool {
    if case .expect(let expectation) = action { expectation.because == rule } else { false }
  }
}
