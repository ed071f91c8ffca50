import SystemPolicy

/// A remote notification, as it reaches a phone.
public struct Push: Hashable, Sendable {
  /// What names it: the collapse identifier, or one of its own.
  public var identifier: TextNumber
  /// What is shown, if it carries anything.
  public var content: Content
  /// Whether its payload has `content-available`, for the app itself.
  public var isContentAvailable: Bool

  /// Creates a remote notification.
  public init(identifier: TextNumber, content: Content, isContentAvailable: Bool = false) {
    self.identifier = identifier
    self.content = content
    self.isContentAvailable = isContentAvailable
  }
}

extension Device {
  /// A remote notification for an app reaches the phone.
  mutating func receive(
    _ push: Push,
    for app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    let name = NotificationName(app, push.identifier)
    let row = apps[Int(app.rawValue)]
    let question = Pushing(
      status: row.permission.status,
      state: row.state,
      isForceQuit: row.isForceQuit,
      hasWillPresent: row.delegate.contains([.isSet, .willPresent]),
      carries: push.content.carries,
      isContentAvailable: push.isContentAvailable,
      hasDeliveredTwin: isShown(name)
    )
    let decision = law.pushing.decide(question, from: .init())
    journal.note(decision)
    let because = decision.because
    let answer = decision.answer
    if answer.isShown {
      deliver(name, push.content, because: because, under: law, into: &journal)
    }
    if answer.comesTwice {
      deliver(name, push.content, because: because, under: law, into: &journal)
    }
    if answer.wakesApp {
      let time = answer.isBrief ? Pushing.runTime : nil
      wake(app, .pushed, for: time, because: because, under: law, into: &journal)
    }
    if answer.tellsApp {
      note(.didReceiveRemoteCalled(name), because: because, in: &journal)
    } else if !answer.isShown {
      note(.dropped(name, .pushed), because: because, in: &journal)
    }
  }
}
