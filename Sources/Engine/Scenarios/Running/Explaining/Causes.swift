import SystemPolicy
import VirtualDevice

/// The cause of a state that was found: an entry, and the notification it decided about.
struct Cause: Hashable {
  var entry: Int
  var name: NotificationName?
  /// An entry that is a part of the chain, besides those that led to the decisive one.
  var other: Int?

  init(_ entry: Int, _ name: NotificationName? = nil, besides other: Int? = nil) {
    self.entry = entry
    self.name = name
    self.other = other
  }
}

/// The causes of the states that were found. A missing event has a cause too: the last entry that
/// set the state in question, at any place in the run.
extension Run {
  /// Returns the cause of a state that differs from what a step expects, as if no app had been
  /// deleted since.
  func statedCause(of reason: Failure.Reason, for action: Step.Action) -> Cause? {
    let name = action.notification
    if let found = reason.entry { return Cause(found, journal.entries[found].effect.name ?? name) }
    switch (reason, action) {
    case (.isSo(let found), .expect(let wanted)): return cause(of: found, not: wanted.subject)
    case (.found, .expect(let wanted)):
      if case .delivered(let name, _, 1...) = wanted.subject, let lost = lastOccurrence(of: name) {
        return Cause(lost, name)
      }
      return causeOfNothing(wanted.subject)
    // The answer to a prompt that the system did not show.
    case (.impossible(.noPrompt), .event): return lastWithheldPrompt.map { Cause($0) }
    // A visible state needs no explanation.
    case (_, .event): return name.flatMap { isSeen($0) ? nil : lastWord(about: $0) }
    case (_, .expect): return name.flatMap(lastWord)
    }
  }

  /// The request that the system last answered without a prompt, if no prompt was shown since.
  private var lastWithheldPrompt: Int? {
    last { effect in
      switch effect {
      case .app(_, .promptWithheld), .app(_, .promptShown), .app(_, .locationPromptShown): true
      case _: false
      }
    }
    .flatMap { entry in
      if case .app(_, .promptWithheld) = journal.entries[entry].effect { entry } else { nil }
    }
  }

  /// Returns the entry that decided where a notification is now, or why it is nowhere.
  func lastWord(about name: NotificationName) -> Cause? {
    guard let last = last(where: { $0.decidesPlace(of: name) }) else {
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

  /// Returns the entry by which a repeating request was not shown when it last came due, if the
  /// system has only scheduled it again since.
  private func lastOccurrence(of name: NotificationName) -> Int? {
    guard let kept = last(where: { $0.decidesPlace(of: name) }),
      journal.entries[kept].effect.isKept
    else { return nil }
    let instant = journal.entries[kept].moment.instant
    return journal.entries[..<kept].lastIndex { entry in
      entry.effect.name == name && entry.effect.isLoss && entry.moment.instant == instant
    }
  }

  /// Returns the crash that ended the adding of a notification.
  func crash(adding name: NotificationName) -> Int? {
    journal.entries.lastIndex { entry in
      guard case .app(name.app, .crashed) = entry.effect, entry.origin.step >= 0 else {
        return false
      }
      return scenario.steps[Int(entry.origin.step)].action.addedName == name
    }
  }

  /// Returns the actual state of a notification, if it is more than its absence.
  func whereabouts(of name: NotificationName) -> Failure.Reason? {
    guard let entry = lastWord(about: name)?.entry,
      !journal.entries[entry].effect.isKept
    else { return nil }
    return .found([entry])
  }

  /// Returns the outcome of a request that is no longer pending.
  func whatBecame(of name: NotificationName) -> Failure.Reason? {
    let last = last {
      ($0.decidesPlace(of: name) && $0 != .notification(name, .withdrawn))
        || $0 == .app(name.app, .deleted)
    }
    guard let last, !journal.entries[last].effect.isKept,
      journal.entries[..<last].contains(where: { $0.effect.name == name })
        || journal.entries[last].effect.name == name
    else { return nil }
    return .found([last])
  }

  /// Returns why a notification was not delivered: its outcome in a part of the journal, or else
  /// the last entry about it.
  func causeOfAbsence(of name: NotificationName, from start: Int) -> Cause? {
    let fate = entries(from: start) { $0.decidesPlace(of: name) && !$0.isKept }.last
    guard let fate else { return lastWord(about: name) }
    // A request that was added again, or that repeats, is due in spite of an earlier removal.
    if journal.entries[fate].effect.isRemoval, device.isPending(name),
      let kept = last(where: { $0.decidesPlace(of: name) && $0.isKept })
    {
      return Cause(kept, name)
    }
    return Cause(fate, name)
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
      last { effect in effect.app == app && effect.name.map { effect.decidesPlace(of: $0) } ?? false
      }
      .map { Cause($0, journal.entries[$0].effect.name) }
    case .monitored(let region, true):
      last { $0.region == region && $0.aspect == .region }.map { Cause($0) }
    case .monitored(let region, false):
      last { $0.region == region && ($0.aspect == .region || $0.isRefusal) }.map { Cause($0) }
    case .locationAuthorization(let app, _), .locationAccuracy(let app, _):
      last { $0.app == app && ($0.aspect == .location || $0.isLocationPrompt) }.map { Cause($0) }
    case .sessionDiagnostic(let app, let session, let reasons, _):
      causeOfDiagnostics(reasons, of: app) { $0.isAbout(session) }
    case .liveUpdate(let app, let reasons, _):
      causeOfDiagnostics(reasons, of: app) { $0.isAboutLiveUpdates }
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
    if case .response(let subject) = wanted, let name = subject.name {
      return causeOfMissingResponse(to: name)
    }
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
    case .task(let app, let identifier, _):
      return last {
        if case .app(app, .task(identifier, _)) = $0 { true } else { false }
      }.map { Cause($0) }
    case .sceneConnected(let app, _, .to(let identifier)):
      if let tap = warmTap(on: NotificationName(app, identifier)) { return Cause(tap) }
      return last { $0.aspect == .state && $0.app == app }.map { Cause($0) }
    case .milestone(let app, _), .sceneConnected(let app, _, _):
      return last { $0.aspect == .state && $0.app == app }.map { Cause($0) }
    case .region(let subject):
      return subject.region.flatMap { region in last { $0.region == region } }.map { Cause($0) }
    case .isSo(.monitored(let region, _)):
      return last { $0.region == region }.map { Cause($0) }
    case _: return nil
    }
  }

  /// Returns the entry that last set the badge or could have, with its notification.
  private func causeOfBadge(of app: AppNumber) -> Cause? {
    badgeAttempt(of: app).map { Cause($0, journal.entries[$0].effect.name) }
  }

  /// Returns why no change of the time was reported to an app: it does not run, or observes
  /// nothing else.
  private func causeOfSilence(in app: AppNumber) -> Cause? {
    switch snapshot(of: app).state {
    case .suspended, .notRunning:
      last { $0.aspect == .state && $0.app == app }.map { Cause($0) }
    case .foreground, .inactive, .background:
      last { if case .app(app, .observed) = $0 { true } else { false } }.map { Cause($0) }
    }
  }

  /// Returns the entry that set an app's status; changes of other settings do not count.
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

  /// Returns the last decision about a prompt, for one app or any app.
  private func causeOfPrompt(of app: AppNumber?) -> Cause? {
    last { $0.decidesPrompt && (app == nil || $0.app == app) }.map { Cause($0) }
  }

  /// Returns why a notification is no longer in its place: everything was cleared since, or else
  /// the last entry about it.
  private func causeOfAbsence(of name: NotificationName, to end: Effect) -> Cause? {
    guard let word = lastWord(about: name) else { return nil }
    return last { $0 == end }.flatMap { $0 > word.entry ? Cause($0, name) : nil } ?? word
  }

  func last(where condition: (Effect) -> Bool) -> Int? {
    journal.entries.lastIndex { condition($0.effect) }
  }
}

extension RegionSubject {
  /// The region that the effect concerns, if any.
  var region: RegionName? {
    switch self {
    case .happened(let name, _), .didNotHappen(let name, _), .condition(let name, _, _),
      .stateReported(let name, _, _):
      name
    case .passedOver: nil
    }
  }
}

extension Effect {
  /// Indicates whether the effect decides where a notification is from then on, or that it is
  /// nowhere.
  func decidesPlace(of wanted: NotificationName) -> Bool {
    guard name == wanted else { return false }
    return isKept || self == .notification(wanted, .withdrawn)
      || self == .notification(wanted, .willPresentCalled)
      || self == .notification(wanted, .spent) || (isFate(of: wanted) && !isResponse)
  }

  /// Indicates whether the user or the app acts on a notification by this effect.
  func touches(_ wanted: NotificationName) -> Bool {
    if case .notification(wanted, .acted) = self { return true }
    return self == .notification(wanted, .cleared) || self == .notification(wanted, .tapped)
  }

  /// Indicates whether the effect may have changed the date of a request.
  func hasRequestsLookedAt(_ name: NotificationName) -> Bool {
    if case .phone(.zoneChanged) = self { return true }
    return self == .phone(.clockSet) || self == .phone(.poweredOn) || self == .phone(.locked(false))
      || self == .notification(name, .replaced)
  }

  /// Indicates whether a region is not monitored by the effect.
  fileprivate var isRefusal: Bool {
    if case .region(_, let effect) = self {
      effect == .monitoringFailed || effect == .monitoringIgnored
    } else {
      false
    }
  }

  /// Indicates whether the effect shows a location prompt.
  fileprivate var isLocationPrompt: Bool {
    if case .app(_, .locationPromptShown) = self { true } else { false }
  }

  /// Indicates whether the effect shows a notification.
  var isDelivery: Bool { if case .notification(_, .delivered) = self { true } else { false } }

  /// Indicates whether the effect reports a response, or that no delegate received it.
  var isResponse: Bool {
    switch self {
    case .notification(_, .didReceiveCalled), .notification(_, .responseLost),
      .notification(_, .responseInOptionsAlone), .notification(_, .handleActionCalled):
      true
    case _: false
    }
  }

  /// Indicates whether the effect reports the outcome of an authorization request.
  fileprivate var isAnswer: Bool { isReport && !isOfBadge }

  /// Indicates whether the effect decides if the user is asked.
  var decidesPrompt: Bool {
    switch self {
    case .app(_, .promptShown), .app(_, .promptQueued), .app(_, .promptWithheld),
      .app(_, .promptClosed), .app(_, .locationPromptShown):
      true
    case _: false
    }
  }
}

extension Effect {
  /// Indicates whether a request or a notification was removed, replaced or cleared.
  fileprivate var isRemoval: Bool {
    switch self {
    case .notification(_, .removed), .notification(_, .replaced), .notification(_, .withdrawn),
      .notification(_, .cleared):
      true
    case .notification, .app, .region, .category, .phone: false
    }
  }
}
