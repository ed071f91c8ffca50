public import SystemPolicy

extension Device {
  /// What can be read of a notification where it is shown, the placeholder of its category, and
  /// why.
  public func preview(
    of name: NotificationName,
    under law: Law,
    noting journal: inout Journal
  ) -> (answer: Previewing.Answer, placeholder: TextNumber?, because: RuleSet) {
    let traits = categoryName(of: name).flatMap(category)?.traits ?? CategoryTraits()
    let question = Previewing(
      previews: apps[Int(name.app.rawValue)].permission.previews,
      isLocked: isLocked,
      options: traits.options,
      hasPlaceholder: traits.placeholder != nil
    )
    let decision = law.previewing.decide(question, from: .init())
    journal.note(decision)
    let placeholder = decision.answer.isPlaceholderOwn ? traits.placeholder : nil
    return (decision.answer, placeholder, decision.because)
  }

  /// How notifications of an app stand together, by whether their threads are one and whether they
  /// carry a word for the summary of their group.
  public func grouping(
    ofSameThread hasSameThread: Bool = true,
    hasSummaryArgument: Bool = false,
    of app: AppNumber,
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Grouping.Answer> {
    let question = Grouping(
      choice: apps[Int(app.rawValue)].permission.grouping,
      hasSameThread: hasSameThread,
      hasSummaryArgument: hasSummaryArgument
    )
    let decision = law.grouping.decide(question, from: .init())
    journal.note(decision)
    return decision
  }
}
