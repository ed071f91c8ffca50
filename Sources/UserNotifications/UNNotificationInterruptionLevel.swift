/// The importance and timing of a notification.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
  /// Not at all: it waits to be found.
  case passive = 0
  /// As notifications do.
  case active = 1
  /// Although a Focus is on.
  case timeSensitive = 2
  /// Although the phone is silenced.
  case critical = 3
}
