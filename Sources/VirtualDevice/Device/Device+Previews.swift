public import SystemPolicy

extension Device {
  /// What can be read of a notification where it is shown, the placeholder of its category, and
  /// why.
  public func preview(
    of name: NotificationName,
    in turn: inout Turn
  ) -> (answer: PreviewVisibility.Answer, placeholder: TextNumber?, because: RuleSet) {
    let traits = categoryName(of: name).flatMap(category)?.traits ?? CategoryTraits()
    let previews = apps[Int(name.app.rawValue)].permission.previews
    let decision = turn.ask(PreviewVisibility.self) {
      switch previews {
      case .always: .always
      case .whenAuthenticated: isLocked ? [.whenAuthenticated, .hidden] : [.whenAuthenticated]
      case .never: [.never, .hidden]
      }
      if isLocked { .locked }
      if traits.options.contains(.hiddenPreviewsShowTitle) { .showsTitle }
      if traits.options.contains(.hiddenPreviewsShowSubtitle) { .showsSubtitle }
      if traits.placeholder != nil { .hasPlaceholder }
    }
    let placeholder = decision.answer.isPlaceholderOwn ? traits.placeholder : nil
    return (decision.answer, placeholder, decision.because)
  }

  /// How notifications of an app stand together, by whether their threads are one and whether they
  /// carry a word for the summary of their group.
  public func grouping(
    ofSameThread hasSameThread: Bool = true,
    hasSummaryArgument: Bool = false,
    of app: AppNumber,
    in turn: inout Turn
  ) -> Decision<NotificationGrouping.Answer> {
    let choice = apps[Int(app.rawValue)].permission.grouping
    return turn.ask(NotificationGrouping.self) {
      switch choice {
      case .automatic: .automatic
      case .byApp: .byApp
      case .off: .off
      }
      if hasSameThread { .sameThread }
      if hasSummaryArgument { .summaryArgument }
    }
  }
}
