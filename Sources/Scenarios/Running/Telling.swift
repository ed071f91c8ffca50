public import SystemPolicy

extension RuleSet {
  /// The rules in the order in which reports name them, the most telling first.
  ///
  /// First those that take a side in a dispute, as it might be otherwise; then those that ended the
  /// matter, those that changed something, and those that only say why nothing changed. Among such
  /// as are alike, those come last that hang on nothing but whether the app runs, and where, as the
  /// chain says that; what the law was asked later stands before what it was asked earlier, and
  /// what speaks seldom, as more must hold for it, before what speaks often.
  public var mostTellingFirst: [RuleNumber] {
    let ranked = elements.map { number -> (rank: [Int], number: RuleNumber) in
      let rule = Law.rule(number)
      let isSide = rule.dispute != nil
      let decides = isSide || rule.isEffective || rule.isFinal
      let first = Law.rules.firstIndex { $0.policy == rule.policy } ?? 0
      let flags = [isSide, rule.isFinal, decides, rule.aspects != [.state]].map { $0 ? 1 : 0 }
      return (flags + [first, rule.when.count, rule.unless.count], number)
    }
    return ranked.sorted {
      $0.rank == $1.rank ? $0.number > $1.number : $1.rank.lexicographicallyPrecedes($0.rank)
    }.map { $0.number }
  }
}
