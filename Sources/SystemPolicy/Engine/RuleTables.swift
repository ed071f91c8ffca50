/// The rows of every question, numbered, whether or not they are in force.
struct RuleTables: Sendable {
  /// The policies, indexed by the question's position.
  let policies: [AnyPolicy]
  let rules: [RuleSummary]
  let disputes: [DisputeSummary]
  /// The dispute and side of each rule, or `nil` if the rule takes no side; indexed by rule number.
  let sides: [(dispute: Int, side: Int)?]

  static let all = RuleTables()

  private init() {
    var numbering = RuleNumbering()
    policies = Law.questions.map { $0.policy(&numbering) }
    rules = numbering.rules
    disputes = numbering.disputes.map { dispute in
      var dispute = dispute
      let named = numbering.rules.filter { $0.dispute == dispute.id }.compactMap { $0.side }
      for side in named where !dispute.sides.contains(side) { dispute.sides.append(side) }
      return dispute
    }
    let disputes = disputes
    sides = rules.map { rule in
      guard let name = rule.dispute, let side = rule.side else { return nil }
      guard let dispute = disputes.firstIndex(where: { $0.id == name }) else {
        preconditionFailure("\(rule.id) takes a side in '\(name)', which is not a dispute")
      }
      return (dispute, disputes[dispute].sides.firstIndex(of: side)!)
    }
  }

  /// Returns the rules that are in force on a version.
  ///
  /// - Parameters:
  ///   - version: The version of iOS.
  ///   - taken: The side in force in each dispute, by its index among the sides of the dispute.
  func rules(on version: OSVersion, taking taken: [Int?]) -> RuleSet {
    var inForce = RuleSet()
    for index in rules.indices where rules[index].isPresent(on: version) {
      if let side = sides[index], taken[side.dispute] != side.side { continue }
      inForce.insert(rules[index].number)
    }
    return inForce
  }

  /// Returns the disputes that arise on a version.
  func disputes(on version: OSVersion) -> DisputeSet {
    var arising = DisputeSet()
    for index in disputes.indices where disputes[index].arises(on: version) {
      arising.insert(disputes[index].number)
    }
    return arising
  }
}

/// An entry in the list of all questions: the name, and a function that makes the policy.
struct QuestionEntry: Sendable {
  /// The name of the policy in reports.
  let name: String
  /// Numbers the rows of the question and makes its ``Policy``.
  let policy: @Sendable (inout RuleNumbering) -> AnyPolicy

  /// Creates the entry of a question whose answer has defaults.
  init<Asked: Question>(_ name: String, _ question: Asked.Type)
  where Asked.Answer: DefaultAnswer {
    self.init(name, question, blank: Asked.Answer())
  }

  /// Creates the entry of a question that is asked with a draft of its answer.
  init<Asked: Question>(_ name: String, _ question: Asked.Type) {
    self.init(name, question, blank: nil)
  }

  private init<Asked: Question>(_ name: String, _ question: Asked.Type, blank: Asked.Answer?) {
    self.name = name
    policy = { numbering in
      Policy(NumberedRows<Asked>(name, in: &numbering), blank: blank)
    }
  }
}

/// The rows of one question as written, each with its number.
struct NumberedRows<Asked: Question>: Sendable {
  enum NumberedRow: Sendable {
    case rule(RuleNumber, Rule<Asked>)
    case dispute(DisputeNumber, Dispute<Asked>)
  }

  var rows: [NumberedRow] = []
  let firstRule: UInt16
  let firstDispute: UInt16

  // This runs once for each question, so specialized copies would cost more than they save.
  @_optimize(none)
  init(_ policy: String, in numbering: inout RuleNumbering) {
    (firstRule, firstDispute) = (UInt16(numbering.rules.count), UInt16(numbering.disputes.count))
    assert(
      Asked.Condition.allCases.enumerated().allSatisfy { $0 == Int($1.position) },
      "the conditions of \(policy) are not numbered in their order"
    )
    for row in Asked.rows {
      switch row {
      case .rule(let rule): rows.append(.rule(numbering.enter(rule, in: policy), rule))
      case .dispute(let dispute):
        rows.append(.dispute(numbering.enter(dispute, in: policy), dispute))
      }
    }
    // A decision collects its rules in one word. Split a policy with more rules into two questions.
    precondition(numbering.rules.count - Int(firstRule) <= 64, "\(policy) has more than 64 rules")
  }
}

/// Numbers every rule and dispute, and keeps their summaries for reports.
struct RuleNumbering {
  var rules: [RuleSummary] = []
  var disputes: [DisputeSummary] = []

  mutating func enter<Asked>(_ rule: Rule<Asked>, in policy: String) -> RuleNumber {
    let number = RuleNumber(rawValue: UInt16(rules.count))
    rules.append(
      RuleSummary(
        number: number,
        id: rule.id,
        policy: policy,
        facts: rule.facts,
        dispute: rule.dispute,
        side: rule.side,
        since: rule.since,
        until: rule.until,
        sentence: rule.sentence,
        evidence: rule.evidence,
        isFinal: rule.isFinal,
        isEffective: rule.effect != nil,
        corrected: rule.corrected,
        place: rule.place,
        guarded: GuardWords(rule.when, rule.unless)
      )
    )
    return number
  }

  mutating func enter<Asked>(_ dispute: Dispute<Asked>, in policy: String) -> DisputeNumber {
    let number = DisputeNumber(rawValue: UInt16(disputes.count))
    disputes.append(
      DisputeSummary(
        number: number,
        id: dispute.id,
        policy: policy,
        facts: dispute.facts,
        since: dispute.since,
        until: dispute.until,
        sentence: dispute.sentence,
        choices: Reading.allCases.map { ($0, dispute.sides[$0]!) },
        sides: [],
        check: dispute.check,
        corrected: dispute.corrected,
        guarded: GuardWords(dispute.when, dispute.unless)
      )
    )
    return number
  }
}
