public import Scenarios
public import SystemPolicy
import VirtualDevice

extension Evidence.Grade {
  /// The grade as failures name it.
  public var word: String {
    switch self {
    case .documented: "Apple"
    case .reported: "reported"
    case .reportedOnce: "one report"
    case .seed: "seed"
    case .assumed: "assumed"
    }
  }
}

/// Renders the grade and the first source of every rule, and a last line that counts the grades.
public func evidenceTable() -> String {
  let rows = Law.rules.map { rule in
    let links = rule.evidence.filter { $0.grade == rule.grade }.flatMap { $0.links }
    return (word: rule.grade.word, id: rule.id, source: links.first ?? "-")
  }
  let wordWidth = rows.map { $0.word.width }.max() ?? 0
  let idWidth = rows.map { $0.id.width }.max() ?? 0
  let lines = rows.map { row in
    "\(row.word.padded(to: wordWidth))  \(row.id.padded(to: idWidth))  \(row.source)\n"
  }
  let counts = Evidence.Grade.allCases.compactMap { grade -> String? in
    let count = Law.rules.count { $0.grade == grade }
    return count == 0 ? nil : "\(count) \(grade.word)"
  }
  return lines.joined() + "\(rows.count) rules: \(counts.joined(separator: ", "))\n"
}

extension ScenarioResult {
  /// Returns the deciding rules that are weaker than a grade, each once.
  ///
  /// A rule decides if it is the first rule of a failure, or the first rule of an entry about a
  /// notification or a region.
  ///
  /// - Parameter grade: The weakest grade that is allowed.
  public func decidingRules(weakerThan grade: Evidence.Grade) -> [RuleSummary] {
    guard scenario.skip == nil else { return [] }
    let entries = journal.entries.lazy.filter { $0.effect.name != nil || $0.effect.region != nil }
    var seen = RuleSet()
    var weak: [RuleSummary] = []
    func add(_ number: RuleNumber?) {
      guard let number, !seen.contains(number) else { return }
      seen.insert(number)
      let rule = Law.rule(number)
      if grade < rule.grade { weak.append(rule) }
    }
    for failure in failures { add(failure.rulesInOrder.first) }
    for entry in entries where !entry.because.isEmpty { add(entry.because.mostSpecificFirst.first) }
    return weak
  }
}

extension RuleSummary {
  /// The grade of the rule, and the side of a dispute that it takes.
  var remarks: String {
    guard let dispute = Law.disputes.first(where: { $0.id == self.dispute }), let side else {
      return grade.word
    }
    let others = Suggestion.either(dispute.sides.filter { $0 != side })
    return "\(grade.word); disputed: \(side), not \(others)"
  }
}
