import SystemPolicy
import VirtualTime

extension Device {
  /// Receives a remote notification for an app, or leaves it to APNs while the phone cannot be
  /// reached.
  mutating func receive(_ push: Push, for app: AppNumber, in turn: inout Turn) {
    guard isReachable else { return keep(push, for: app, in: &turn) }
    guard let because = hold(push, for: app, because: [], in: &turn) else { return }
    receive(push, for: app, because: because, in: &turn)
  }

  /// Receives a remote notification for an app, by the rules for the push and some more.
  mutating func receive(
    _ push: Push,
    for app: AppNumber,
    because kept: RuleSet,
    in turn: inout Turn
  ) {
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
      if row.hasOldToken { .hasOldToken }
      if row.build?.hasRemoteNotificationMode == false { .lacksBackgroundMode }
    }
    let because = decision.because.union(kept)
    let answer = decision.answer
    if answer.isShown {
      var shown = because
      let times = answer.comesTwice ? 2 : 1
      if !startExtension(for: push, of: app, times, because: &shown, in: &turn) {
        for _ in 0..<times { deliver(name, push.content, because: shown, in: &turn) }
      }
    }
    if answer.wakesApp {
      let time = answer.isBrief ? RemoteArrival.runTime : nil
      wake(app, .pushed, for: time, because: because, in: &turn)
    }
    if answer.notifiesApp {
      note(.notification(name, .didReceiveRemoteCalled), because: because, in: &turn)
    } else if !answer.isShown {
      note(.notification(name, .dropped(.pushed)), because: because, in: &turn)
    }
  }
}
