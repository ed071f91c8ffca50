/// The style of an app's alerts.
public enum UNAlertStyle: Int, Hashable, Sendable {
  /// No alerts.
  case none = 0
  /// Banners that disappear automatically.
  case banner = 1
  /// Banners that stay until the user dismisses them.
  case alert = 2
}
