import SystemPolicy
import VirtualTime

/// The conditions that hold for every phone after every event, under every policy.
///
/// It follows one phone from its first event, at the cost of the new effects and of one
/// comparison. Runs of a debug build and the random tests do so. A phone with much state is not
/// compared after every event, because a long run would then cost its length squared: an
/// inconsistency persists, and is found a little later or at the end.
public struct Invariants: Sendable {
  private var snapshot = PhoneSnapshot()
  private var seen = 0
  private var latest = Instant(nanoseconds: .min)
  /// The notifications that fired during this event, are no longer pending and have no outcome
  /// yet.
  private var spent: [NotificationName] = []
  /// The notifications whose app was asked how to present them, one entry for each question.
  private var offered: [NotificationName] = []
  /// The pushes that service extensions have, two entries for each.
  private var extended: [NotificationName] = []
  /// The notifications that waited for the latest summary when it was shown.
  private var summarized: [NotificationName] = []
  /// The remote notifications that APNs keeps for the phone.
  private var keptByServer: [NotificationName] = []
  /// The background pushes that the system holds.
  private var heldBack: [NotificationName] = []
  /// Indicates whether the event is an app's reply and not a firing.
  private var isReply = false
  /// The number of events since the effects were last compared with the phone.
  private var uncompared = 0
  /// The total bytes of the phones that were compared with the effects.
  private(set) var comparedBytes = 0

  /// The bytes of comparison that each event pays for; few phones are as large.
  static let bytesPerEvent = 16 << 10

  /// Creates the invariants of a phone that has no events yet.
  public init() {}

  /// Follows an event; returns the condition that is violated after it, if any.
  public mutating func violation(
    after event: Event,
    of device: Device,
    _ journal: Journal
  ) -> String? {
    spent = []
    summarized = []
    if case .app(let app, .adds(let request)) = event, request.trigger == .now {
      spent.append(NotificationName(app, request.identifier))
    }
    if case .app(let app, .legacy(let action)) = event, let made = action.made {
      spent.append(NotificationName(app, made))
    }
    if case .device(.receives(let app, let push)) = event {
      // It is shown, on one version twice, and reported.
      spent = Array(repeating: NotificationName(app, push.identifier), count: 3)
      spent += keptByServer
    }
    if event.canReconnect { spent = keptByServer.flatMap { [$0, $0, $0] } }
    isReply = event.isReply
    for entry in journal.entries[seen...] {
      if let violation = violation(of: entry) { return violation }
      snapshot.apply(entry.effect)
    }
    if snapshot.isReachable { keptByServer = [] }
    seen = journal.entries.count
    let inFront = snapshot.apps.count { $0.state.isInFront }
    guard inFront <= (snapshot.isLocked ? 0 : 1) else { return "too many apps are in front" }
    // A process that ended has answered none of its questions.
    offered = offered.filter { isRunning($0.app) }
    uncompared += 1
    guard uncompared * Self.bytesPerEvent >= device.footprint else { return nil }
    return violation(atEndOf: device)
  }

  /// Compares the effects with a phone after its last event; returns the violated condition, if
  /// any.
  public mutating func violation(atEndOf device: Device) -> String? {
    guard uncompared > 0 else { return nil }
    uncompared = 0
    comparedBytes += device.footprint
    return snapshot == device.snapshot ? nil : "the effects do not add up to the phone"
  }

  private mutating func violation(of entry: Journal.Entry) -> String? {
    guard entry.moment.instant >= latest else { return "time went back" }
    latest = entry.moment.instant
    switch entry.effect {
    case .notification(let name, let effect): return violation(of: effect, of: name, entry)
    case .app(let app, .didRegisterForRemoteCalled),
      .app(let app, .didFailToRegisterForRemoteCalled):
      guard isRunning(app) else { return "an app that does not run registered" }
    case .app(let app, .signalled), .app(let app, .significantChangeReported),
      .app(let app, .visitReported):
      return violation(ofNotifying: app)
    case .app(let app, .openSettingsCalled):
      guard snapshot.apps[Int(app.rawValue)].linksSettings else { return "a link led nowhere" }
    case .app(_, .badgeSet):
      guard !entry.because.isEmpty else { return "a badge changed without a rule" }
    case .region(let name, .crossed): return violation(ofCrossing: name)
    case .phone(.summaryShown): summarized = snapshot.held.map { $0.name }
    case .app, .region, .category, .phone: break
    }
    return nil
  }

  private mutating func violation(
    of effect: NotificationEffect,
    of name: NotificationName,
    _ entry: Journal.Entry
  ) -> String? {
    switch effect {
    case .spent:
      guard isPending(name) else { return "a request fired that was not pending" }
      spent.append(name)
    case .willPresentCalled:
      guard comesDue(name) else { return "an app was asked about what had not fired" }
      offered.append(name)
    case .delivered:
      guard let status = snapshot.apps[Int(name.app.rawValue)].statusThatShows else {
        return "something was shown that the user had not allowed"
      }
      guard !entry.because.isEmpty else {
        return "something was shown as \(status.name) without a rule"
      }
      guard comesDue(name) || wasHeld(name) else { return "something was shown that had not fired" }
      guard snapshot.power != .off else { return "something was shown by a phone that is off" }
    case .silenced, .dropped(.due), .held:
      guard comesDue(name) || wasHeld(name) else { return "something was lost that had not fired" }
    case .triggerPassedOver:
      guard isPending(name) else { return "a trigger was passed over that was not pending" }
    case .keptByServer:
      guard !snapshot.isReachable else { return "a push was kept for a phone that can be reached" }
      keptByServer.append(name)
    case .pushHeld:
      guard comesDue(name) else { return "a push was held that had not come" }
      heldBack.append(name)
    case .dropped(.pushed):
      guard comesDue(name) || heldBack.removeFirst(name) || keptByServer.removeFirst(name) else {
        return "a push was lost that had not come"
      }
    case .extensionCalled:
      guard comesDue(name) else { return "an extension received a push that had not come" }
      extended += [name, name]
    case .extensionAnswered, .extensionTimeWillExpire, .extensionEnded:
      guard extended.contains(name) else { return "an extension answered what it had not received" }
    case .didReceiveRemoteCalled:
      guard comesDue(name) || heldBack.removeFirst(name) else {
        return "an app received a push that had not come"
      }
      return violation(ofNotifying: name.app)
    case .didReceiveCalled, .handleActionCalled:
      guard isRunning(name.app) else { return "an app that does not run received a callback" }
    case _: break
    }
    return nil
  }

  private func violation(ofCrossing name: RegionName) -> String? {
    let app = snapshot.apps[Int(name.app.rawValue)]
    guard app.regions.contains(name) else { return "a region was crossed that no app monitors" }
    guard app.location.isAllowed else { return "an app received a crossing that it may not know" }
    return violation(ofNotifying: name.app)
  }

  private func violation(ofNotifying app: AppNumber) -> String? {
    switch snapshot.apps[Int(app.rawValue)].state {
    case .foreground, .inactive, .background: return nil
    case .suspended, .notRunning: return "an app that does not run received a callback"
    }
  }

  /// Indicates whether a notification may have an outcome now.
  ///
  /// One identifier can fire several times before the app replies once. Each firing and each
  /// question to the app allows one notification, and is used up by it.
  private mutating func comesDue(_ name: NotificationName) -> Bool {
    if isReply { return offered.removeFirst(name) }
    if spent.removeFirst(name) || isPending(name) || extended.removeFirst(name) { return true }
    return !isRunning(name.app) && offered.removeFirst(name)
  }

  /// Indicates whether a notification waits for the summary, or is in the one that is shown.
  private func wasHeld(_ name: NotificationName) -> Bool {
    snapshot.held.contains { $0.name == name } || summarized.contains(name)
  }

  private func isRunning(_ app: AppNumber) -> Bool {
    snapshot.apps[Int(app.rawValue)].state != .notRunning
  }

  private func isPending(_ name: NotificationName) -> Bool {
    snapshot.apps[Int(name.app.rawValue)].pending.contains { $0.name == name }
  }
}

extension PhoneSnapshot.AppSnapshot {
  /// The status, if it allows notifications to be shown.
  fileprivate var statusThatShows: AuthorizationStatus? {
    switch permission.status {
    case .authorized, .provisional, .ephemeral: permission.status
    case .notDetermined, .denied: nil
    }
  }
}

extension Event {
  /// Indicates whether an app replies to `willPresent`, or the time to reply has ended.
  fileprivate var isReply: Bool {
    switch self {
    case .app(_, .presents), .due(.replyIsOverdue): true
    case .app, .user, .device, .due: false
    }
  }

  /// Indicates whether the phone can be reached after it and could not be reached before.
  fileprivate var canReconnect: Bool {
    switch self {
    case .device(.powersOn), .user(.location(.turnsAirplaneMode)), .user(.location(.turnsWiFi)):
      true
    case .app, .user, .device, .due: false
    }
  }
}

extension PhoneSnapshot {
  /// Indicates whether APNs can reach the phone.
  fileprivate var isReachable: Bool {
    power != .off && !radios.isSuperset(of: [.airplaneMode, .wiFiOff])
  }
}

extension [NotificationName] {
  /// Removes the first entry with a name; returns whether there was one.
  fileprivate mutating func removeFirst(_ name: NotificationName) -> Bool {
    guard let index = firstIndex(of: name) else { return false }
    remove(at: index)
    return true
  }
}
