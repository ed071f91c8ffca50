import SystemPolicy

/// What the delegate is told that the user did with a notification.
@frozen
public enum Response: Hashable, Sendable {
  /// The user tapped it: `UNNotificationDefaultActionIdentifier`.
  case tap
  /// The user cleared it: `UNNotificationDismissActionIdentifier`.
  case dismissal
  /// The user chose an action, and wrote a text where it takes one.
  case action(TextNumber, text: TextNumber?)
}

/// What a user does with a notification, besides tapping and clearing it.
@frozen
public enum UserAct: Hashable, Sendable {
  /// Chooses an action, and writes a text for it.
  case performs(TextNumber, text: TextNumber?)
  /// Flicks its banner off the screen.
  case flicksAway
}

/// A response on its way to its app.
struct ResponseRow: Hashable, Sendable {
  var name: NotificationName
  var response: Response
  /// Why it is on its way.
  var because: RuleSet
}
