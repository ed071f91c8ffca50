public import SystemPolicy

/// Renders every rule as JSON.
public func jsonRules(_ rules: [RuleSummary] = Law.rules) -> String {
  jsonText(of: JSONRules(version: rulesJSONVersion, rules: rules.map(JSONRule.init))) + "\n"
}

private struct JSONRules: Encodable {
  var version: Int
  var rules: [JSONRule]
}

private struct JSONRule: Encodable {
  struct Source: Encodable {
    var grade: String
    var note: String
    var links: [String]
    var check: String?
  }

  struct Change: Encodable {
    var release: String
    var before: String
  }

  var id: String
  var facts: [String]
  var sentence: String
  var policy: String
  var dispute: String?
  var side: String?
  var since: String
  var until: String?
  var when: [String]
  var unless: [String]
  var isFinal: Bool
  var corrected: Change?
  var evidence: [Source]

  init(_ rule: RuleSummary) {
    id = rule.id
    facts = rule.facts
    sentence = rule.sentence
    policy = rule.policy
    dispute = rule.dispute
    side = rule.side
    since = rule.since.text
    until = rule.until.map {
      $0 == rule.since ? rule.versions : $0.minor == .max ? "\($0.major)" : $0.text
    }
    when = rule.when
    unless = rule.unless
    isFinal = rule.isFinal
    corrected = rule.corrected.map { Change(release: $0.release.text, before: $0.before) }
    evidence = rule.evidence.map {
      Source(grade: $0.grade.rawValue, note: $0.note, links: $0.links, check: $0.check)
    }
  }
}
