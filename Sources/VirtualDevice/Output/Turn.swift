public import SystemPolicy

/// What a phone has while events reach it: the law it asks, and the journal in which it notes what
/// it does.
///
/// A turn notes each decision by itself, so that none is forgotten.
public struct Turn: Sendable {
  /// The law that is asked.
  public let law: Law
  /// The effects so far.
  public var journal: Journal

  /// Creates a turn under a law, with what has happened before.
  public init(under law: Law, _ journal: Journal = Journal()) {
    self.law = law
    self.journal = journal
  }

  /// Asks a question, given the conditions that hold, and notes what was decided.
  @inlinable
  public mutating func ask<Asked: Question>(
    _ question: Asked.Type,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> where Asked.Values == Void, Asked.Answer: BlankAnswer {
    noting(law.decide(question, conditions))
  }

  /// Asks a question from a draft of its answer.
  @inlinable
  public mutating func ask<Asked: Question>(
    _ question: Asked.Type,
    from draft: Asked.Answer,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> where Asked.Values == Void {
    noting(law.decide(question, from: draft, conditions))
  }

  /// Asks a question of some values.
  @inlinable
  public mutating func ask<Asked: Question>(
    _ question: Asked.Type,
    of values: Asked.Values,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> where Asked.Answer: BlankAnswer {
    noting(law.decide(question, of: values, conditions))
  }

  /// Asks a question of some values from a draft of its answer.
  @inlinable
  public mutating func ask<Asked: Question>(
    _ question: Asked.Type,
    of values: Asked.Values,
    from draft: Asked.Answer,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> {
    noting(law.decide(question, of: values, from: draft, conditions))
  }

  /// Asks a question whose rows look at the conditions themselves.
  @inlinable
  public mutating func ask<Asked: Question>(
    _ question: Asked.Type,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer>
  where Asked.Values == Conditions<Asked.Condition>, Asked.Answer: BlankAnswer {
    noting(law.decide(question, conditions))
  }

  /// Asks a question whose rows look at the conditions themselves, from a draft of its answer.
  @inlinable
  public mutating func ask<Asked: Question>(
    _ question: Asked.Type,
    from draft: Asked.Answer,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> where Asked.Values == Conditions<Asked.Condition> {
    noting(law.decide(question, from: draft, conditions))
  }

  @inlinable
  mutating func noting<Answer>(_ decision: Decision<Answer>) -> Decision<Answer> {
    journal.note(decision)
    return decision
  }
}
