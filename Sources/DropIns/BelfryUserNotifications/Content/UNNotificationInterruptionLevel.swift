/// The importance and timing of a notification.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
  /// The notification arrives silently and waits in the list.
  case passive = 0
  /// The notification is presented at once.
  case active = 1
  /// The notification is presented although a Focus is on.
  case timeSensitive = 2
  /// The notification plays its sound although the phone is muted.
  case critical = 3
}
