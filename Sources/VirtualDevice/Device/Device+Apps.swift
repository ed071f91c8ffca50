import SystemPolicy
import VirtualTime

extension Device {
  /// An app in the background is suspended.
  mutating func suspend(_ app: AppNumber, in turn: inout Turn) {
    move(app, to: .suspended, because: .suspended, in: &turn)
  }

  /// The user deletes an app.
  mutating func delete(_ app: AppNumber, in turn: inout Turn) {
    let row = apps[Int(app.rawValue)]
    let hasCategories = categories.contains { $0.name.app == app }
    let decision = turn.ask(AppDeletion.self) {
      if row.state != .notRunning { .running }
      if hasCategories { .hasCategories }
    }
    if decision.answer.endsProcess { end(app, because: .deleted, in: &turn) }
    if decision.answer.takesAll { takeAll(of: app, in: &turn) }
    if decision.answer.takesCategories {
      forgetCategories(of: app, because: decision.because, in: &turn)
    }
    apps[Int(app.rawValue)] = AppRow()
    apps[Int(app.rawValue)].remembered = row.permission
    apps[Int(app.rawValue)].deletedAt = now
    apps[Int(app.rawValue)].isClip = row.isClip
    apps[Int(app.rawValue)].entitlements = row.entitlements
    note(.app(app, .deleted), because: decision.because, in: &turn)
  }

  /// Takes everything of an app off the phone that is not the app itself.
  private mutating func takeAll(of app: AppNumber, in turn: inout Turn) {
    retractBanners(of: app, in: &turn)
    for row in requests.rows(of: app) { strikeOut(row) }
    agenda.removeAll { $0.isAbout(app) }
    for row in regions where row.app == app { agenda.removeFirst { $0 == row.wakeup } }
    requests.removeAll(of: app)
    regions.removeAll { $0.app == app }
    delivered.removeAll { $0.name.app == app }
    forgetLabels()
    files.removeAll { $0.app == app && !$0.file.isInBundle }
    held.removeAll { $0.name.app == app }
    awaitSummary()
  }

  /// The user installs an app that was deleted.
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
    if decision.answer.isRemembered, let before { row.permission = before }
    apps[Int(app.rawValue)] = row
    applyFocus()
    let because = decision.because.union(first.because)
    note(.app(app, .installed(row.permission)), because: because, in: &turn)
  }

  /// An app gives way to a newer version of itself.
  mutating func update(_ app: AppNumber, in turn: inout Turn) {
    let isRunning = apps[Int(app.rawValue)].state != .notRunning
    let decision = turn.ask(AppUpdate.self) { if isRunning { .running } }
    if decision.answer.endsProcess { end(app, because: .updated, in: &turn) }
    apps[Int(app.rawValue)].wasUpdated = true
    note(.app(app, .updated), because: decision.because, in: &turn)
  }
}
