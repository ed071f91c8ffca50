/// An app's authorization to notify the user.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user denied authorization.
  case denied = 1
  /// The user granted authorization.
  case authorized = 2
  /// The app has authorization without a prompt; its notifications arrive quietly.
  case provisional = 3
  /// An app clip has authorization for a limited time.
  case ephemeral = 4
}
