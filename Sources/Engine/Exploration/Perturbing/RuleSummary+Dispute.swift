public import SystemPolicy

extension RuleSummary {
  /// The sentence of a report about a disputed rule; nil if sources agree about the rule.
  public var disagreement: String? {
    dispute.map { "Sources disagree about this: belfry explain \($0)" }
  }
}
