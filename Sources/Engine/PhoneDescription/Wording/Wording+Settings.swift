package import SystemPolicy
package import VirtualDevice

extension Wording {
  /// The cause of a change of an app's settings.
  package func changed(
    _ app: AppNumber,
    _ permission: Permission,
    by cause: Effect.PermissionCause
  ) -> String {
    switch cause {
    case .verdict(.allow): "the user answered \"Allow\""
    case .verdict(.dontAllow): "the user answered \"Don't Allow\""
    case .verdict(.keepProminently): "the user pressed Keep and chose to be notified prominently"
    case .verdict(.keepImmediately): "the user pressed Keep and chose to be notified immediately"
    case .verdict(.keepQuietly): "the user chose to be notified quietly"
    case .verdict(.keepInSummary): "the user pressed Keep and chose the Scheduled Summary"
    case .verdict(.turnOff): "the user pressed Turn Off"
    case .verdict(.muteForOneHour), .verdict(.muteForToday): "the user muted \(name(app))"
    case .request: "authorization is \(permission.status.name) without a question"
    case .clip(.launched): "the launch lets \(name(app)) notify for eight hours"
    case .clip(.expired): "the eight hours of \(name(app)) are over"
    case .turned(let turned, let isOn):
      "the user turned \(isOn ? "on" : "off") \(turned.text) of \(name(app)) in Settings"
    case .bannersKept(let keeps):
      "the user made the banners of \(name(app)) \(keeps ? "persistent" : "temporary")"
    case .timeSensitiveAllowed(let allows):
      "the user turned \(allows ? "on" : "off") time-sensitive notifications of \(name(app))"
    case .summarized(let isOn):
      "the user turned \(isOn ? "on" : "off") the Scheduled Summary for \(name(app))"
    case .previews(.always): "the user has previews of \(name(app)) always shown"
    case .previews(.whenAuthenticated):
      "the user has previews of \(name(app)) shown when unlocked"
    case .previews(.never): "the user has previews of \(name(app)) never shown"
    case .grouping(.automatic):
      "the user groups notifications of \(name(app)) automatically"
    case .grouping(.byApp): "the user groups notifications of \(name(app)) by app"
    case .grouping(.off): "the user has notifications of \(name(app)) not grouped"
    }
  }
}

extension Switch {
  /// The switch in the words of the language.
  package var text: String {
    switch self {
    case .notifications: "notifications"
    case .lockScreen: "lock screen"
    case .notificationCenter: "Notification Center"
    case .banners: "banners"
    case .sounds: "sounds"
    case .badges: "badges"
    case .criticalAlerts: "critical alerts"
    }
  }
}
