import SystemPolicy

/// The user's action with a notification, as the delegate receives it.
@frozen
public enum Response: Hashable, Sendable {
  /// The user tapped it: `UNNotificationDefaultActionIdentifier`.
  case tap
  /// The user cleared it: `UNNotificationDismissActionIdentifier`.
  case dismissal
  /// The user chose an action, and entered a text if it takes one.
  case action(TextNumber, text: TextNumber?)
}

/// An action of the user with a notification, other than tapping or clearing it.
@frozen
public enum UserAct: Hashable, Sendable {
  /// Chooses an action, and enters a text for it.
  case performs(TextNumber, text: TextNumber?)
  /// Flicks its banner off the screen.
  case flicksAway
}

/// A response on its way to its app.
struct ResponseRow: Hashable, Sendable {
  var name: NotificationName
  var response: Response
  /// The reason for the response.
  var because: RuleSet
  /// Indicates whether the connection options of a new scene contain it.
  var isCarried = false
  /// The scene whose connection options contain it; nil for the app's first one.
  var scene: TextNumber?
}
