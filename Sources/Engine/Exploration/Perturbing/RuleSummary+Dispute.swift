public import SystemPolicy

extension RuleSummary {
  /// The sentence of a report about what rests on the rule; nil if sources agree about it.
  public var disagreement: String? {
    dispute.map { "Sources disagree about this: belfry explain \($0)" }
  }
}
