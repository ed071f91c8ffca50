import SystemPolicy

/// A remote notification, as it reaches a phone.
public struct Push: Hashable, Sendable {
  /// The identifier of the notification: the collapse identifier, or a generated one.
  public var identifier: TextNumber
  /// The content to show, if any.
  public var content: Content
  /// Indicates whether the payload has `content-available`.
  public var isContentAvailable: Bool

  /// Creates a remote notification.
  public init(identifier: TextNumber, content: Content, isContentAvailable: Bool = false) {
    self.identifier = identifier
    self.content = content
    self.isContentAvailable = isContentAvailable
  }
}

extension Device {
  /// Receives a remote notification for an app.
  mutating func receive(_ push: Push, for app: AppNumber, in turn: inout Turn) {
    let name = NotificationName(app, push.identifier)
    let row = apps[Int(app.rawValue)]
    let decision = turn.ask(RemoteArrival.self) {
      if ![.denied, .notDetermined].contains(row.permission.status) { .mayShow }
      if !push.content.carries.isSubset(of: .additions) { .shows }
      if push.isContentAvailable { .contentAvailable }
      if row.delegate.contains([.isSet, .willPresent]) { .hasWillPresent }
      if isShown(name) { .hasDeliveredTwin }
      switch row.state {
      case .foreground, .inactive: .inFront
      case .background: []
      case .suspended: [.suspended, .idle]
      case .notRunning: [.notRunning, .idle]
      }
      if row.isForceQuit { .forceQuit }
      if row.isRefreshOff { .refreshOff }
      if row.build?.hasRemoteNotificationMode == false { .lacksBackgroundMode }
    }
    let because = decision.because
    let answer = decision.answer
    if answer.isShown {
      deliver(name, push.content, because: because, in: &turn)
    }
    if answer.comesTwice {
      deliver(name, push.content, because: because, in: &turn)
    }
    if answer.wakesApp {
      let time = answer.isBrief ? RemoteArrival.runTime : nil
      wake(app, .pushed, for: time, because: because, in: &turn)
    }
    if answer.tellsApp {
      note(.notification(name, .didReceiveRemoteCalled), because: because, in: &turn)
    } else if !answer.isShown {
      note(.notification(name, .dropped(.pushed)), because: because, in: &turn)
    }
  }
}
