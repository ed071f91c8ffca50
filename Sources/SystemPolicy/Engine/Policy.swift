/// A ``Policy`` of any question.
public class AnyPolicy: @unchecked Sendable {
  init() {}
}

/// The rows of one question that are in force, prepared for fast decisions.
///
/// A row's guard is two words of bits, and its effect runs only if the guard holds. A policy is an
/// immutable class, so that a law is a list of references that all its copies share.
public final class Policy<Asked: Question>: AnyPolicy, @unchecked Sendable {
  /// A guard, and the kind of effect that runs if the guard holds.
  @usableFromInline
  struct Guard: Sendable {
    /// The bits that the guard tests.
    @usableFromInline var mask: UInt64
    /// The values that the tested bits must have.
    @usableFromInline var wanted: UInt64
    /// The bit of the rule that applies, or of the dispute that the decision records.
    ///
    /// The numbers of a policy are consecutive, so one word has a bit for each of them.
    @usableFromInline var bit: UInt64
    @usableFromInline var isDispute = false
    @usableFromInline var isFinal = false
    @usableFromInline var changes = false
    @usableFromInline var computes = false
  }

  @usableFromInline let guards: [Guard]
  /// The change that each guard's rule makes, if any.
  ///
  /// There is no list of ``RuleEffect``, because copying one costs more than running most rules.
  @usableFromInline let changes: [@Sendable (inout Asked.Answer) -> Void]
  /// The computation that each guard's rule makes, if any.
  @usableFromInline let computations: [@Sendable (Asked.Values, inout Asked.Answer) -> Void]
  /// The answer before any rule applies, or `nil` if the question needs a draft.
  @usableFromInline let blank: Asked.Answer?
  /// The number of the policy's first rule.
  @usableFromInline let firstRule: UInt16
  /// The number of the policy's first dispute.
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

  /// Creates a policy with every row of a question's table in force, numbered from 0.
  ///
  /// Use this for a question that is not part of the law; ``Law`` makes the policies of the others.
  public convenience init(of question: Asked.Type) {
    var numbering = RuleNumbering()
    self.init(
      NumberedRows("alone", in: &numbering),
      blank: nil,
      isInForce: { _ in true },
      arises: { _ in true }
    )
  }

  /// Returns the answer to a question.
  ///
  /// Every row whose guard holds applies, in order, up to the first final row.
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

/// An answer, the rules that applied, and the disputes that it depends on.
@frozen
public struct Decision<Answer: Hashable & Sendable>: Hashable, Sendable {
  /// The answer.
  public var answer: Answer
  /// The rules that applied.
  public var because = RuleSet()
  /// The disputes whose guard held.
  public var consulted = DisputeSet()

  /// Creates a decision before any rule applies.
  @inlinable
  public init(answer: Answer) {
    self.answer = answer
  }
}
