import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Says in words what a device did, with the names of one book.
struct Wording {
  let book: Book

  init(_ book: Book) { self.book = book }

  /// An entry as a sentence.
  func sentence(_ entry: Journal.Entry) -> String {
    switch entry.effect {
    case .installed(let app, let permission):
      "\(name(app)) installed, authorization \(permission.status)"
    case .launched(let app): "\(name(app)) launched"
    case .moved(let app, let state, let cause): moved(app, state, cause)
    case .locked(let isLocked): isLocked ? "the phone was locked" : "the phone was unlocked"
    case .delegateSet(let app, let methods): delegate(app, methods)
    case .attachment(let effect): attached(effect)
    case .observed(let app, let signals): "\(name(app)) observes \(signals.text)"
    case .signalled(let app, let signals): "\(name(app)) was told of \(signals.text)"
    case .promptShown(let app): "the user is asked about \(name(app))"
    case .promptQueued(let app): "the prompt of \(name(app)) waits for the one on the screen"
    case .promptWithheld(let app): "no prompt for \(name(app))"
    case .promptClosed(let app): "the prompt of \(name(app)) is gone"
    case .authorizationChanged(let app, let permission, let cause):
      changed(app, permission, by: cause)
    case .authorizationReported(let app, let isGranted):
      "\(name(app)) was told: \(isGranted ? "granted" : "not granted")"
    case .legacy(let effect): sentence(effect)
    case .zoneChanged(let zone): "the phone is in zone \(zone.name)"
    case .clockSet: "the phone's clock was set"
    case .relocated, .poweredOff, .poweredOn, .deleted, .updated, .locationChanged, .monitored,
      .monitoringResumed, .monitoringStopped, .monitoringFailed, .monitoringIgnored, .crossed,
      .crossingIgnored, .triggerPassedOver, .keptForRegion:
      placed(entry.effect)
    case .location(let effect): located(effect)
    case .kept(let name, _, nil): "\(quoted(name)) pending, never due"
    case .kept(let name, _, let due?):
      "\(quoted(name)) pending, due \(entry.moment.later(due).text(beside: entry.moment))"
    case .replaced(let name): "pending \(quoted(name)) gave way to a new request"
    case .spent(let name): "\(quoted(name)) fired and is no longer pending"
    case .removed(let name): "\(self.name(name.app)) removed \(quoted(name))"
    case .nothingToRemove(let name): "nothing to remove under \(quoted(name))"
    case .addReported(let name, nil): "add \(quoted(name)) succeeded"
    case .addReported(let name, let error?):
      "add \(quoted(name)) failed: \(error.name) (\(error.domain) \(error.rawValue))"
    case .dropped(_, .added): "add succeeded, the request was not kept"
    case .dropped(let name, .limit):
      "\(quoted(name)) gave way, \(RequestLimit.mostPending) requests being the most there can be"
    case .dropped(let name, .due): "\(quoted(name)) was due and not shown"
    case .crashed(let app, let exception): "\(name(app)) crashed: \(exception.reason)"
    case .willPresentCalled(let name): "willPresent was called for \(quoted(name))"
    case .silenced(let name): "\(quoted(name)) was not shown"
    case .delivered(let name, _, let ways): "\(quoted(name)) delivered as \(ways.text)"
    case .screenLit(let name): "\(quoted(name)) lit up the screen"
    case .soundReplaced(let name): "the default sound was heard of \(quoted(name))"
    case .held(let name, _): "\(quoted(name)) waits for the Scheduled Summary"
    case .summaryShown: "the Scheduled Summary came"
    case .focusTurned(let focus): turned(focus)
    case .silentSwitched(let isSilent): "the phone was switched to \(isSilent ? "silent" : "ring")"
    case .withdrawn(let name): "\(quoted(name)) left Notification Center"
    case .bannerLeft: "the banner left the screen"
    case .bannerCovered: "the banner stays beneath the next one"
    case .lockScreenCleared: "the lock screen was cleared"
    case .badgeKept(let app): "the badge of \(name(app)) stays as it is"
    case .badgeReported(let app, nil): "setting the badge of \(name(app)) succeeded"
    case .badgeReported(let app, let error?):
      "setting the badge of \(name(app)) failed: \(error.name) (\(error.domain) \(error.rawValue))"
    case .cleared(let name): "the user cleared \(quoted(name))"
    case .badgeSet(let app, let badge): "the badge of \(name(app)) is \(badge)"
    case .dropped(let name, .pushed): "\(quoted(name)) came from afar and was lost"
    case .didReceiveRemoteCalled(let name):
      "didReceiveRemoteNotification was called for \(quoted(name))"
    case .tapped(let name): "the user tapped \(quoted(name))"
    case .acted(let name, let act): acted(name, act)
    case .didReceiveCalled(let name, let response): told(name, response)
    case .responseLost(let name, let response): told(name, response, isLost: true)
    case .warned(let app, let warning):
      "the console of \(name(app)) has a warning: \(warning.text)"
    case .category(let effect): categorized(effect)
    case .settingsLinked(let app): "there is a link to settings inside \(name(app))"
    case .settingsLinkFollowed(let app, nil):
      "the user followed the link to the settings of \(name(app)) in Settings"
    case .settingsLinkFollowed(let app, let identifier?):
      "the user followed the link of \(quoted(NotificationName(app, identifier)))"
    case .openSettingsCalled(_, nil): "openSettingsFor was called without a notification"
    case .openSettingsCalled(let app, let identifier?):
      "openSettingsFor was called for \(quoted(NotificationName(app, identifier)))"
    }
  }

  /// What an effect is, in a word or two: what a caret points at.
  func label(_ effect: Effect) -> String? {
    switch effect {
    case .delivered(_, _, let ways): "delivered as \(ways.text)"
    case .dropped: "dropped"
    case .silenced: "silenced"
    case .held: "held"
    case .removed, .withdrawn: "removed"
    case .deleted: "deleted with its app"
    case .kept, .keptForRegion: "pending"
    case .badgeReported(_, nil): "it succeeded"
    case .badgeReported(_, let error?): "it failed with \(error.name)"
    case .addReported(_, nil): "add succeeded"
    case .addReported(_, let error?): "add failed with \(error.name)"
    case .crashed(_, let exception): "crashed with \"\(exception.reason)\""
    case .didReceiveCalled(_, let response): "\(words(for: response)) received"
    case .responseLost(_, let response): "\(words(for: response)) lost"
    case .warned(_, let warning): "warned \"\(warning.text)\""
    case .legacy(let effect): label(effect)
    case .openSettingsCalled: "openSettings called"
    case .crossed(_, let boundary): boundary == .entry ? "entered" : "exited"
    case .crossingIgnored, .monitoringIgnored: "ignored"
    case .monitoringFailed: "failed"
    case .triggerPassedOver: "passed over"
    case .location(let effect): located(label: effect)
    case .promptWithheld: "no prompt"
    case .attachment(.refused(_, let error)): "attachment failed with \(error.name)"
    case .signalled(_, let signals): "told of \(signals.text)"
    case .didReceiveRemoteCalled: "didReceiveRemoteNotification called"
    case .willPresentCalled: "willPresent called"
    case .authorizationReported(_, let isGranted): "told \(isGranted ? "granted" : "not granted")"
    case .attachment(.moved), .observed, .acted, .category, .settingsLinked, .settingsLinkFollowed,
      .installed, .launched, .moved, .locked, .delegateSet, .promptShown, .promptQueued,
      .promptClosed,
      .authorizationChanged, .zoneChanged, .clockSet, .replaced, .spent,
      .bannerLeft, .bannerCovered, .screenLit, .soundReplaced, .summaryShown,
      .focusTurned, .silentSwitched,
      .badgeSet, .tapped, .relocated, .poweredOff, .poweredOn, .updated,
      .locationChanged, .monitored, .monitoringResumed, .monitoringStopped,
      .nothingToRemove, .lockScreenCleared, .badgeKept, .cleared:
      nil
    }
  }

  func name(_ app: AppNumber) -> String { book[app].printable }

  func quoted(_ name: NotificationName) -> String {
    let text = book[name.identifier].inQuotes
    return book.apps.count > 1 ? "\(text) of \(self.name(name.app))" : text
  }

  private func moved(_ app: AppNumber, _ state: AppState, _ cause: Effect.Cause) -> String {
    switch cause {
    case .opened: "the user opened \(name(app))"
    case .tapped: "the tap brought \(name(app)) to the foreground"
    case .linked: "the link to its settings brought \(name(app)) to the foreground"
    case .left: "the user left \(name(app))"
    case .pulledDown: "Notification Center covers \(name(app))"
    case .returned: "the user returned to \(name(app))"
    case .covered: "\(name(app)) gave way to another app"
    case .settings: "\(name(app)) gave way to Settings"
    case .unlocked: "the unlocked phone shows \(name(app))"
    case .locked: "\(name(app)) went to the background with the lock"
    case .forceQuit: "the user force-quit \(name(app))"
    case .crashed: "the process of \(name(app)) ended"
    case .woken: "\(name(app)) runs in the background, for a crossing"
    case .pushed: "\(name(app)) runs in the background, for a push"
    case .responded:
      state == .foreground
        ? "the response brought \(name(app)) to the foreground"
        : "\(name(app)) runs in the background, for a response"
    case .suspended: "\(name(app)) was suspended"
    case .terminated: "the phone ended the process of \(name(app))"
    case .poweredOff: "the process of \(name(app)) ended with the phone"
    case .deleted, .updated: "the process of \(name(app)) ended"
    }
  }

  private func turned(_ focus: FocusName?) -> String {
    switch focus {
    case .doNotDisturb?: "the user turned on Do Not Disturb"
    case .named(let name)?: "the user turned on the Focus \(quoted(name))"
    case nil: "the user turned off the Focus"
    }
  }

  private func delegate(_ app: AppNumber, _ methods: DelegateMethods) -> String {
    guard methods.contains(.isSet) else { return "\(name(app)) has no delegate any more" }
    // Of a delegate written in Swift it shows with the first call whether a method is there; so
    // only those are named that are known to be missing.
    let missing = [(DelegateMethods.willPresent, "willPresent"), (.didReceive, "didReceive")]
      .filter { !methods.contains($0.0) }.map(\.1)
    return "\(name(app)) set a delegate"
      + (missing.isEmpty ? "" : " without \(missing.joined(separator: " and "))")
  }

}

extension Moment {
  /// The moment of a later instant of the monotonic clock, if nobody sets the other one meanwhile.
  func later(_ instant: Instant) -> Moment {
    Moment(instant: instant, wall: instant + (wall - self.instant), zone: zone)
  }

  /// Another instant of the monotonic clock, if nobody sets the other one meanwhile.
  func at(_ instant: Instant) -> Moment {
    Moment(instant: instant, wall: wall - (self.instant - instant), zone: zone)
  }

  /// The time on the phone's clock, with the date where it is another day than one beside it.
  func text(beside other: Moment) -> String {
    let local = zone.civil(at: wall)
    let isSameDay = local.date == other.zone.civil(at: other.wall).date
    // What the clock shows twice in a night is told by the offset, as in the margin of a script.
    let isTwice = if case .overlap = zone.resolve(local) { true } else { false }
    let time = local.time.fullText + (isTwice ? Zone.offsetText(zone.offset(at: wall)) : "")
    return isSameDay ? time : "\(local.date.text) \(time)"
  }

  /// Date, time and offset of the phone's clock.
  var fullText: String { wall.text(in: zone) }
}

extension Face.AppFace {
  /// The state in the words of the language.
  var stateText: String { state == .notRunning ? "not running" : "\(state)" }
}
