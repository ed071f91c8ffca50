/// The ``Policy`` of any question.
public class AnyPolicy: @unchecked Sendable {
  /// The number of the policy's first rule.
  @usableFromInline let firstRule: UInt16
  /// The number of the policy's first dispute.
  @usableFromInline let firstDispute: UInt16

  init(firstRule: UInt16, firstDispute: UInt16) {
    self.firstRule = firstRule
    self.firstDispute = firstDispute
  }
}

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
/// those that every group admits and that the law has in force. A policy is an immutable class, so
/// that all laws share it.
public final class Policy<Asked: Question>: AnyPolicy, @unchecked Sendable {
  /// The rows that each state of each group of conditions admits, group by group.
  @usableFromInline let admitted: [RowBits]
  /// The rules after which no later row applies.
  @usableFromInline let finals: UInt64
  /// The disputes in front of each rule.
  @usableFromInline let disputesBefore: [UInt64]
  /// The rules that change the answer.
  @usableFromInline let effective: UInt64
  /// The rules whose change depends on the values of the question.
  @usableFromInline let computing: UInt64
  /// The change that each rule makes.
  ///
  /// The policy owns them and lets go of them when it ends. Counting references to a function
  /// would take longer than most changes.
  @usableFromInline let changes: [Unmanaged<RuleChange<Asked>>]
  /// The answer before any rule applies, or `nil` if the question needs a draft.
  @usableFromInline let blank: Asked.Answer?

  // This runs once for each question, so specialized copies would cost more than they save.
  @_optimize(none)
  init(_ table: NumberedRows<Asked>, blank: Asked.Answer?) {
    self.blank = blank
    var guards = GuardTable(conditions: Asked.Condition.allCases.count)
    var (finals, effective, computing) = (UInt64(0), UInt64(0), UInt64(0))
    var disputesBefore: [UInt64] = []
    var changes: [Unmanaged<RuleChange<Asked>>] = []
    var seen = RowBits(rules: 0, disputes: 0)
    for row in table.rows {
      switch row {
      case .rule(let number, let rule):
        let bit = UInt64(1) << UInt64(number.rawValue - table.firstRule)
        guards.add(RowBits(rules: bit, disputes: 0), rule.when.bits, rule.unless.bits)
        if rule.isFinal { finals |= bit }
        disputesBefore.append(seen.disputes)
        seen.rules |= bit
        switch rule.effect {
        case .change?: effective |= bit
        case .compute?:
          effective |= bit
          computing |= bit
        case nil: break
        }
        changes.append(.passRetained(RuleChange(rule.effect)))
      case .dispute(let number, let dispute):
        let bit = UInt64(1) << UInt64(number.rawValue - table.firstDispute)
        guards.add(RowBits(rules: 0, disputes: bit), dispute.when.bits, dispute.unless.bits)
        seen.disputes |= bit
      }
    }
    admitted = guards.admitted(of: seen)
    self.finals = finals
    self.disputesBefore = disputesBefore
    self.effective = effective
    self.computing = computing
    self.changes = changes
    super.init(firstRule: table.firstRule, firstDispute: table.firstDispute)
  }

  /// Creates the policy of a question that is not part of the law, with its rows numbered from 0.
  public convenience init(of question: Asked.Type) {
    var numbering = RuleNumbering()
    self.init(NumberedRows("alone", in: &numbering), blank: nil)
  }

  deinit {
    for change in changes { change.release() }
  }

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
    var (rules, disputes) = (inForce.rules, inForce.disputes)
    var bits = conditions.bits
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
    var answer = draft
    var rest = rules & effective
    while rest != 0 {
      let isComputed = computing & (rest & (0 &- rest)) != 0
      changes[rest.trailingZeroBitCount]._withUnsafeGuaranteedRef { rule in
        if isComputed { rule.compute(values, &answer) } else { rule.change(&answer) }
      }
      rest &= rest &- 1
    }
    return Decision(
      answer: answer,
      rows: RowBits(rules: rules, disputes: disputes),
      firstRule: firstRule,
      firstDispute: firstDispute
    )
  }
}

/// The change that a rule makes to the draft of an answer.
@usableFromInline
final class RuleChange<Asked: Question>: Sendable {
  /// The change, if it is always the same.
  @usableFromInline let change: @Sendable (inout Asked.Answer) -> Void
  /// The change, if it depends on the values of the question.
  @usableFromInline let compute: @Sendable (Asked.Values, inout Asked.Answer) -> Void

  init(_ effect: RuleEffect<Asked>?) {
    var change: @Sendable (inout Asked.Answer) -> Void = { _ in }
    var compute: @Sendable (Asked.Values, inout Asked.Answer) -> Void = { _, _ in }
    switch effect {
    case .change(let run)?: change = run
    case .compute(let run)?: compute = run
    case nil: break
    }
    self.change = change
    self.compute = compute
  }
}
