/// A switch that the user finds under an app's name in Settings.
public enum Switch: UInt8, Hashable, Sendable, CaseIterable {
  /// Allow Notifications, above all others.
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

  /// The kind of interaction it switches; nil for all of them.
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
