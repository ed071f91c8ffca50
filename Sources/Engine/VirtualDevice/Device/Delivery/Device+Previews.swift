public import SystemPolicy

extension Device {
  /// Returns the visible part of a notification, the placeholder of its category, and the rules
  /// that decide.
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

  /// Returns how an app's notifications are grouped.
  ///
  /// It depends on whether they share a thread and whether they have a summary argument.
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
