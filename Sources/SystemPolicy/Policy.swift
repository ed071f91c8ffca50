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
    @usableFromInline var number: UInt16
    @usableFromInline var isFinal: Bool
    /// A dispute is consulted here; otherwise a rule speaks.
    @usableFromInline var isDispute: Bool
  }

  @usableFromInline var guards: [Guard] = []
  @usableFromInline var functions: [(@Sendable (Asked, inout Asked.Answer) -> Void)?] = []

  init(_ table: Table<Asked>, isInForce: (RuleNumber) -> Bool) {
    for row in table.rows {
      switch row {
      case .rule(let number, let rule) where isInForce(number):
        add(rule.when, rule.unless, number.rawValue, isFinal: rule.isFinal)
        functions.append(rule.function)
      case .rule:
        continue
      case .dispute(let number, let dispute):
        add(dispute.when, dispute.unless, number.rawValue, isDispute: true)
        functions.append(nil)
      }
    }
  }

  private mutating func add(
    _ when: Conditions<Asked.Word>,
    _ unless: Conditions<Asked.Word>,
    _ number: UInt16,
    isFinal: Bool = false,
    isDispute: Bool = false
  ) {
    guards.append(
      Guard(
        mask: when.bits | unless.bits,
        wanted: when.bits,
        number: number,
        isFinal: isFinal,
        isDispute: isDispute
      )
    )
  }

  /// Answers a question: every row whose guard holds speaks, in order, until a final one has.
  @inlinable
  public func decide(_ question: Asked, from draft: Asked.Answer) -> Decision<Asked.Answer> {
    var decision = Decision(answer: draft)
    let bits = question.conditions.bits
    var index = 0
    while index < guards.count {
      let row = guards[index]
      if bits & row.mask == row.wanted {
        if row.isDispute {
          decision.consulted.insert(DisputeNumber(rawValue: row.number))
        } else {
          decision.because.insert(RuleNumber(rawValue: row.number))
          functions[index]?(question, &decision.answer)
          if row.isFinal { break }
        }
      }
      index += 1
    }
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
