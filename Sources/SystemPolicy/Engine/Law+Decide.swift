extension Law {
  /// What answers a question under this law.
  @inlinable
  public func policy<Asked: Question>(of question: Asked.Type) -> Policy<Asked> {
    unsafeDowncast(policies[Asked.position.index], to: Policy<Asked>.self)
  }

  /// Answers a question, given the conditions that hold.
  @inlinable
  public func decide<Asked: Question>(
    _ question: Asked.Type,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> where Asked.Values == Void, Asked.Answer: BlankAnswer {
    decide(question, of: (), conditions)
  }

  /// Answers a question from a draft, given the conditions that hold.
  @inlinable
  public func decide<Asked: Question>(
    _ question: Asked.Type,
    from draft: Asked.Answer,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> where Asked.Values == Void {
    decide(question, of: (), from: draft, conditions)
  }

  /// Answers a question of some values, given the conditions that hold.
  @inlinable
  public func decide<Asked: Question>(
    _ question: Asked.Type,
    of values: Asked.Values,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> where Asked.Answer: BlankAnswer {
    let policy = policy(of: question)
    // The list made the answer when it entered the question.
    return policy.decide(conditions(), of: values, from: policy.blank!)
  }

  /// Answers a question of some values from a draft, given the conditions that hold.
  @inlinable
  public func decide<Asked: Question>(
    _ question: Asked.Type,
    of values: Asked.Values,
    from draft: Asked.Answer,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> {
    policy(of: question).decide(conditions(), of: values, from: draft)
  }

  /// Answers a question whose rows look at the conditions themselves.
  @inlinable
  public func decide<Asked: Question>(
    _ question: Asked.Type,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer>
  where Asked.Values == Conditions<Asked.Condition>, Asked.Answer: BlankAnswer {
    let conditions = conditions()
    return decide(question, of: conditions) { conditions }
  }

  /// Answers a question from a draft whose rows look at the conditions themselves.
  @inlinable
  public func decide<Asked: Question>(
    _ question: Asked.Type,
    from draft: Asked.Answer,
    @ConditionsBuilder<Asked.Condition> _ conditions: () -> Conditions<Asked.Condition>
  ) -> Decision<Asked.Answer> where Asked.Values == Conditions<Asked.Condition> {
    let conditions = conditions()
    return decide(question, of: conditions, from: draft) { conditions }
  }
}
