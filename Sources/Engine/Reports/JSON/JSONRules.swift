public import SystemPolicy

/// Renders every rule as JSON.
public func jsonRules(_ rules: [RuleSummary] = Law.rules) -> String {
  let document: JSON = .object([
    "version": .number(rulesJSONVersion),
    "rules": .list(rules.map(JSON.rule)),
  ])
  return document.written() + "\n"
}

extension JSON {
  fileprivate static func rule(_ rule: RuleSummary) -> JSON {
    .object([
      "id": .text(rule.id),
      "facts": .texts(rule.facts),
      "sentence": .text(rule.sentence),
      "question": .text(rule.question),
      "policy": .text(FormerQuestions.name(of: rule.question)),
      "dispute": .text(rule.dispute),
      "side": .text(rule.side),
      "since": .text(rule.since.text),
      "until": .text(
        rule.until.map {
          $0 == rule.since ? rule.versions : $0.minor == .max ? "\($0.major)" : $0.text
        }
      ),
      "when": .texts(rule.when),
      "unless": .texts(rule.unless),
      "isFinal": .flag(rule.isFinal),
      "corrected": rule.corrected.map {
        .object(["release": .text($0.release.text), "before": .text($0.before)])
      },
      "evidence": .list(
        rule.evidence.map {
          .object([
            "grade": .text($0.grade.rawValue),
            "note": .text($0.note),
            "links": .texts($0.links),
            "check": .text($0.check),
          ])
        }
      ),
    ])
  }
}
