import SystemPolicy

// A decision about a notification has many reasons; of each event that it leads to, only some are
// the reason.
extension RuleSet {
  /// The rules by which a notification replaces the delivered one with its identifier.
  var replacing: RuleSet { narrowed(to: Self.allReplacing) }

  /// The rules that decide about the badge.
  var aboutBadge: RuleSet { narrowed(to: Self.allAboutBadge) }

  /// Returns the rules that are in another set, or all of them if none is.
  private func narrowed(to others: RuleSet) -> RuleSet {
    let reasons = intersection(others)
    return reasons.isEmpty ? self : reasons
  }

  private static let allReplacing = asking(about: ["hasDeliveredTwin"])
  private static let allAboutBadge = asking(
    about: ["hasBadge", "hasNegativeBadge", "returnsBadge"]
  )

  /// Returns the rules of which one of these conditions must hold.
  private static func asking(about conditions: [String]) -> RuleSet {
    Law.rules.reduce(into: RuleSet()) { rules, rule in
      if rule.when.contains(where: conditions.contains) { rules.insert(rule.number) }
    }
  }
}
