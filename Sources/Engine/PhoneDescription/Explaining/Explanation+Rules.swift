import Scenarios
package import SystemPolicy

/// The rules behind the failure.
extension Explanation {
  /// The rules without which the outcome would have been another: one, or several that decide only
  /// together.
  package var deciding: [RuleNumber] {
    explainedAt == nil ? failure.deciding : []
  }

  /// The rule that states what happened, or the condition that was not met, where leaving it out
  /// makes no difference; nil if a rule decided.
  package var stating: RuleNumber? {
    guard explainedAt == nil, deciding.isEmpty else { return nil }
    // What is not due yet is as usual.
    let usual = failure.due == nil ? failure.rulesInOrder.first : nil
    let first = failure.isExplained ? failure.decisiveRule : usual
    return first ?? rulesOfSetback.first
  }

  /// The other rules that applied, the most specific first.
  package var otherRules: [RuleNumber] {
    guard explainedAt == nil, !deciding.isEmpty || stating != nil else { return [] }
    let rules = failure.rulesInOrder.isEmpty ? rulesOfSetback : failure.rulesInOrder
    return rules.filter { !deciding.contains($0) && $0 != stating }
  }
}
