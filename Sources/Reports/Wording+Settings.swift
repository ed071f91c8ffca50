import SystemPolicy
import VirtualDevice

extension Wording {
  /// What changed what an app may do.
  func changed(
    _ app: AppNumber,
    _ permission: Permission,
    by cause: Effect.PermissionCause
  ) -> String {
    switch cause {
    case .verdict(.allow): "the user answered \"Allow\""
    case .verdict(.dontAllow): "the user answered \"Don't Allow\""
    case .verdict(.keepProminently): "the user pressed Keep and chose to be notified prominently"
    case .verdict(.keepImmediately): "the user pressed Keep and chose to be notified immediately"
    case .verdict(.keepQuietly): "the user pressed Keep and chose to be notified quietly"
    case .verdict(.keepInSummary): "the user pressed Keep and chose the Scheduled Summary"
    case .verdict(.turnOff): "the user pressed Turn Off"
    case .request: "authorization is \(permission.status) without a question"
    case .clip(.launched): "the launch lets \(name(app)) notify for eight hours"
    case .clip(.expired): "the eight hours of \(name(app)) are over"
    case .settings(.turns(let turned, let isOn)):
      "the user turned \(isOn ? "on" : "off") \(turned.text) of \(name(app)) in Settings"
    case .settings(.keepsBanners(let keeps)):
      "the user made the banners of \(name(app)) \(keeps ? "persistent" : "temporary")"
    case .settings(.allowsTimeSensitive(let allows)):
      "the user turned \(allows ? "on" : "off") time-sensitive notifications of \(name(app))"
    case .settings(.summarizes(let isOn, _)):
      "the user turned \(isOn ? "on" : "off") the Scheduled Summary for \(name(app))"
    case .settings(.previews(.always)): "the user has previews of \(name(app)) always shown"
    case .settings(.previews(.whenAuthenticated)):
      "the user has previews of \(name(app)) shown when unlocked"
    case .settings(.previews(.never)): "the user has previews of \(name(app)) never shown"
    case .settings(.groups(.automatic)):
      "the user groups notifications of \(name(app)) automatically"
    case .settings(.groups(.byApp)): "the user groups notifications of \(name(app)) by app"
    case .settings(.groups(.off)): "the user has notifications of \(name(app)) not grouped"
    }
  }
}

extension Switch {
  /// The switch in the words of the language.
  var text: String {
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
