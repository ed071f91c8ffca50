import Scenarios
import SystemPolicy
import VirtualDevice

extension Failure {
  /// The rules that decided it, the most specific first, and those that led to it.
  func decisions(in journal: Journal) -> [RuleNumber] {
    rulesInOrder + chain.reversed().flatMap { journal.entries[$0].because.mostSpecificFirst }
  }

  /// Returns the first of its rules that satisfies a condition.
  ///
  /// No rule decides about a notification that the code of an app does not add because that code
  /// did not run: the rule that kept it from running is the cause.
  ///
  /// - Parameters:
  ///   - decisions: The rules of ``decisions(in:)``.
  ///   - scenario: The life in which it failed.
  ///   - journal: What the phone did in it.
  ///   - isNew: The condition.
  func news(
    among decisions: [RuleNumber],
    in scenario: Scenario,
    _ journal: Journal,
    where isNew: (RuleNumber) -> Bool
  ) -> RuleNumber? {
    guard decisions.isEmpty else { return decisions.first(where: isNew) }
    let index = setback(in: scenario, journal) { entry in
      entry.because.mostSpecificFirst.first.map(isNew) ?? false
    }
    return index.flatMap { journal.entries[$0].because.mostSpecificFirst.first }
  }
}
