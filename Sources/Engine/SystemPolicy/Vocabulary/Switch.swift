/// A switch in an app's notification settings.
public enum Switch: UInt8, Hashable, Sendable, CaseIterable {
  /// Allow Notifications, which controls all others.
  case notifications
  /// Lock Screen.
  case lockScreen
  /// Notification Center.
  case notificationCenter
  /// Banners.
  case banners
  /// Sounds.
  case sounds
  /// Badges.
  case badges
  /// Critical Alerts.
  case criticalAlerts

  /// The kind of interaction that the switch controls, or `nil` for all kinds.
  public var kind: Settings? {
    switch self {
    case .notifications: nil
    case .lockScreen: .lockScreen
    case .notificationCenter: .notificationCenter
    case .banners: .alert
    case .sounds: .sound
    case .badges: .badge
    case .criticalAlerts: .criticalAlert
    }
  }
}
