public import SystemPolicy

extension Device {
  /// Returns the reason why an event cannot happen now, if there is one.
  public func objection(to event: Event) -> Objection? {
    switch event {
    case .app(let app, let action): objection(to: action, of: app)
    case .user(let action): objection(to: action)
    case .device(let action): objection(to: action)
    case .due: nil
    }
  }

  /// Returns the reason why an event cannot happen now: the phone's state forbids it, or this
  /// version of iOS lacks it.
  public func objection(to event: Event, in turn: inout Turn) -> Objection? {
    if let objection = turn.objection(toWanting: event.wants) {
      return objection
    }
    if let objection = objection(to: event) { return objection }
    if case .app(let app, .location(.opens(let monitor, _))) = event {
      return objection(toOpening: monitor, of: app, in: &turn)
    }
    if case .app(_, .location(.asksForFullAccuracy)) = event, !hasPreciseSwitch(in: &turn) {
      return .location(.noSuchSwitch)
    }
    guard case .user(let action) = event else { return nil }
    if let prompt = rare.prompts.first {
      let decision = turn.ask(PromptModality.self) {
        .promptUp
        if action.isAnswer { .answers }
        if action == .locks || action == .unlocks { .usesTheButton }
      }
      if decision.answer.waitsForThePrompt { return .promptComesFirst(prompt.app) }
    }
    if case .performs(let name, let identifier, _) = action {
      return objectionToButton(identifier, on: name, in: &turn)
    }
    if let choice = action.choice {
      let decision = turn.ask(ChoiceAvailability.self) { choice.condition }
      if !decision.answer.isOffered { return .noSuchChoice(choice) }
    }
    if let answer = action.aboutLocation(on: rare.prompts.first) {
      return objection(toAnswering: answer.verdict, isPrecise: answer.isPrecise, in: &turn)
    }
    if case .location(.turnsPrecise) = action {
      return hasPreciseSwitch(in: &turn) ? nil : .location(.noSuchSwitch)
    }
    guard case .decides(let name, let verdict) = action else { return nil }
    let kinds = apps[Int(name.app.rawValue)].permission.kinds
    let decision = answering(verdict, asked: kinds, about: name.app, in: &turn)
    return decision.answer.isOffered ? nil : .notOnTheMenu(verdict)
  }

  private func objection(to action: AppAction, of app: AppNumber) -> Objection? {
    guard isInstalled(app) else { return .notInstalled(app) }
    if case .answersPush(let identifier, _) = action {
      return extensionObjection(NotificationName(app, identifier))
    }
    guard !mayExtensionAct(action, for: app) else { return nil }
    guard state(of: app) != .notRunning else { return .notRunning(app) }
    // The system evaluates the conditions of a scene outside the app.
    if case .fitsScene(let name, _, _) = action { return sceneFitObjection(name, of: app) }
    guard state(of: app) != .suspended else { return .suspended(app) }
    switch action {
    case .stopsMonitoring(let identifier):
      let name = RegionName(app, identifier)
      return index(of: name) == nil ? .notMonitored(name) : nil
    case .opensScene(let name):
      guard apps[Int(app.rawValue)].build?.hasSceneManifest ?? false else { return .noScenes(app) }
      guard apps[Int(app.rawValue)].supportsMultipleScenes else { return .oneSceneOnly(app) }
      guard state(of: app).isInFront else { return .notInForeground(app) }
      return sceneState(name, of: app) == .disconnected ? nil : .sceneIsConnected(app)
    case .releasesDelegate:
      return apps[Int(app.rawValue)].delegate.isEmpty ? .noDelegate(app) : nil
    case .location(let action): return objection(to: action, of: app)
    case .backgroundTask(let action): return objection(to: action, of: app)
    case .presents(let identifier, _):
      let name = NotificationName(app, identifier)
      return rare.offers.contains { $0.name == name } ? nil : .notAsked(name)
    case .neverCompletes(let identifier):
      let isLast = apps[Int(app.rawValue)].lastResponse == identifier
      return isLast ? nil : .response(.notReceived(NotificationName(app, identifier)))
    case .legacy(.schedules(let notification)):
      let name = NotificationName(app, notification.identifier)
      return requests[name] != nil ? .alreadyScheduled(name) : nil
    case _:
      return nil
    }
  }

  private func objection(to action: UserAction) -> Objection? {
    guard power != .off else { return .off }
    switch action {
    case .deletes(let app):
      guard isInstalled(app) else { return .notInstalled(app) }
      return isLocked ? .locked : nil
    case .allows(let app, _):
      guard !isLocked else { return .locked }
      return objectionToLocationInSettings(of: app)
    case .installs(let app):
      guard !isInstalled(app) else { return .alreadyInstalled(app) }
      return isLocked ? .locked : nil
    case .opens(let app):
      guard isInstalled(app) else { return .notInstalled(app) }
      guard !isLocked else { return .locked }
      if state(of: app) == .inactive { return .underNotificationCenter(app) }
      return state(of: app) == .foreground ? .alreadyOpen(app) : nil
    case .pullsDown:
      guard !isLocked else { return .locked }
      return apps.contains { $0.state == .foreground } ? nil : .nothingInForeground
    case .returns(let app):
      guard isInstalled(app) else { return .notInstalled(app) }
      return state(of: app) == .inactive ? nil : .notUnderNotificationCenter(app)
    case .leaves(let app):
      guard isInstalled(app) else { return .notInstalled(app) }
      return state(of: app).isInFront ? nil : .notInForeground(app)
    case .forceQuits(let app):
      guard isInstalled(app) else { return .notInstalled(app) }
      guard !isLocked else { return .locked }
      return state(of: app) == .notRunning ? .notRunning(app) : nil
    case .answers(let verdict):
      guard !rare.prompts.isEmpty else { return .noPrompt }
      guard !isLocked else { return .locked }
      return [.allow, .dontAllow].contains(verdict) ? nil : .notOnThePrompt(verdict)
    case .decides(let name, let verdict):
      guard isInstalled(name.app) else { return .notInstalled(name.app) }
      guard isShown(name) else { return .notShown(name) }
      guard verdict.isOnEveryMenu || apps[Int(name.app.rawValue)].permission.status == .provisional
      else {
        return .notProvisional(name)
      }
      return [.allow, .dontAllow].contains(verdict) ? .notOnTheMenu(verdict) : nil
    case .changes(let app, let change):
      guard isInstalled(app) else { return .notInstalled(app) }
      guard !isLocked else { return .locked }
      return objection(to: change, of: app)
    case .clears(let name):
      guard isInstalled(name.app) else { return .notInstalled(name.app) }
      return clearable.contains(name) ? nil : .notThere(name)
    case .clearsAll:
      return clearable.isEmpty ? .nothingToClear : nil
    case .taps(let name):
      guard isInstalled(name.app) else { return .notInstalled(name.app) }
      return isShown(name) ? nil : .notShown(name)
    case .performs(let name, let action, let text):
      guard isInstalled(name.app) else { return .notInstalled(name.app) }
      return objectionToPerforming(action, text, on: name)
    case .flicksAway(let name):
      guard isInstalled(name.app) else { return .notInstalled(name.app) }
      return banner == name ? nil : .response(.noBanner(name))
    case .followsSettingsLink(let app, let identifier):
      guard isInstalled(app) else { return .notInstalled(app) }
      guard !isLocked else { return .locked }
      guard apps[Int(app.rawValue)].linksSettings else { return .noSettingsLink(app) }
      guard let name = identifier.map({ NotificationName(app, $0) }) else { return nil }
      return isShown(name) ? nil : .notShown(name)
    case .location(let action):
      return objection(to: action)
    case .setsUpFocus: return isLocked ? .locked : nil
    case .turnsFocus(let focus):
      return objection(toTurning: focus)
    case .silences(let isSilent):
      return isSilent == self.isSilent ? .silentSwitchIsThere : nil
    case .turnsLowPowerMode(let isOn):
      return isLocked ? .locked : isOn == isLowPower ? .lowPowerModeIsThere : nil
    case .locks:
      return isLocked ? .locked : nil
    case .unlocks:
      return isLocked ? nil : .notLocked
    }
  }

  private func extensionObjection(_ name: NotificationName) -> Objection? {
    rare.extensions.contains { $0.name == name } ? nil : .noExtensionHas(name)
  }

  private func objection(to action: DeviceAction) -> Objection? {
    switch action {
    case .stores, .setsUp: nil
    case .disconnectsScene(let app, let name):
      isInstalled(app)
        ? sceneState(name, of: app) == .background ? nil : .noBackgroundScene(app)
        : .notInstalled(app)
    case .entitles(let app, _), .bundles(let app, _, _), .builds(let app, _):
      isInstalled(app) ? nil : .notInstalled(app)
    case .installs(let app, _): isInstalled(app) ? .alreadyInstalled(app) : nil
    case .moves(let zone): zone == self.zone ? .alreadyThere : nil
    case .relocates(let spot): spot.coordinate == currentPosition ? .alreadyAtPlace : nil
    case .location(let action): objection(to: action)
    case .setsClock, .powersOff, .reboots, .restores: power == .off ? .off : nil
    case .powersOn: power == .off ? nil : .notOff
    case .suspends(let app): objectionToEnding(app) ?? objectionToSuspending(app)
    case .terminates(let app): objectionToEnding(app)
    case .receives(let app, _): isInstalled(app) ? nil : .notInstalled(app)
    case .launchesTask(let app, let identifier): objection(toLaunching: identifier, of: app)
    case .endsExtension(let app, let identifier):
      isInstalled(app)
        ? extensionObjection(NotificationName(app, identifier)) : .notInstalled(app)
    case .holdsBackgroundPushes(let isHolding):
      power == .off
        ? .off : isHolding == holdsBackgroundPushes ? .backgroundPushes(areHeld: isHolding) : nil
    case .updates(let app):
      power == .off ? .off : isInstalled(app) ? nil : .notInstalled(app)
    }
  }

  private func objectionToEnding(_ app: AppNumber) -> Objection? {
    guard power != .off else { return .off }
    guard isInstalled(app) else { return .notInstalled(app) }
    return state(of: app) == .notRunning ? .notRunning(app) : nil
  }

  private func objectionToSuspending(_ app: AppNumber) -> Objection? {
    state(of: app) == .background ? nil : .notInBackground(app)
  }

  func isInstalled(_ app: AppNumber) -> Bool {
    apps.indices.contains(Int(app.rawValue)) && apps[Int(app.rawValue)].isInstalled
  }

  /// Returns the state of an app that has been installed.
  public func state(of app: AppNumber) -> AppState { apps[Int(app.rawValue)].state }
}

extension UserAction {
  /// Indicates whether the event answers a prompt.
  fileprivate var isAnswer: Bool {
    if case .location(.answers) = self { return true }
    if case .answers = self { return true }
    return false
  }

  /// Returns the objection to a location answer, if the prompt or the answer is about the
  /// location.
  fileprivate func aboutLocation(
    on prompt: PromptRow?
  ) -> (verdict: LocationVerdict, isPrecise: Bool)? {
    if case .location(.answers(let verdict, let isPrecise)) = self { return (verdict, isPrecise) }
    guard prompt?.location != nil, case .answers(let verdict) = self else { return nil }
    return (verdict == .allow ? .allow : .dontAllow, true)
  }
}

extension Verdict {
  /// Indicates whether the menus of all notifications may have the choice.
  fileprivate var isOnEveryMenu: Bool {
    switch self {
    case .keepQuietly, .turnOff, .muteForOneHour, .muteForToday: true
    case .allow, .dontAllow, .keepProminently, .keepImmediately, .keepInSummary: false
    }
  }
}
