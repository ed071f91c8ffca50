import SystemPolicy
import VirtualTime

extension Device {
  /// Suspends an app in the background.
  mutating func suspend(_ app: AppNumber, in turn: inout Turn) {
    move(app, to: .suspended, because: .suspended, in: &turn)
  }

  /// Deletes an app, as the user does.
  mutating func delete(_ app: AppNumber, in turn: inout Turn) {
    let row = apps[Int(app.rawValue)]
    let hasCategories = rare.categories.contains { $0.name.app == app }
    let decision = turn.ask(AppDeletion.self) {
      if row.state != .notRunning { .running }
      if hasCategories { .hasCategories }
    }
    if decision.answer.endsProcess { end(app, because: .deleted, in: &turn) }
    if decision.answer.removesBelongings { removeBelongings(of: app, in: &turn) }
    if decision.answer.takesCategories {
      forgetCategories(of: app, because: decision.because, in: &turn)
    }
    apps[Int(app.rawValue)] = AppRow()
    apps[Int(app.rawValue)].remembered = row.permission
    apps[Int(app.rawValue)].deletedAt = now
    apps[Int(app.rawValue)].isClip = row.isClip
    apps[Int(app.rawValue)].entitlements = row.entitlements
    apps[Int(app.rawValue)].build = row.build
    apps[Int(app.rawValue)].missingUsage = row.missingUsage
    note(.app(app, .deleted), because: decision.because, in: &turn)
  }

  /// Removes everything that belongs to an app from the phone, except the app itself.
  private mutating func removeBelongings(of app: AppNumber, in turn: inout Turn) {
    retractBanners(of: app, in: &turn)
    for row in requests.rows(of: app) { strikeOut(row) }
    agenda.removeAll { $0.isAbout(app) }
    for row in rare.regions where row.app == app { agenda.removeFirst(row.wakeup) }
    requests.removeAll(of: app)
    rare.regions.removeAll { $0.app == app }
    rare.extensions.removeAll { $0.name.app == app }
    rare.significant.removeAll { $0.app == app }
    rare.visitMonitors.removeAll { $0 == app }
    rare.tasks.removeAll { $0.app == app }
    discardPushes(of: app, in: &turn)
    delivered.removeAll { $0.name.app == app }
    forgetLabels()
    rare.files.removeAll { $0.app == app && !$0.file.isInBundle }
    rare.held.removeAll { $0.name.app == app }
    awaitSummary()
  }

  /// Installs an app again that was deleted.
  mutating func reinstall(_ app: AppNumber, in turn: inout Turn) {
    while apps.count <= Int(app.rawValue) { apps.append(AppRow()) }
    let before = apps[Int(app.rawValue)].remembered
    let absence = apps[Int(app.rawValue)].deletedAt.map { now - $0 } ?? .zero
    let decision = turn.ask(AppReinstallation.self) {
      if let before, before.status != .notDetermined { .answered }
      if absence >= AppReinstallation.memory { .afterADay }
    }
    var row = AppRow()
    row.isInstalled = true
    row.isClip = apps[Int(app.rawValue)].isClip
    let first = firstPermission(.notDetermined, isClip: row.isClip, in: &turn)
    row.permission = first.permission
    row.entitlements = apps[Int(app.rawValue)].entitlements
    row.build = apps[Int(app.rawValue)].build
    row.missingUsage = apps[Int(app.rawValue)].missingUsage
    if decision.answer.isRemembered, let before { row.permission = before }
    apps[Int(app.rawValue)] = row
    applyFocus()
    let because = decision.because.union(first.because)
    note(.app(app, .installed(row.permission)), because: because, in: &turn)
    if !hasLocationServices { applyLocationServices(to: app, in: &turn) }
  }

  /// Replaces an app with a newer version.
  mutating func update(_ app: AppNumber, in turn: inout Turn) {
    let isRunning = apps[Int(app.rawValue)].state != .notRunning
    let decision = turn.ask(AppUpdate.self) { if isRunning { .running } }
    if decision.answer.endsProcess { end(app, because: .updated, in: &turn) }
    apps[Int(app.rawValue)].wasUpdated = true
    note(.app(app, .updated), because: decision.because, in: &turn)
  }
}
