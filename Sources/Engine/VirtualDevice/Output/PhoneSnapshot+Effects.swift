import SystemPolicy
import VirtualTime

// The change of the snapshot by each effect: one function for each subject, which lists every
// effect.

extension PhoneSnapshot {
  mutating func apply(_ effect: NotificationEffect, of name: NotificationName) {
    switch effect {
    case .kept(let content, let due): keep(name, content, due: due)
    case .keptForRegion(let content, _, _): keep(name, content, due: nil)
    case .replaced, .spent, .removed, .dropped(.limit):
      change(name.app) { $0.pending.removeAll { $0.name == name } }
    case .delivered(let content, let ways): show(name, content, as: ways)
    case .withdrawn:
      change(name.app) { $0.delivered.removeAll { $0.name == name } }
      lockScreen.removeAll { $0 == name }
      bannersBeneath.removeAll { $0 == name }
      held.removeAll { $0.name == name }
      forgetLabel(of: name)
    case .dropped(.due): held.removeAll { $0.name == name }
    case .held(let content):
      held.removeAll { $0.name == name }
      held.append(Delivered(name: name, content: content))
    case .nothingToRemove, .addReported, .attachmentRefused, .attachmentMoved, .triggerPassedOver,
      .dropped(.added), .dropped(.pushed), .keptByServer, .pushHeld, .willPresentCalled, .silenced,
      .screenLit, .soundReplaced, .cleared, .tapped, .acted, .didReceiveCalled, .responseLost,
      .responseInOptionsAlone, .didReceiveRemoteCalled, .didReceiveLocalCalled, .launchedWith,
      .handleActionCalled,
      .extensionCalled, .extensionTimeWillExpire, .extensionAnswered,
      .extensionEnded:
      break
    }
  }

  mutating func apply(_ effect: AppEffect, of app: AppNumber) {
    switch effect {
    case .installed(let permission):
      while apps.count <= Int(app.rawValue) { apps.append(AppSnapshot()) }
      wipe(app)
      change(app) {
        $0.isInstalled = true
        $0.permission = permission
      }
    case .moved(let state, _):
      change(app) { $0.state = state }
      guard state == .notRunning else { return }
      change(app) {
        $0.monitors = []
        $0.sessions = []
        $0.scenes = []
      }
    case .scene(let name, let effect): change(app) { $0.apply(effect, of: name) }
    case .deleted:
      wipe(app)
      bannersBeneath.removeAll { $0.app == app }
      forgetLabels()
      held.removeAll { $0.name.app == app }
    case .delegateSet(let methods): change(app) { $0.delegate = methods }
    case .promptShown:
      prompt = app
      locationPrompt = nil
    case .locationPromptShown(let asked):
      prompt = app
      locationPrompt = asked
    case .promptClosed:
      guard prompt == app else { return }
      prompt = nil
      locationPrompt = nil
    case .authorizationChanged(let permission, _): change(app) { $0.permission = permission }
    case .locationChanged(let location, _): change(app) { $0.location = location }
    case .monitorMade(let monitor): change(app) { $0.monitors.append(monitor) }
    case .sessionCreated(let session): change(app) { $0.begin(session) }
    case .sessionInvalidated(let session): change(app) { $0.end(session) }
    case .liveUpdatesSet(let isOn): change(app) { if isOn { $0.begin(nil) } else { $0.end(nil) } }
    case .sessionDiagnosed(let session, let found): change(app) { $0.diagnose(session, found) }
    case .liveUpdateReported(let found): change(app) { $0.diagnose(nil, found) }
    case .refreshSet(let isOn): change(app) { $0.isRefreshOff = !isOn }
    case .badgeSet(let badge): change(app) { $0.badge = badge }
    case .settingsLinked: change(app) { $0.linksSettings = true }
    case .launched, .updated, .crashed, .warned, .observed, .signalled, .promptQueued,
      .promptWithheld, .authorizationReported, .didRegisterCalled, .badgeKept, .badgeReported,
      .settingsLinkFollowed, .openSettingsCalled, .backgroundLocationSet,
      .backgroundLocationRefused, .fullAccuracyReported,
      .significantChangesSet, .significantChangeReported, .visitsSet, .visitReported,
      .monitorAwaited,
      .didRegisterForRemoteCalled, .didFailToRegisterForRemoteCalled, .registrationWaits, .muted,
      .task:
      break
    }
  }

  mutating func apply(_ effect: RegionEffect, of name: RegionName) {
    switch effect {
    case .monitored: monitor(name)
    case .monitoringStopped: change(name.app) { $0.regions.removeAll { $0 == name } }
    case .monitoringResumed, .monitoringFailed, .monitoringIgnored, .crossed, .crossingIgnored,
      .stateReported, .conditionReported:
      break
    }
  }

  mutating func apply(_ effect: PhoneEffect) {
    switch effect {
    case .poweredOff:
      power = .off
      isLocked = true
      lockScreen = []
      forgetLabels()
    case .poweredOn: power = .started
    case .locked(let isLocked):
      self.isLocked = isLocked
      if !isLocked { power = .on }
    case .radiosSet(let radios): self.radios = radios
    case .bannerLeft:
      let leaving = banner
      banner = bannersBeneath.popLast()
      if let leaving { forgetLabel(of: leaving) }
    case .bannerCovered: if let banner { bannersBeneath.append(banner) }
    case .lockScreenCleared:
      lockScreen = []
      forgetLabels()
    case .focusTurned(let focus): self.focus = focus
    case .silentSwitched(let isSilent): self.isSilent = isSilent
    case .restored, .zoneChanged, .clockSet, .relocated, .departed, .summaryShown,
      .backgroundPushesHeld, .visitBegan, .visitEnded, .lowPowerSet:
      break
    }
  }
}

extension PhoneSnapshot.AppSnapshot {
  /// Adds a session, or a loop over live updates.
  fileprivate mutating func begin(_ session: ServiceSession?) {
    sessions.append(PhoneSnapshot.SessionSnapshot(session: session))
  }

  /// Removes a session, or a loop over live updates.
  fileprivate mutating func end(_ session: ServiceSession?) {
    let index = sessions.firstIndex { $0.session == session }
    if let index { sessions.remove(at: index) }
  }

  /// Notes the reasons that all sessions of a kind were given.
  fileprivate mutating func diagnose(_ session: ServiceSession?, _ found: LocationDiagnostics) {
    for index in sessions.indices where sessions[index].session == session {
      sessions[index].diagnostics = found
    }
  }

  mutating func apply(_ effect: SceneEffect, of name: TextNumber?) {
    switch effect {
    case .connected:
      scenes.removeAll { $0.name == name }
      scenes.append(PhoneSnapshot.SceneSnapshot(name: name, state: .background))
    case .moved(let state):
      guard let index = scenes.firstIndex(where: { $0.name == name }) else { return }
      scenes[index].state = state
      if state.isInFront { scenes.append(scenes.remove(at: index)) }
    case .disconnected: scenes.removeAll { $0.name == name }
    }
  }

  mutating func apply(_ effect: CategoryEffect, of identifier: TextNumber) {
    switch effect {
    case .set(let traits):
      categories.removeAll { $0.identifier == identifier }
      let place = categories.firstIndex { identifier.rawValue < $0.identifier.rawValue }
      let category = Category(identifier: identifier, traits: traits)
      categories.insert(category, at: place ?? categories.endIndex)
    case .actionAdded(let action):
      guard let index = categories.firstIndex(where: { $0.identifier == identifier }) else {
        return
      }
      categories[index].actions.append(action)
    case .forgotten:
      categories.removeAll { $0.identifier == identifier }
    }
  }
}

extension PhoneSnapshot {
  /// Changes the visible state of an app.
  mutating func change(_ app: AppNumber, _ change: (inout AppSnapshot) -> Void) {
    change(&apps[Int(app.rawValue)])
  }

  /// Removes an app; separate effects remove its categories.
  private mutating func wipe(_ app: AppNumber) {
    let categories = apps[Int(app.rawValue)].categories
    apps[Int(app.rawValue)] = AppSnapshot()
    apps[Int(app.rawValue)].categories = categories
  }

  private mutating func monitor(_ name: RegionName) {
    change(name.app) { app in
      app.regions.removeAll { $0 == name }
      app.regions.append(name)
    }
  }

  private mutating func keep(_ name: NotificationName, _ content: Content, due: Instant?) {
    change(name.app) { app in
      if let index = app.pending.firstIndex(where: { $0.name == name }) {
        app.pending[index].due = due
      } else {
        app.pending.append(Pending(name: name, content: content, due: due))
      }
    }
  }

  private mutating func show(
    _ name: NotificationName,
    _ content: Content,
    as presentation: Presentation
  ) {
    held.removeAll { $0.name == name }
    if presentation.contains(.list) {
      change(name.app) { $0.delivered.append(Delivered(name: name, content: content)) }
    }
    if presentation.contains(.lockScreen) { lockScreen.append(name) }
    let covered = banner
    if presentation.contains(.banner) {
      bannersBeneath.removeAll { $0 == name }
      banner = name
    }
    labels.removeAll { $0.name == name }
    if let label = Label(name, content) { labels.append(label) }
    forgetLabel(of: name)
    if let covered { forgetLabel(of: covered) }
  }

  /// Removes the categories of notifications that are no longer shown.
  private mutating func forgetLabels() {
    guard !labels.isEmpty else { return }
    let listed = apps.flatMap { $0.delivered.map { $0.name } }
    let shown = Set(listed + lockScreen + bannersBeneath + (banner.map { [$0] } ?? []))
    labels.removeAll { !shown.contains($0.name) }
  }

  /// Removes the category of a notification unless the notification is still shown.
  private mutating func forgetLabel(of name: NotificationName) {
    guard let index = labels.firstIndex(where: { $0.name == name }), banner != name,
      !bannersBeneath.contains(name), !lockScreen.contains(name),
      !apps[Int(name.app.rawValue)].delivered.contains(where: { $0.name == name })
    else { return }
    labels.remove(at: index)
  }
}
