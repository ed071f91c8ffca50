import SystemPolicy
import VirtualTime

/// What must hold of every phone after every event, whatever the law says.
///
/// It follows one phone from its first event on, at the price of the new effects and of one
/// comparison; runs of a debug build do so, and so do the tests that live at random.
public struct Invariants: Sendable {
  private var face = Face()
  private var seen = 0
  private var latest = Instant(nanoseconds: .min)
  /// Requests that have left the pending ones by firing, and of which nothing came yet.
  private var spent: Set<NotificationName> = []
  /// Requests without a trigger, of which nothing came yet.
  private var immediate: Set<NotificationName> = []
  /// Notifications whose app was asked how to show them.
  private var offered: Set<NotificationName> = []

  /// Begins with a phone that nothing has happened to.
  public init() {}

  /// Follows an event; returns what does not hold after it, if anything.
  public mutating func violation(
    after event: Event,
    of device: Device,
    _ journal: Journal
  ) -> String? {
    immediate = []
    if case .app(let app, .adds(let request)) = event, request.trigger == .now {
      immediate.insert(NotificationName(app, request.identifier))
    }
    for entry in journal.entries[seen...] {
      if let violation = violation(of: entry) { return violation }
      face.see(entry.effect)
    }
    seen = journal.entries.count
    let inFront = face.apps.count { $0.state.isInFront }
    guard inFront <= (face.isLocked ? 0 : 1) else { return "too many apps are in front" }
    guard face == device.face else { return "the effects do not add up to the phone" }
    return nil
  }

  private mutating func violation(of entry: Journal.Entry) -> String? {
    guard entry.moment.instant >= latest else { return "time went back" }
    latest = entry.moment.instant
    switch entry.effect {
    case .spent(let name):
      guard isPending(name) else { return "a request fired that was not pending" }
      spent.insert(name)
    case .willPresentCalled(let name):
      guard comesDue(name) else { return "an app was asked about what had not fired" }
      offered.insert(name)
    case .delivered(let name, _, _):
      guard let status = face.apps[Int(name.app.rawValue)].statusThatShows else {
        return "something was shown that the user had not allowed"
      }
      guard !entry.because.isEmpty else { return "something was shown as \(status) without a rule" }
      guard comesDue(name) else { return "something was shown that had not fired" }
      guard face.power != .off else { return "something was shown by a phone that is off" }
    case .silenced(let name), .dropped(let name, .due):
      guard comesDue(name) else { return "something was lost that had not fired" }
    case .triggerPassedOver(let name):
      guard isPending(name) else { return "a trigger was passed over that was not pending" }
    case .badgeSet:
      guard !entry.because.isEmpty else { return "a badge changed without a rule" }
    case .openSettingsCalled(let app, _):
      guard face.apps[Int(app.rawValue)].linksSettings else { return "a link led nowhere" }
    case .settingsLinked, .settingsLinkFollowed, .installed, .launched, .moved, .locked,
      .zoneChanged, .clockSet, .delegateSet,
      .promptShown, .promptQueued, .promptWithheld, .promptClosed, .authorizationChanged,
      .authorizationReported, .kept, .replaced, .addReported, .dropped(_, .added), .crashed,
      .dropped(_, .limit), .removed, .nothingToRemove, .withdrawn, .bannerLeft, .lockScreenCleared,
      .badgeKept, .badgeReported, .cleared, .tapped, .didReceiveCalled, .responseLost,
      .keptForRegion, .relocated, .poweredOff, .poweredOn, .deleted, .updated,
      .locationChanged, .monitored, .monitoringResumed, .monitoringStopped, .monitoringFailed,
      .monitoringIgnored, .crossingIgnored:
      break
    case .crossed(let name, _):
      return violation(ofCrossing: name)
    }
    return nil
  }

  private func violation(ofCrossing name: RegionName) -> String? {
    let app = face.apps[Int(name.app.rawValue)]
    guard app.regions.contains(name.identifier) else { return "a region was crossed unwatched" }
    guard app.location.isAllowed else { return "an app was told what it may not know" }
    switch app.state {
    case .foreground, .inactive, .background: return nil
    case .suspended, .notRunning: return "an app was told that does not run"
    }
  }

  /// Whether something may come of a notification now; a request that fires but once does so once.
  private mutating func comesDue(_ name: NotificationName) -> Bool {
    if offered.remove(name) != nil || spent.remove(name) != nil { return true }
    return immediate.remove(name) != nil || isPending(name)
  }

  private func isPending(_ name: NotificationName) -> Bool {
    face.apps[Int(name.app.rawValue)].pending.contains { $0.name == name }
  }
}

extension Face.AppFace {
  /// The status, if it lets anything be shown.
  fileprivate var statusThatShows: AuthorizationStatus? {
    switch permission.status {
    case .authorized, .provisional, .ephemeral: permission.status
    case .notDetermined, .denied: nil
    }
  }
}
