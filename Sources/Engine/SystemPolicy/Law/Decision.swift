/// An answer, the rules that applied, and the disputes that it depends on.
@frozen
public struct Decision<Answer: Hashable & Sendable>: Hashable, Sendable {
  /// The answer.
  public var answer: Answer
  /// The rules that applied, and the disputes whose guard held.
  @usableFromInline var rows: RowBits
  @usableFromInline let firstRule: UInt16
  @usableFromInline let firstDispute: UInt16

  @inlinable
  init(answer: Answer, rows: RowBits, firstRule: UInt16, firstDispute: UInt16) {
    self.answer = answer
    self.rows = rows
    self.firstRule = firstRule
    self.firstDispute = firstDispute
  }

  /// The rules that applied.
  @inlinable
  public var because: RuleSet { RuleSet(bits: rows.rules, from: firstRule) }

  /// The disputes whose guard held.
  @inlinable
  public var consulted: DisputeSet { DisputeSet(bits: rows.disputes, from: firstDispute) }

  /// Adds the rules and the disputes of another answer to the same question.
  public mutating func addReasons(of other: Self) {
    rows.rules |= other.rows.rules
    rows.disputes |= other.rows.disputes
  }
}

extension RuleSet {
  /// Inserts the rules that applied to a decision.
  ///
  /// This takes less time than the union with ``Decision/because``.
  @inlinable
  public mutating func addReasons<Answer>(of decision: Decision<Answer>) {
    insert(bits: decision.rows.rules, from: decision.firstRule)
  }
}

extension DisputeSet {
  /// Inserts the disputes that a decision depends on.
  @inlinable
  public mutating func addDisputes<Answer>(of decision: Decision<Answer>) {
    // Most decisions depend on no dispute.
    guard decision.rows.disputes != 0 else { return }
    insert(bits: decision.rows.disputes, from: decision.firstDispute)
  }
}
