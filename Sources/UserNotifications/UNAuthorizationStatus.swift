/// What the user has allowed an app.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  /// The user was never asked.
  case notDetermined = 0
  /// The user said no.
  case denied = 1
  /// The user said yes.
  case authorized = 2
  /// Nobody was asked; notifications arrive quietly.
  case provisional = 3
  /// An app clip may notify for a while.
  case ephemeral = 4
}
