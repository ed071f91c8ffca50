/// A ``Policy`` of any question.
public class AnyPolicy: @unchecked Sendable {
  init() {}
}

/// The rows of one kind of question that are in force, made ready to decide fast.
///
/// A row's guard is two words of plain bits; its effect is run only where the guard holds. It is a
/// class, so that a law is a list of references, which all its copies share; it never changes.
public final class Policy<Asked: Question>: AnyPolicy, @unchecked Sendable {
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
    @usableFromInline var changes = false
    @usableFromInline var computes = false
  }

  @usableFromInline let guards: [Guard]
  /// What each guard's rule does, if it changes anything.
  ///
  /// There is no list of ``RuleEffect``, as a copy of one costs more than most rules.
  @usableFromInline let changes: [@Sendable (inout Asked.Answer) -> Void]
  /// What each guard's rule does, if it computes anything.
  @usableFromInline let computations: [@Sendable (Asked.Values, inout Asked.Answer) -> Void]
  /// The answer that no rule has shaped yet, if it needs no draft.
  @usableFromInline let blank: Asked.Answer?
  /// The numbers of the policy's first rule and first dispute.
  @usableFromInline let firstRule: UInt16
  @usableFromInline let firstDispute: UInt16

  init(
    _ table: NumberedRows<Asked>,
    blank: Asked.Answer?,
    isInForce: (RuleNumber) -> Bool,
    arises: (DisputeNumber) -> Bool
  ) {
    firstRule = table.firstRule
    firstDispute = table.firstDispute
    self.blank = blank
    var guards: [Guard] = []
    var changes: [@Sendable (inout Asked.Answer) -> Void] = []
    var computations: [@Sendable (Asked.Values, inout Asked.Answer) -> Void] = []
    guards.reserveCapacity(table.rows.count)
    for row in table.rows {
      switch row {
      case .rule(let number, let rule) where isInForce(number):
        var row = Guard(
          mask: rule.when.bits | rule.unless.bits,
          wanted: rule.when.bits,
          bit: 1 << UInt64(number.rawValue - firstRule)
        )
        row.isFinal = rule.isFinal
        switch rule.effect {
        case .change(let change)?:
          row.changes = true
          changes.append(change)
          computations.append { _, _ in }
        case .compute(let compute)?:
          row.computes = true
          changes.append { _ in }
          computations.append(compute)
        case nil:
          changes.append { _ in }
          computations.append { _, _ in }
        }
        guards.append(row)
      case .dispute(let number, let dispute) where arises(number):
        var row = Guard(
          mask: dispute.when.bits | dispute.unless.bits,
          wanted: dispute.when.bits,
          bit: 1 << UInt64(number.rawValue - firstDispute)
        )
        row.isDispute = true
        guards.append(row)
        changes.append { _ in }
        computations.append { _, _ in }
      case .rule, .dispute:
        continue
      }
    }
    self.guards = guards
    self.changes = changes
    self.computations = computations
  }

  /// Puts every row of a question's own table in force, numbered from zero.
  ///
  /// A law is made of parts with ``Law``; this is for a question that stands alone.
  public convenience init(of question: Asked.Type) {
    var numbering = RuleNumbering()
    self.init(
      NumberedRows("alone", in: &numbering),
      blank: nil,
      isInForce: { _ in true },
      arises: { _ in true }
    )
  }

  /// Answers a question: every row whose guard holds speaks, in order, until a final one has.
  @inlinable
  public func decide(
    _ conditions: Conditions<Asked.Condition>,
    of values: Asked.Values,
    from draft: Asked.Answer
  ) -> Decision<Asked.Answer> {
    var decision = Decision(answer: draft)
    let bits = conditions.bits
    var (spoken, consulted) = (UInt64(0), UInt64(0))
    guards.withUnsafeBufferPointer { guards in
      for index in guards.indices where bits & guards[index].mask == guards[index].wanted {
        if guards[index].isDispute {
          consulted |= guards[index].bit
          continue
        }
        spoken |= guards[index].bit
        if guards[index].changes {
          changes[index](&decision.answer)
        } else if guards[index].computes {
          computations[index](values, &decision.answer)
        }
        if guards[index].isFinal { return }
      }
    }
    decision.because = RuleSet(bits: spoken, from: firstRule)
    // Most decisions depend on no dispute.
    if consulted != 0 {
      decision.consulted = DisputeSet(bits: consulted, from: firstDispute)
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
