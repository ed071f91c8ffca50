import PhoneDescription
public import Scenarios
public import SystemPolicy
import VirtualDevice

/// Renders the grade and the first source of every rule, and a last line that counts the grades.
public func evidenceTable() -> String {
  let rows = Law.rules.map { rule in
    let links = rule.evidence.filter { $0.grade == rule.grade }.flatMap { $0.links }
    return (word: rule.grade.rawValue, id: rule.id, source: links.first ?? "-")
  }
  let wordWidth = rows.map { $0.word.width }.max() ?? 0
  let idWidth = rows.map { $0.id.width }.max() ?? 0
  let lines = rows.map { row in
    "\(row.word.padded(to: wordWidth))  \(row.id.padded(to: idWidth))  \(row.source)\n"
  }
  let counts = Evidence.Grade.allCases.compactMap { grade -> String? in
    let count = Law.rules.count { $0.grade == grade }
    return count == 0 ? nil : "\(count) \(grade.rawValue)"
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
  /// The grade of the rule, and whether sources disagree: `seed; disputed: 3 answers`.
  var briefRemarks: String {
    guard let dispute = Law.disputes.first(where: { $0.id == self.dispute }) else {
      return grade.rawValue
    }
    return "\(grade.rawValue); disputed: \(plural(dispute.sides.count, "answer"))"
  }

  /// The grade of the rule and, if sources disagree, the command that lists their answers.
  var remarks: String {
    guard let dispute else { return briefRemarks }
    return "\(briefRemarks), `\(ShellCommand.belfry("explain", dispute).text)`"
  }
}
