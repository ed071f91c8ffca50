import Scenarios
import SystemPolicy
import VirtualDevice

extension Failure {
  /// Returns the rules that decided the failure, the most specific first, and then the rules that
  /// led to it.
  func decisions(in journal: Journal) -> [RuleNumber] {
    rulesInOrder + chain.reversed().flatMap { journal.entries[$0].because.mostSpecificFirst }
  }

  /// Returns the first of its rules that satisfies a condition.
  ///
  /// If the code of an app did not run, it adds no notification, and no rule decides about the
  /// notification. The cause is then the rule that kept the code from running.
  ///
  /// - Parameters:
  ///   - decisions: The rules of ``decisions(in:)``.
  ///   - scenario: The life in which it failed.
  ///   - journal: The journal of the life.
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
