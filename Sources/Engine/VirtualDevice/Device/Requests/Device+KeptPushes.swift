import SystemPolicy
import VirtualTime

extension Device {
  /// Indicates whether APNs can reach the phone.
  var isReachable: Bool { power != .off && !radios.isSuperset(of: [.airplaneMode, .wiFiOff]) }

  /// Leaves a remote notification to APNs, which cannot reach the phone.
  mutating func keep(_ push: Push, for app: AppNumber, in turn: inout Turn) {
    let name = NotificationName(app, push.identifier)
    let decision = turn.ask(PushRetention.self) {
      .unreachable
      if rare.keptPushes.contains(where: { $0.app == app }) { .hasEarlier }
      if let lifetime = push.lifetime, lifetime <= .zero { .isExpired }
    }
    let because = decision.because
    guard decision.answer.isKept else {
      return note(.notification(name, .dropped(.pushed)), because: because, in: &turn)
    }
    if decision.answer.replacesEarlier {
      for earlier in rare.keptPushes where earlier.app == app {
        note(.notification(earlier.name, .dropped(.pushed)), because: because, in: &turn)
      }
      rare.keptPushes.removeAll { $0.app == app }
    }
    rare.keptPushes.append(KeptPush(app: app, push: push, sent: now))
    note(.notification(name, .keptByServer(push.content)), because: because, in: &turn)
  }

  /// Receives the remote notifications that APNs has kept, in the order in which they were sent.
  mutating func receiveKeptPushes(in turn: inout Turn) {
    guard !rare.keptPushes.isEmpty, isReachable else { return }
    let kept = rare.keptPushes
    rare.keptPushes = []
    for row in kept {
      let age = now - row.sent
      let decision = turn.ask(PushRetention.self) {
        .reachable
        if let lifetime = row.push.lifetime, age >= lifetime { .hasLapsed }
        if age > PushRetention.longest { .afterThirtyDays }
      }
      let because = decision.because
      if decision.answer.isDelivered {
        guard let because = hold(row.push, for: row.app, because: because, in: &turn) else {
          continue
        }
        receive(row.push, for: row.app, because: because, in: &turn)
      } else {
        note(.notification(row.name, .dropped(.pushed)), because: because, in: &turn)
      }
    }
  }

  /// Discards the remote notifications that wait for an app that is deleted.
  mutating func discardPushes(of app: AppNumber, in turn: inout Turn) {
    guard rare.keptPushes.contains(where: { $0.app == app }) else { return }
    let decision = turn.ask(PushRetention.self) { .appDeleted }
    guard !decision.answer.isDelivered else { return }
    for row in rare.keptPushes where row.app == app {
      note(.notification(row.name, .dropped(.pushed)), because: decision.because, in: &turn)
    }
    rare.keptPushes.removeAll { $0.app == app }
  }
}
