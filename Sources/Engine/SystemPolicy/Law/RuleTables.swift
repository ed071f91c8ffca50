/// The rows of every question, numbered, whether or not they are in force.
struct RuleTables: Sendable {
  /// The policies, indexed by the question's position.
  let policies: [PreparedRows]
  let rules: [RuleSummary]
  let disputes: [DisputeSummary]
  /// The scopes of the rules, indexed by number.
  let ruleScopes: [RowScope]
  /// The scopes of the disputes, indexed by number.
  let disputeScopes: [RowScope]

  static let all = RuleTables()

  private init() {
    var numbering = RuleNumbering()
    // Every start of the program numbers all rules; their list does not have to grow.
    numbering.rules.reserveCapacity(RuleSet.capacity)
    numbering.ruleScopes.reserveCapacity(RuleSet.capacity)
    var guards = GuardTable()
    policies = Law.questions.map { question in
      let (rows, blank) = (question.rows(), question.blank?())
      return PreparedRows(rows, of: question.name, blank: blank, in: &numbering, with: &guards)
    }
    rules = numbering.rules
    disputes = numbering.disputes
    ruleScopes = numbering.ruleScopes
    disputeScopes = numbering.disputeScopes
  }
}

/// An entry in the list of all questions: the name, and functions that make the rows and a draft.
struct QuestionEntry: Sendable {
  /// The name of the question in reports: that of its type, in words.
  let name: String
  /// Makes the rows of the question.
  let rows: @Sendable () -> [Row]
  /// Makes the answer before any rule applies; `nil` if the question is asked with a draft.
  let blank: (@Sendable () -> UnsafeRawPointer)?

  /// Creates the entry of a question whose answer has defaults.
  init<Asked: Question>(_ name: String, _ question: Asked.Type)
  where Asked.Answer: DefaultAnswer {
    self.name = name
    rows = { Asked.checkedRows }
    blank = {
      let answer = UnsafeMutablePointer<Asked.Answer>.allocate(capacity: 1)
      answer.initialize(to: Asked.Answer())
      return UnsafeRawPointer(answer)
    }
  }

  /// Creates the entry of a question that is asked with a draft of its answer.
  init<Asked: Question>(_ name: String, _ question: Asked.Type) {
    self.name = name
    rows = { Asked.checkedRows }
    blank = nil
  }
}

extension Question {
  /// The rows, after a check in debug builds that a condition's bit is its place among the cases,
  /// of which there are at most 64.
  static var checkedRows: [Row] {
    assert(Condition.allCases.count <= 64, "a question has more than 64 conditions; split it")
    assert(
      Condition.allCases.enumerated().allSatisfy { $0 == Int($1.position) },
      "the conditions of a question are not numbered in their order"
    )
    return rows.list
  }
}

/// Numbers every rule and dispute.
struct RuleNumbering {
  var rules: [RuleSummary] = []
  var disputes: [DisputeSummary] = []
  /// The scopes of the rules, indexed by number.
  var ruleScopes: [RowScope] = []
  /// The scopes of the disputes, indexed by number.
  var disputeScopes: [RowScope] = []

  /// Numbers a rule of a question.
  mutating func enter(_ rule: RuleRow, in question: String) {
    let number = RuleNumber(rawValue: UInt16(rules.count))
    let first = rules.last.flatMap { $0.question == question ? $0.firstOfQuestion : nil }
    rules.append(
      RuleSummary(rule, number: number, question: question, firstOfQuestion: first ?? number)
    )
    ruleScopes.append(RowScope(since: rule.since, until: rule.until, side: side(of: rule)))
  }

  /// Numbers a dispute of a question.
  mutating func enter(_ dispute: DisputeRow, in question: String) {
    let number = DisputeNumber(rawValue: UInt16(disputes.count))
    disputes.append(DisputeSummary(dispute, number: number, question: question))
    disputeScopes.append(RowScope(since: dispute.since, until: dispute.until, side: nil))
  }

  /// Returns the dispute and the side of a rule, and adds the side to those of the dispute.
  private mutating func side(of rule: RuleRow) -> (dispute: Int, side: Int)? {
    guard let name = rule.dispute, let side = rule.side else { return nil }
    guard let dispute = disputes.lastIndex(where: { $0.id == name }) else {
      preconditionFailure("\(rule.id) takes a side in '\(name)', which no row before it disputes")
    }
    if let index = disputes[dispute].sides.firstIndex(of: side) { return (dispute, index) }
    disputes[dispute].sides.append(side)
    return (dispute, disputes[dispute].sides.count - 1)
  }
}
