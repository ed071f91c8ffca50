import SystemPolicy
import VirtualDevice

/// What decided that something is as it was found: an entry, and the notification it decided about.
struct Cause: Hashable {
  var entry: Int
  var name: NotificationName?

  init(_ entry: Int, _ name: NotificationName? = nil) {
    self.entry = entry
    self.name = name
  }
}

/// Why things are as they were found. What did not happen has a cause too: the last entry by which
/// that which was asked about came to be as it is, wherever in the run it stands.
extension Run {
  /// What decided, where something was not as a step wants it.
  func cause(of reason: Failure.Reason, for action: Step.Action) -> Cause? {
    let name = action.notification
    if let found = reason.entry { return Cause(found, journal.entries[found].effect.name ?? name) }
    switch (reason, action) {
    case (.isSo(let found), .expect(let wanted)): return cause(of: found, not: wanted.subject)
    case (.found, .expect(let wanted)): return causeOfNothing(wanted.subject)
    // Of what can be seen it needs no telling how it came.
    case (_, .event): return name.flatMap { isSeen($0) ? nil : lastWord(about: $0) }
    case (_, .expect): return name.flatMap(lastWord)
    }
  }

  /// What decided where a notification is now, or why it is nowhere.
  func lastWord(about name: NotificationName) -> Cause? {
    guard let last = last(where: { $0.settles(name) }) else {
      // The app may have ended before the request was added.
      return crash(adding: name).map { Cause($0, name) }
    }
    let later = journal.entries.indices.dropFirst(last + 1)
    if let deletion = later.last(where: { journal.entries[$0].effect == .app(name.app, .deleted) })
    {
      return Cause(deletion, name)
    }
    if device.isPending(name), device.screen.power == .off,
      let end = later.last(where: { journal.entries[$0].effect == .phone(.poweredOff) })
    {
      return Cause(end, name)
    }
    return Cause(last, name)
  }

  /// The crash in which adding a notification ended.
  func crash(adding name: NotificationName) -> Int? {
    journal.entries.lastIndex { entry in
      guard case .app(name.app, .crashed) = entry.effect, entry.origin.step >= 0 else {
        return false
      }
      return scenario.steps[Int(entry.origin.step)].action.addedName == name
    }
  }

  /// What is so instead of a notification being somewhere, where more can be said than that.
  func whereabouts(of name: NotificationName) -> Failure.Reason? {
    guard let entry = lastWord(about: name)?.entry,
      !journal.entries[entry].effect.isKept
    else { return nil }
    return .found([entry])
  }

  /// What a request has become that is not pending.
  func whatBecame(of name: NotificationName) -> Failure.Reason? {
    let last = last {
      ($0.settles(name) && $0 != .notification(name, .withdrawn)) || $0 == .app(name.app, .deleted)
    }
    guard let last, !journal.entries[last].effect.isKept,
      journal.entries[..<last].contains(where: { $0.effect.name == name })
        || journal.entries[last].effect.name == name
    else { return nil }
    return .found([last])
  }

  /// Why a notification was not delivered: what became of it in a part of the journal, or else the
  /// last word about it.
  func causeOfAbsence(of name: NotificationName, from start: Int) -> Cause? {
    let fate = entries(from: start) { $0.settles(name) && !$0.isKept }.last
    return fate.map { Cause($0, name) } ?? lastWord(about: name)
  }

  private func cause(of found: StateSubject, not wanted: Expectation.Subject) -> Cause? {
    switch found {
    case .badge(let app, _): causeOfBadge(of: app)
    case .prompt, .promptOf, .locationPromptOf: causeOfPrompt(of: wanted.app)
    case .banner(let shown?): last { $0.name == shown && $0.isDelivery }.map { Cause($0, shown) }
    case .banner(nil): wanted.name.flatMap { causeOfAbsence(of: $0, to: .phone(.bannerLeft)) }
    case .holds(let shelf, let app, let found):
      if case .isSo(.holds(_, _, let wanted)) = wanted,
        let text = wanted.first(where: { !found.contains($0) })
          ?? found.first(where: { !wanted.contains($0) })
      {
        if shelf == .lockScreen, wanted.contains(text) {
          causeOfAbsence(of: NotificationName(app, text), to: .phone(.lockScreenCleared))
        } else {
          lastWord(about: NotificationName(app, text))
        }
      } else {
        nil
      }
    case .counts(_, let app, _):
      last { effect in effect.app == app && effect.name.map { effect.settles($0) } ?? false }
        .map { Cause($0, journal.entries[$0].effect.name) }
    case .watched(let region, _):
      last { $0.region == region && $0.aspect == .region }.map { Cause($0) }
    case .listed(let name, true):
      last { $0.name == name && $0.isDelivery }.map { Cause($0, name) }
    case .pending(let name, true), .next(let name, _):
      last { $0.name == name && $0.isKept }.map { Cause($0, name) }
    case .protectedFiles: last { $0.aspect == .lock || $0.aspect == .power }.map { Cause($0) }
    case .authorization(let app, _): causeOfStatus(of: app)
    case _:
      if let aspect = found.aspect {
        last { $0.aspect == aspect && $0.app == found.app }.map { Cause($0) }
      } else {
        (found.name ?? wanted.name).flatMap(lastWord)
      }
    }
  }

  private func causeOfNothing(_ wanted: Expectation.Subject) -> Cause? {
    if let name = wanted.name { return lastWord(about: name) }
    switch wanted {
    case .badgeReported(let app, _), .isSo(.badge(let app, _)):
      return causeOfBadge(of: app)
    case .authorizationReported(let app, _), .registered(let app, _):
      return last { ($0.decidesPrompt || $0.isAnswer) && $0.app == app }.map { Cause($0) }
    case .openSettingsCalled(let app, _):
      return last {
        if case .app(app, .settingsLinkFollowed) = $0 { true } else { false }
      }.map { Cause($0) }
    case .signalled(let app, _, true):
      return causeOfSilence(in: app)
    case .milestone(let app, _):
      return last { $0.aspect == .state && $0.app == app }.map { Cause($0) }
    case .region(let subject):
      return subject.region.flatMap { region in last { $0.region == region } }.map { Cause($0) }
    case .isSo(.watched(let region, _)):
      return last { $0.region == region }.map { Cause($0) }
    case _: return nil
    }
  }

  /// What last set the badge, or might have, with the notification it came with.
  private func causeOfBadge(of app: AppNumber) -> Cause? {
    badgeAttempt(of: app).map { Cause($0, journal.entries[$0].effect.name) }
  }

  /// Why an app was told nothing of the time: it does not run on, or has observed nothing else.
  private func causeOfSilence(in app: AppNumber) -> Cause? {
    switch snapshot(of: app).state {
    case .suspended, .notRunning:
      last { $0.aspect == .state && $0.app == app }.map { Cause($0) }
    case .foreground, .inactive, .background:
      last { if case .app(app, .observed) = $0 { true } else { false } }.map { Cause($0) }
    }
  }

  /// What made an app's status what it is; that other things are set anew leaves it.
  private func causeOfStatus(of app: AppNumber) -> Cause? {
    var status: AuthorizationStatus?
    var cause: Int?
    for (index, entry) in journal.entries.enumerated() {
      switch entry.effect {
      case .app(app, .installed(let permission)),
        .app(app, .authorizationChanged(let permission, _)):
        if permission.status != status { cause = index }
        status = permission.status
      case _: continue
      }
    }
    return cause.map { Cause($0) }
  }

  /// What was last decided about asking the user, for an app or for any.
  private func causeOfPrompt(of app: AppNumber?) -> Cause? {
    last { $0.decidesPrompt && (app == nil || $0.app == app) }.map { Cause($0) }
  }

  /// Why a notification is not where it was seen: that all was cleared since, or else the last word
  /// about it.
  private func causeOfAbsence(of name: NotificationName, to end: Effect) -> Cause? {
    guard let word = lastWord(about: name) else { return nil }
    return last { $0 == end }.flatMap { $0 > word.entry ? Cause($0, name) : nil } ?? word
  }

  private func last(where condition: (Effect) -> Bool) -> Int? {
    journal.entries.lastIndex { condition($0.effect) }
  }
}

extension RegionSubject {
  /// The region it is about, if it is about one.
  var region: RegionName? {
    switch self {
    case .happened(let name, _), .didNotHappen(let name, _), .condition(let name, _, _),
      .stateTold(let name, _):
      name
    case .passedOver: nil
    }
  }
}

extension Effect {
  /// Whether it says where a notification is from then on, or that it is nowhere.
  func settles(_ wanted: NotificationName) -> Bool {
    guard name == wanted else { return false }
    return isKept || self == .notification(wanted, .withdrawn)
      || self == .notification(wanted, .willPresentCalled)
      || self == .notification(wanted, .spent) || (isFate(of: wanted) && !isResponse)
  }

  /// Whether somebody laid hands on a notification by it.
  func touches(_ wanted: NotificationName) -> Bool {
    if case .notification(wanted, .acted) = self { return true }
    return self == .notification(wanted, .cleared) || self == .notification(wanted, .tapped)
  }

  /// Whether it may have made the phone look anew at when a request is due.
  func hasRequestsLookedAt(_ name: NotificationName) -> Bool {
    if case .phone(.zoneChanged) = self { return true }
    return self == .phone(.clockSet) || self == .phone(.poweredOn) || self == .phone(.locked(false))
      || self == .notification(name, .replaced)
  }

  /// Whether a notification was shown by it.
  var isDelivery: Bool { if case .notification(_, .delivered) = self { true } else { false } }

  /// Whether it tells somebody of a response, or nobody.
  private var isResponse: Bool {
    switch self {
    case .notification(_, .didReceiveCalled), .notification(_, .responseLost),
      .notification(_, .handleActionCalled):
      true
    case _: false
    }
  }

  /// Whether an app was told by it what came of asking.
  fileprivate var isAnswer: Bool { isReport && !isOfBadge }

  /// Whether it was decided by it whether the user is asked.
  var decidesPrompt: Bool {
    switch self {
    case .app(_, .promptShown), .app(_, .promptQueued), .app(_, .promptWithheld),
      .app(_, .promptClosed), .app(_, .locationPromptShown):
      true
    case _: false
    }
  }
}
