/// What a user does with a notification, besides tapping it.
public enum Act: UInt8, Hashable, Sendable, CaseIterable {
  /// One of its actions was chosen.
  case action
  /// It was cleared from Notification Center or the lock screen.
  case dismissal
  /// Its banner was flicked off the screen.
  case flick
}
