/// An act of the user on a notification, other than a tap.
public enum Act: UInt8, Hashable, Sendable, CaseIterable {
  /// The user chooses one of the notification's actions.
  case action
  /// The user clears the notification from Notification Center or the lock screen.
  case dismissal
  /// The user flicks the notification's banner off the screen.
  case flick
}
