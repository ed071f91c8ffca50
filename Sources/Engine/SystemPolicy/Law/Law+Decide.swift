extension Law {
  /// Returns the policy that answers a question under every law.
  @inlinable
  public func policy<Asked: Question>(of question: Asked.Type) -> Policy<Asked> {
    Policy(policies[Asked.position.index])
  }

  /// Returns the rows of a question that are in force under this law.
  @inlinable
  func rows<Asked: Question>(of question: Asked.Type) -> RowBits { inForce[Asked.position.index] }

  /// Returns the answer to a question, given the conditions that hold.
  @inlinable
  public func decide<Asked: Question>(
    _ question: Asked.Type,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer>
  where Asked.Values: ImpliedValues<Asked.Condition>, Asked.Answer: BlankAnswer {
    let conditions = conditions()
    return decide(question, of: Asked.Values(impliedBy: conditions)) { conditions }
  }

  /// Returns the answer to a question, given the conditions that hold and a draft of the answer.
  @inlinable
  public func decide<Asked: Question>(
    _ question: Asked.Type,
    from draft: Asked.Answer,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> where Asked.Values: ImpliedValues<Asked.Condition> {
    let conditions = conditions()
    return decide(question, of: Asked.Values(impliedBy: conditions), from: draft) { conditions }
  }

  /// Returns the answer to a question about values, given the conditions that hold.
  @inlinable
  public func decide<Asked: Question>(
    _ question: Asked.Type,
    of values: Asked.Values,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> where Asked.Answer: BlankAnswer {
    let policy = policy(of: question)
    // The entry in the list of questions made the blank answer.
    return policy.decide(conditions(), of: values, from: policy.blank, among: rows(of: question))
  }

  /// Returns the answer to a question about values, given the conditions that hold and a draft of
  /// the answer.
  @inlinable
  public func decide<Asked: Question>(
    _ question: Asked.Type,
    of values: Asked.Values,
    from draft: Asked.Answer,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> {
    policy(of: question)
      .decide(conditions(), of: values, from: draft, among: rows(of: question))
  }
}
