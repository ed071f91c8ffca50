import SystemPolicy
import VirtualTime

extension Device {
  /// Puts an app on the phone, with what the user allowed it in the past.
  mutating func install(
    _ app: AppNumber,
    _ status: AuthorizationStatus,
    under law: Law,
    into journal: inout Journal
  ) {
    while apps.count <= Int(app.rawValue) { apps.append(AppRow()) }
    var row = AppRow()
    row.isInstalled = true
    row.isClip = status == .ephemeral
    let first = firstPermission(status, isClip: row.isClip, under: law, noting: &journal)
    row.permission = first.permission
    apps[Int(app.rawValue)] = row
    note(.installed(app, row.permission), because: first.because, in: &journal)
  }

  /// Brings an app to the foreground, launching it if it does not run.
  mutating func open(
    _ app: AppNumber,
    because cause: Effect.Cause,
    under law: Law,
    into journal: inout Journal
  ) {
    for other in apps.indices where apps[other].state.isInFront && other != app.rawValue {
      let covered = AppNumber(rawValue: UInt16(other))
      move(covered, to: .background, because: .covered, into: &journal)
    }
    let isLaunch = apps[Int(app.rawValue)].state == .notRunning
    if isLaunch { launch(app, because: [], under: law, into: &journal) }
    move(app, to: .foreground, because: cause, into: &journal)
    if isLaunch { resumeRegions(of: app, under: law, into: &journal) }
    catchUp(app, under: law, into: &journal)
  }

  /// Notification Center comes down over the app in the foreground, which is inactive under it.
  mutating func pullDown(into journal: inout Journal) {
    for index in apps.indices where apps[index].state == .foreground {
      let app = AppNumber(rawValue: UInt16(index))
      move(app, to: .inactive, because: .pulledDown, into: &journal)
    }
  }

  /// Gives an app a process.
  mutating func launch(
    _ app: AppNumber,
    because: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    apps[Int(app.rawValue)].isForceQuit = false
    note(.launched(app), because: because, in: &journal)
    if apps[Int(app.rawValue)].isClip { clip(app, .launched, under: law, into: &journal) }
  }

  /// Moves an app to another state, if it is not there already.
  mutating func move(
    _ app: AppNumber,
    to state: AppState,
    because cause: Effect.Cause,
    into journal: inout Journal
  ) {
    let before = apps[Int(app.rawValue)].state
    guard before != state else { return }
    if before == .background { agenda.removeFirst { $0 == .suspends(app) } }
    apps[Int(app.rawValue)].state = state
    note(.moved(app, state, cause), in: &journal)
  }

  /// Ends the process of an app; with it go its delegate, its prompts and what it still had to say.
  mutating func end(
    _ app: AppNumber,
    because cause: Effect.Cause,
    under law: Law,
    into journal: inout Journal
  ) {
    move(app, to: .notRunning, because: cause, into: &journal)
    apps[Int(app.rawValue)].isForceQuit = cause == .forceQuit
    apps[Int(app.rawValue)].told = nil
    if covered == app { covered = nil }
    monitors.removeAll { $0.app == app }
    endDelegate(of: app, into: &journal)
    endObserving(in: app)
    abandonOffers(of: app, under: law, into: &journal)
    closePrompts(of: app, under: law, into: &journal)
  }

  /// Locks the phone; what was in the foreground is seen no more.
  mutating func lock(under law: Law, into journal: inout Journal) {
    isLocked = true
    let front = apps.firstIndex { $0.state.isInFront }
    let question = Locking(hasAppInFront: front != nil, hasBanner: banner != nil)
    let decision = law.locking.decide(question, from: .init())
    journal.note(decision)
    note(.locked(true), because: decision.because, in: &journal)
    if decision.answer.takesBanners { retractAllBanners(into: &journal) }
    guard let front, decision.answer.coversApp else { return }
    let app = AppNumber(rawValue: UInt16(front))
    move(app, to: .background, because: .locked, into: &journal)
    covered = app
  }

  /// Unlocks the phone.
  mutating func unlock(under law: Law, into journal: inout Journal) {
    isLocked = false
    let question = Unlocking(hasNotifications: !lockScreen.isEmpty, coversApp: covered != nil)
    let decision = law.unlocking.decide(question, from: .init())
    journal.note(decision)
    note(.locked(false), because: decision.because, in: &journal)
    if decision.answer.clearsLockScreen {
      lockScreen.removeAll()
      forgetLabels()
      note(.lockScreenCleared, because: decision.because, in: &journal)
    }
    if power == .started { finishStart(under: law, into: &journal) }
    guard let app = covered else { return }
    covered = nil
    guard decision.answer.showsApp else { return }
    move(app, to: .foreground, because: .unlocked, into: &journal)
    catchUp(app, under: law, into: &journal)
  }
}
