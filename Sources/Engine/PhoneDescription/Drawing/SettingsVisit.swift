import SystemPolicy
package import VirtualDevice
package import VirtualTime

/// The changes that the user makes at one instant on the page of an app in Settings.
package struct SettingsVisit {
  package let app: AppNumber
  package let instant: Instant
  /// The rows that are changed.
  package private(set) var changed: [SettingsPage.Field]

  /// Returns the visit after an entry of the journal; nil while the user is somewhere else.
  ///
  /// - Parameters:
  ///   - visit: The visit before the entry.
  ///   - entry: The entry.
  static func after(_ visit: SettingsVisit?, _ entry: Journal.Entry) -> SettingsVisit? {
    if entry.effect.leavesSettings { return nil }
    guard case .app(let app, let effect) = entry.effect, let field = effect.settingsField else {
      return visit
    }
    var visit = visit
    if visit?.app != app || visit?.instant != entry.moment.instant {
      visit = SettingsVisit(app: app, instant: entry.moment.instant, changed: [])
    }
    visit?.changed.append(field)
    return visit
  }
}

extension Effect {
  /// Indicates whether the phone shows something else from now on.
  fileprivate var leavesSettings: Bool {
    switch self {
    case .app(_, .moved(let state, _)): state == .foreground || state == .inactive
    case .app(_, .deleted): true
    case .phone(let effect): effect == .poweredOff || effect == .locked(true)
    case .notification, .app, .region, .category: false
    }
  }
}

extension AppEffect {
  /// The row of the app's page in Settings that the user changes; nil for another effect.
  fileprivate var settingsField: SettingsPage.Field? {
    switch self {
    case .authorizationChanged(_, let cause): cause.settingsField
    case .locationChanged(_, .choice): .location
    case .locationChanged(_, .preciseSwitch): .preciseLocation
    case .refreshSet: .backgroundRefresh
    case _: nil
    }
  }
}

extension Effect.PermissionCause {
  fileprivate var settingsField: SettingsPage.Field? {
    switch self {
    case .request, .verdict, .clip: nil
    case .turned(let turned, _): turned.settingsField
    case .bannersKept: .bannerStyle
    case .timeSensitiveAllowed: .timeSensitive
    case .summarized: .summary
    case .previews: .previews
    case .grouping: .grouping
    }
  }
}

extension Switch {
  fileprivate var settingsField: SettingsPage.Field {
    switch self {
    case .notifications: .notifications
    case .lockScreen: .lockScreen
    case .notificationCenter: .notificationCenter
    case .banners: .banners
    case .sounds: .sounds
    case .badges: .badges
    case .criticalAlerts: .criticalAlerts
    }
  }
}
