public import SystemPolicy

extension Device {
  /// Changes an app's setting; Settings replaces the app in the foreground.
  mutating func change(_ change: SettingsChange, of app: AppNumber, in turn: inout Turn) {
    goToSettings(in: &turn)
    let row = apps[Int(app.rawValue)]
    let permission = row.permission
    let decision = turn.ask(SettingsUpdate.self, of: change, from: .init(permission: permission)) {
      change.conditions
      if permission.status == .provisional { .provisional }
      if row.isClip { .clip }
    }
    set(
      decision.answer.permission,
      of: app,
      by: .settings(change),
      because: decision.because,
      in: &turn
    )
    if decision.answer.releasesBanner { releaseBanner(of: app) }
    if case .summarizes(_, let times?) = change { rare.summaryTimes = times }
    if decision.answer.releasesHeld { releaseHeld(of: app, in: &turn) }
    awaitSummary()
  }

  /// Brings Settings to the foreground.
  mutating func goToSettings(in turn: inout Turn) {
    for index in apps.indices where apps[index].state.isInFront {
      let inFront = AppNumber(rawValue: UInt16(index))
      move(inFront, to: .background, because: .settings, in: &turn)
    }
  }

  /// Returns the reason why Settings does not offer a change, if there is one.
  func objection(to change: SettingsChange, of app: AppNumber) -> Objection? {
    let permission = apps[Int(app.rawValue)].permission
    guard permission.status != .notDetermined else { return .notInSettings(app) }
    let wanted: Switch
    let isSo: Bool
    switch change {
    case .turns(.notifications, let on):
      return on == (permission.status != .denied) ? .alreadySet(app) : nil
    case .turns(let turned, let on):
      wanted = turned
      isSo = permission.switches.isSuperset(of: turned.kind ?? []) == on
    case .keepsBanners(let keeps):
      wanted = .banners
      isSo = permission.keepsBanners == keeps
    case .allowsTimeSensitive(let allows):
      guard apps[Int(app.rawValue)].entitlements.contains(.timeSensitive) else {
        return .notEntitled(app)
      }
      return choosing(permission.refusesTimeSensitive != allows, permission, app)
    case .summarizes(let isSummarized, let times):
      let isSo =
        permission.isSummarized == isSummarized && (times ?? rare.summaryTimes) == rare.summaryTimes
      return choosing(isSo, permission, app)
    case .previews(let previews): return choosing(permission.previews == previews, permission, app)
    case .groups(let choice): return choosing(permission.grouping == choice, permission, app)
    }
    guard permission.kinds.isSuperset(of: wanted.kind ?? []) else { return .noSwitch(app, wanted) }
    guard permission.status != .denied else { return .notificationsAreOff(app) }
    return isSo ? .alreadySet(app) : nil
  }

  /// Returns the reason why an app that may notify cannot have a choice made now, if there is
  /// one.
  private func choosing(_ isSo: Bool, _ permission: Permission, _ app: AppNumber) -> Objection? {
    guard permission.status != .denied else { return .notificationsAreOff(app) }
    return isSo ? .alreadySet(app) : nil
  }

  /// Returns the setting that an app reads for one kind of interaction, with the rules that
  /// decide.
  public func setting(
    of kind: Settings,
    for app: AppNumber,
    in turn: inout Turn
  ) -> (setting: NotificationSetting, because: RuleSet) {
    let row = apps[Int(app.rawValue)]
    let needed: Entitlements =
      switch kind {
      case .timeSensitive: .timeSensitive
      case .criticalAlert: .criticalAlerts
      case .carPlay: .carPlay
      case _: []
      }
    let decision = turn.ask(SettingsQuery.self) {
      if row.permission.kinds.isSuperset(of: kind) { .wasAskedFor }
      if row.permission.switches.isSuperset(of: kind) { .switchedOn }
      if ![.notDetermined, .denied].contains(row.permission.status) { .mayNotify }
      if !row.entitlements.isSuperset(of: needed) { .lacksEntitlement }
      if kind == .timeSensitive { .timeSensitive }
      if kind == .carPlay { .carPlay }
      if kind == .scheduledDelivery { .scheduledDelivery }
      if row.permission.refusesTimeSensitive { .refusesTimeSensitive }
      if row.permission.isSummarized { .inSummary }
    }
    return (decision.answer.setting, decision.because)
  }
}
