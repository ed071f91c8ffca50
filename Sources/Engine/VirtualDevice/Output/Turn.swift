public import SystemPolicy

/// The policy and the journal that a phone uses while events reach it.
///
/// A turn records each decision itself, so that none is missing from the journal.
public struct Turn: Sendable {
  /// The policy that decides.
  public let law: Law
  /// The effects so far.
  public var journal: Journal

  /// Creates a turn under a policy, with the journal so far.
  public init(under law: Law, _ journal: Journal = Journal()) {
    self.law = law
    self.journal = journal
  }

  /// Decides a question, given the conditions that hold, and records the decision.
  @inlinable
  public mutating func ask<Asked: Question>(
    _ question: Asked.Type,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer>
  where Asked.Values: ImpliedValues<Asked.Condition>, Asked.Answer: BlankAnswer {
    noting(law.decide(question, conditions))
  }

  /// Decides a question from a draft of its answer.
  @inlinable
  public mutating func ask<Asked: Question>(
    _ question: Asked.Type,
    from draft: Asked.Answer,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> where Asked.Values: ImpliedValues<Asked.Condition> {
    noting(law.decide(question, from: draft, conditions))
  }

  /// Decides a question about some values.
  @inlinable
  public mutating func ask<Asked: Question>(
    _ question: Asked.Type,
    of values: Asked.Values,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> where Asked.Answer: BlankAnswer {
    noting(law.decide(question, of: values, conditions))
  }

  /// Decides a question about some values from a draft of its answer.
  @inlinable
  public mutating func ask<Asked: Question>(
    _ question: Asked.Type,
    of values: Asked.Values,
    from draft: Asked.Answer,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> {
    noting(law.decide(question, of: values, from: draft, conditions))
  }

  @inlinable
  mutating func noting<Answer>(_ decision: Decision<Answer>) -> Decision<Answer> {
    journal.note(decision)
    return decision
  }
}
