/// The rows of one kind of question that are in force, made ready to decide fast.
///
/// A row's guard is two words of plain bits; its function is called only where the guard holds.
public struct Policy<Asked: Question>: Sendable {
  /// A guard, and what to do where it holds.
  @usableFromInline
  struct Guard: Sendable {
    /// Every bit the guard looks at, and the value it wants there.
    @usableFromInline var mask: UInt64
    @usableFromInline var wanted: UInt64
    /// The rule that speaks here, or the dispute that is consulted, as its bit among those of the
    /// policy: numbers of one policy follow on each other, so a word holds them all.
    @usableFromInline var bit: UInt64
    @usableFromInline var isDispute = false
    @usableFromInline var isFinal = false
    @usableFromInline var hasFunction = false
  }

  @usableFromInline var guards: [Guard] = []
  @usableFromInline var functions: [@Sendable (Asked, inout Asked.Answer) -> Void] = []
  /// The numbers of the policy's first rule and first dispute.
  @usableFromInline let firstRule: UInt16
  @usableFromInline let firstDispute: UInt16

  init(
    _ table: Table<Asked>,
    isInForce: (RuleNumber) -> Bool,
    arises: (DisputeNumber) -> Bool
  ) {
    firstRule = table.firstRule
    firstDispute = table.firstDispute
    guards.reserveCapacity(table.rows.count)
    functions.reserveCapacity(table.rows.count)
    for row in table.rows {
      switch row {
      case .rule(let number, let rule) where isInForce(number):
        var row = Guard(
          mask: rule.when.bits | rule.unless.bits,
          wanted: rule.when.bits,
          bit: 1 << UInt64(number.rawValue - firstRule)
        )
        row.isFinal = rule.isFinal
        row.hasFunction = rule.function != nil
        guards.append(row)
        functions.append(rule.function ?? { _, _ in })
      case .dispute(let number, let dispute) where arises(number):
        var row = Guard(
          mask: dispute.when.bits | dispute.unless.bits,
          wanted: dispute.when.bits,
          bit: 1 << UInt64(number.rawValue - firstDispute)
        )
        row.isDispute = true
        guards.append(row)
        functions.append { _, _ in }
      case .rule, .dispute:
        continue
      }
    }
  }

  /// Puts every row of a question's own table in force, numbered from zero.
  ///
  /// A law is made of parts with ``Law``; this is for a question that stands alone.
  public init(of question: Asked.Type) {
    var register = Register()
    self.init(Table(in: &register), isInForce: { _ in true }, arises: { _ in true })
  }

  /// Answers a question: every row whose guard holds speaks, in order, until a final one has.
  @inlinable
  public func decide(_ question: Asked, from draft: Asked.Answer) -> Decision<Asked.Answer> {
    var decision = Decision(answer: draft)
    let bits = question.conditions.bits
    var (spoken, consulted) = (UInt64(0), UInt64(0))
    guards.withUnsafeBufferPointer { guards in
      for index in guards.indices where bits & guards[index].mask == guards[index].wanted {
        if guards[index].isDispute {
          consulted |= guards[index].bit
          continue
        }
        spoken |= guards[index].bit
        if guards[index].hasFunction { functions[index](question, &decision.answer) }
        if guards[index].isFinal { return }
      }
    }
    decision.because = RuleSet(bits: spoken, from: firstRule)
    decision.consulted = DisputeSet(bits: consulted, from: firstDispute)
    return decision
  }
}

/// An answer, the rules that shaped it, and the disputes it depended on.
@frozen
public struct Decision<Answer: Hashable & Sendable>: Hashable, Sendable {
  /// What was decided.
  public var answer: Answer
  /// The rules that spoke.
  public var because = RuleSet()
  /// The disputes whose guard held.
  public var consulted = DisputeSet()

  /// Creates a decision that no rule has shaped yet.
  @inlinable
  public init(answer: Answer) {
    self.answer = answer
  }
}
