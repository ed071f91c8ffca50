/// The interruption level of a notification, with Apple's numbers.
public enum InterruptionLevel: UInt8, Hashable, Sendable, CaseIterable {
  /// The notification waits in the list until the user looks.
  case passive
  /// The system presents the notification at once; this is the default.
  case active
  /// The system presents the notification at once, even when it holds other notifications.
  case timeSensitive
  /// The system presents the notification at once and ignores the silent switch.
  case critical

  /// The levels with their names in scripts.
  public static let named: [(name: String, value: Self)] = [
    ("passive", .passive), ("active", .active), ("time-sensitive", .timeSensitive),
    ("critical", .critical),
  ]
}
