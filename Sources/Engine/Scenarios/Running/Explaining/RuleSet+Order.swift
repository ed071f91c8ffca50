public import SystemPolicy

extension RuleSet {
  /// The rules in the order in which reports name them, the most specific first.
  ///
  /// Rules that take a side in a dispute come first, because the other side may be true. Then
  /// come rules that ended the matter, rules that changed something, and rules that only explain
  /// why nothing changed. Among equal rules, those that depend only on the state of the app's
  /// process come last, because the chain shows that. A later decision precedes an earlier one,
  /// and a rule that rarely applies precedes one that often applies.
  public var mostSpecificFirst: [RuleNumber] {
    // What led to a response does not explain why the app did not receive it; the scene does.
    let isOfScene = Self.inOptions.map { contains($0) } ?? false
    let loss = isOfScene ? nil : Self.loss
    let ranked = elements.map { number -> (rank: [Int], number: RuleNumber) in
      let rule = Law.rule(number)
      let isSide = rule.dispute != nil
      let decides = isSide || rule.isEffective || rule.isFinal
      let first = Int(rule.firstOfQuestion.rawValue)
      let flags = [number == loss, isSide, rule.isFinal, decides, rule.aspects != [.state]]
        .map { $0 ? 1 : 0 }
      return (flags + [first, rule.when.count, rule.unless.count], number)
    }
    return ranked.sorted {
      $0.rank == $1.rank ? $0.number > $1.number : $1.rank.lexicographicallyPrecedes($0.rank)
    }.map { $0.number }
  }

  private static let inOptions = Law.number(of: "scenes.options-hold-what-no-delegate-gets")
  private static let loss = Law.number(of: "response.no-delegate-loses-the-tap")
}
