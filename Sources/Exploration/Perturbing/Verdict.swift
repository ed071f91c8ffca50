import Scenarios
import SystemPolicy
import VirtualDevice

/// The meaning of a broken expectation of a disturbed life.
enum Verdict {
  /// The disturbance announces it: by one of its rules, or as its direct result.
  case announced(RuleNumber?)
  /// It is worth a report.
  ///
  /// The rules are the deciding one, and the first one that the undisturbed run does not know.
  case surprise(Consequence, rule: RuleNumber?, news: RuleNumber?)
}

extension Disturbance {
  /// Judges a broken expectation; nil if it says nothing about the app.
  ///
  /// - Parameters:
  ///   - failure: The broken expectation.
  ///   - scenario: The disturbed life.
  ///   - journal: What the phone did in it.
  ///   - spoken: The rules of the undisturbed run.
  func verdict(
    on failure: Failure,
    in scenario: Scenario,
    _ journal: Journal,
    knowing spoken: RuleSet
  ) -> Verdict? {
    guard let consequence = Consequence(of: failure, in: scenario, journal) else { return nil }
    let order = failure.rulesInOrder
    let decisions = failure.decisions(in: journal)
    let news = failure.news(among: decisions, in: scenario, journal) { !spoken.contains($0) }
    // A row announces what the system does, not what the app's code then fails to do.
    let announced =
      decisions.isEmpty ? nil : [order.first, news].compactMap { $0 }.first { expects($0) }
    let name = scenario.steps[failure.step].action.notification
    let isExcused = name.map { excuses($0, scenario) } ?? false
    let isTelling =
      reports.contains(consequence) && announced == nil && !isExcused
      && (news != nil || isTellingByItself || !consequence.needsNewRule
        || (decisions.isEmpty && consequence.isOfUsers))
    return isTelling
      ? .surprise(consequence, rule: order.first, news: news) : .announced(announced)
  }
}
