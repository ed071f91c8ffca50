/// Some rows of one question: a bit for each of its rules, and one for each of its disputes.
///
/// The numbers of a question's rules are consecutive, and so are those of its disputes.
@frozen
public struct RowBits: Hashable, Sendable {
  @usableFromInline var rules: UInt64
  @usableFromInline var disputes: UInt64

  @inlinable
  init(rules: UInt64, disputes: UInt64) {
    self.rules = rules
    self.disputes = disputes
  }

  /// Every row of a question.
  public static var all: RowBits { RowBits(rules: .max, disputes: .max) }
}

/// The rows of one question, prepared for fast decisions under any law.
///
/// No guard is tested one by one. The conditions are divided into groups of four, and a table says
/// for each of the sixteen states of a group which rows it admits. The rows whose guards hold are
/// those that every group admits and that the law has in force. The class is immutable, so that
/// all laws share it.
@usableFromInline
final class PreparedRows: @unchecked Sendable {
  /// The number of the first rule.
  @usableFromInline let firstRule: UInt16
  /// The number of the first dispute.
  @usableFromInline let firstDispute: UInt16
  /// The answer before any rule applies, or `nil` if the question needs a draft.
  @usableFromInline let blank: UnsafeRawPointer?
  /// The rows that each state of each group of conditions admits, group by group.
  private let admitted: [RowBits]
  /// The rules after which no later row applies.
  private let finals: UInt64
  /// The disputes in front of each rule.
  private let disputesBefore: [UInt64]
  /// The rules that change the answer.
  private let effective: UInt64
  /// The rules, of which some change the answer.
  ///
  /// The class owns them and lets go of them when it ends. Counting references to a rule would take
  /// longer than most changes.
  private let ruleRows: [Unmanaged<RuleRow>]

  /// Numbers the rows of a policy and prepares them.
  init(
    _ rows: [Row],
    of policy: String,
    blank: UnsafeRawPointer?,
    in numbering: inout RuleNumbering,
    with guards: inout GuardTable
  ) {
    guards.removeAll()
    self.blank = blank
    (firstRule, firstDispute) = (UInt16(numbering.rules.count), UInt16(numbering.disputes.count))
    var (finals, effective) = (UInt64(0), UInt64(0))
    var disputesBefore: [UInt64] = []
    var ruleRows: [Unmanaged<RuleRow>] = []
    disputesBefore.reserveCapacity(rows.count)
    ruleRows.reserveCapacity(rows.count)
    var seen = RowBits(rules: 0, disputes: 0)
    for row in rows {
      switch row {
      case .rule(let rule):
        // A decision collects its rules in one word.
        precondition(ruleRows.count < 64, "\(policy) has more than 64 rules; split the question")
        let bit = UInt64(1) << UInt64(ruleRows.count)
        guards.add(RowBits(rules: bit, disputes: 0), rule.guarded)
        if rule.isFinal { finals |= bit }
        disputesBefore.append(seen.disputes)
        seen.rules |= bit
        if rule.isEffective { effective |= bit }
        ruleRows.append(.passRetained(rule))
        numbering.enter(rule, in: policy)
      case .dispute(let dispute):
        let bit = UInt64(1) << UInt64(numbering.disputes.count - Int(firstDispute))
        guards.add(RowBits(rules: 0, disputes: bit), dispute.guarded)
        seen.disputes |= bit
        numbering.enter(dispute, in: policy)
      }
    }
    admitted = guards.admitted(of: seen)
    self.finals = finals
    self.disputesBefore = disputesBefore
    self.effective = effective
    self.ruleRows = ruleRows
  }

  deinit {
    for row in ruleRows { row.release() }
  }

  /// Changes an answer as the rows say whose guards hold, in order, up to the first final row.
  ///
  /// - Parameters:
  ///   - bits: The conditions that hold.
  ///   - inForce: The rows that the law has in force.
  ///   - values: The values of the question.
  ///   - answer: The draft, which becomes the answer.
  /// - Returns: The rows that applied.
  @usableFromInline
  func decide(
    _ bits: UInt64,
    among inForce: RowBits,
    of values: UnsafeRawPointer,
    changing answer: UnsafeMutableRawPointer
  ) -> RowBits {
    var (rules, disputes) = (inForce.rules, inForce.disputes)
    var bits = bits
    admitted.withUnsafeBufferPointer { admitted in
      var group = 0
      while group < admitted.count {
        let rows = admitted[group &+ Int(bits & 15)]
        rules &= rows.rules
        disputes &= rows.disputes
        bits >>= 4
        group &+= 16
      }
    }
    if rules & finals != 0 {
      let index = (rules & finals).trailingZeroBitCount
      rules &= ~0 >> UInt64(63 &- index)
      disputes &= disputesBefore[index]
    }
    var rest = rules & effective
    while rest != 0 {
      ruleRows[rest.trailingZeroBitCount]._withUnsafeGuaranteedRef { $0.change(values, answer) }
      rest &= rest &- 1
    }
    return RowBits(rules: rules, disputes: disputes)
  }
}

/// The rows of one question, with the types of its values and of its answer.
@frozen
public struct Policy<Asked: Question>: Sendable {
  @usableFromInline let rows: PreparedRows

  @inlinable
  init(_ rows: PreparedRows) { self.rows = rows }

  /// Creates the policy of a question that is not part of the law, with its rows numbered from 0.
  public init(of question: Asked.Type) {
    var (numbering, guards) = (RuleNumbering(), GuardTable())
    rows = PreparedRows(Asked.checkedRows, of: "alone", blank: nil, in: &numbering, with: &guards)
  }

  /// The answer before any rule applies.
  ///
  /// - Precondition: The list of questions has an entry that makes it.
  @inlinable
  var blank: Asked.Answer { rows.blank!.assumingMemoryBound(to: Asked.Answer.self).pointee }

  /// Returns the answer to a question.
  ///
  /// Every row whose guard holds applies, in order, up to the first final row.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that hold.
  ///   - values: The values of the question.
  ///   - draft: The answer before any rule applies.
  ///   - inForce: The rows that the law has in force.
  @inlinable
  public func decide(
    _ conditions: Conditions<Asked.Condition>,
    of values: Asked.Values,
    from draft: Asked.Answer,
    among inForce: RowBits = .all
  ) -> Decision<Asked.Answer> {
    var answer = draft
    let applied = withUnsafePointer(to: values) { values in
      withUnsafeMutablePointer(to: &answer) { answer in
        rows.decide(conditions.bits, among: inForce, of: values, changing: answer)
      }
    }
    return Decision(
      answer: answer,
      rows: applied,
      firstRule: rows.firstRule,
      firstDispute: rows.firstDispute
    )
  }
}
