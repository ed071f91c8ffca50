/// Whether one kind of interaction is on.
public enum UNNotificationSetting: Int, Hashable, Sendable {
  /// The app never asked for it.
  case notSupported = 0
  /// The user has turned it off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}
