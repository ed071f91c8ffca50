import SystemPolicy
import VirtualTime

extension Device {
  /// Installs an app, with the permission that the user gave it in the past.
  mutating func install(_ app: AppNumber, _ status: AuthorizationStatus, in turn: inout Turn) {
    while apps.count <= Int(app.rawValue) { apps.append(AppRow()) }
    var row = AppRow()
    row.isInstalled = true
    row.isClip = status == .ephemeral
    let first = firstPermission(status, isClip: row.isClip, in: &turn)
    row.permission = first.permission
    apps[Int(app.rawValue)] = row
    note(.app(app, .installed(row.permission)), because: first.because, in: &turn)
    if !hasLocationServices { applyLocationServices(to: app, in: &turn) }
  }

  /// Brings an app to the foreground, launching it if it does not run.
  ///
  /// - Returns: The scene that came to the foreground, if the app has scenes.
  @discardableResult
  mutating func open(
    _ app: AppNumber,
    because cause: Effect.Cause,
    for response: NotificationName? = nil,
    to target: TextNumber? = nil,
    in turn: inout Turn
  ) -> SceneOpening {
    for other in apps.indices where apps[other].state.isInFront && other != app.rawValue {
      let covered = AppNumber(rawValue: UInt16(other))
      move(covered, to: .background, because: .covered, in: &turn)
    }
    let isLaunch = apps[Int(app.rawValue)].state == .notRunning
    if isLaunch, !launch(app, because: [], in: &turn) { return SceneOpening() }
    let scene = connectScene(
      of: app,
      isLaunch: isLaunch,
      for: response,
      to: target,
      in: &turn
    )
    move(app, to: .foreground, because: cause, choosing: scene.choice, in: &turn)
    if isLaunch { resumeRegions(of: app, in: &turn) }
    catchUp(app, in: &turn)
    deliverHeldPush(of: app, in: &turn)
    return scene
  }

  /// Pulls Notification Center down over the app in the foreground, which becomes inactive.
  mutating func pullDown(in turn: inout Turn) {
    for index in apps.indices where apps[index].state == .foreground {
      let app = AppNumber(rawValue: UInt16(index))
      move(app, to: .inactive, because: .pulledDown, in: &turn)
    }
  }

  /// Launches a process for an app.
  ///
  /// - Returns: A Boolean value that indicates whether the process goes on; it depends on how the
  ///   app was built.
  mutating func launch(_ app: AppNumber, because: RuleSet, in turn: inout Turn) -> Bool {
    apps[Int(app.rawValue)].isForceQuit = false
    apps[Int(app.rawValue)].hasOldToken = false
    note(.app(app, .launched), because: because, in: &turn)
    if apps[Int(app.rawValue)].isClip { clip(app, .launched, in: &turn) }
    guard let build = apps[Int(app.rawValue)].build else { return true }
    return mayRun(app, built: build, in: &turn)
  }

  /// Moves an app to another state, unless it is already in that state.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - state: The new state.
  ///   - cause: The cause of the change.
  ///   - choice: The rules that chose the scene which comes to the foreground.
  ///   - turn: The event in progress.
  mutating func move(
    _ app: AppNumber,
    to state: AppState,
    because cause: Effect.Cause,
    choosing choice: RuleSet = RuleSet(),
    in turn: inout Turn
  ) {
    let before = apps[Int(app.rawValue)].state
    guard before != state else { return }
    if before == .background { agenda.removeFirst(.suspends(app)) }
    apps[Int(app.rawValue)].state = state
    note(.app(app, .moved(state, cause)), in: &turn)
    if !apps[Int(app.rawValue)].scenes.isEmpty {
      moveScenes(of: app, with: state, because: choice, in: &turn)
    }
    if state == .foreground { askUnseen(of: app, in: &turn) }
    markSessionsChanged(of: app)
  }

  /// Ends the process of an app, with its delegate, its prompts and its pending calls.
  mutating func end(_ app: AppNumber, because cause: Effect.Cause, in turn: inout Turn) {
    move(app, to: .notRunning, because: cause, in: &turn)
    endHeldPush(of: app, in: &turn)
    endTasks(of: app)
    apps[Int(app.rawValue)].awaitsToken = false
    apps[Int(app.rawValue)].isForceQuit = cause == .forceQuit
    apps[Int(app.rawValue)].lastResponse = nil
    apps[Int(app.rawValue)].isLocating = false
    if covered == app { covered = nil }
    rare.monitors.removeAll { $0.app == app }
    rare.sessions.removeAll { $0.app == app }
    endDelegate(of: app, in: &turn)
    endObserving(in: app)
    abandonOffers(of: app, in: &turn)
    closePrompts(of: app, in: &turn)
  }

  /// Locks the phone; the app in the foreground is no longer visible.
  mutating func lock(in turn: inout Turn) {
    isLocked = true
    let front = apps.firstIndex { $0.state.isInFront }
    let decision = turn.ask(DeviceLock.self) {
      if front != nil { .hasAppInFront }
      if banner != nil { .hasBanner }
    }
    note(.phone(.locked(true)), because: decision.because, in: &turn)
    if decision.answer.takesBanners { retractAllBanners(in: &turn) }
    guard let front, decision.answer.coversApp else { return }
    let app = AppNumber(rawValue: UInt16(front))
    move(app, to: .background, because: .locked, in: &turn)
    covered = app
  }

  /// Unlocks the phone.
  mutating func unlock(in turn: inout Turn) {
    isLocked = false
    let decision = turn.ask(DeviceUnlock.self) {
      if !lockScreen.isEmpty { .hasNotifications }
      if covered != nil { .coversApp }
    }
    note(.phone(.locked(false)), because: decision.because, in: &turn)
    if decision.answer.clearsLockScreen {
      lockScreen.removeAll()
      forgetLabels()
      note(.phone(.lockScreenCleared), because: decision.because, in: &turn)
    }
    if power == .started { finishStart(in: &turn) }
    guard let app = covered else { return }
    covered = nil
    guard decision.answer.showsApp else { return }
    connectScene(of: app, isLaunch: false, for: nil, in: &turn)
    move(app, to: .foreground, because: .unlocked, in: &turn)
    catchUp(app, in: &turn)
    deliverHeldPush(of: app, in: &turn)
  }
}
