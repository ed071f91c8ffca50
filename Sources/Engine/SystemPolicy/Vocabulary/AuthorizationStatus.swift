/// The status of an app's permission to notify, with Apple's numbers.
///
/// The table lists the transitions on the newest version of iOS; `belfry rules --transitions`
/// prints the event and the rule of each.
///
/// | from | to |
/// |---|---|
/// | notDetermined | denied, authorized, provisional, ephemeral |
/// | denied | notDetermined, authorized |
/// | authorized | notDetermined, denied |
/// | provisional | notDetermined, denied, authorized |
/// | ephemeral | notDetermined, denied, authorized |
public enum AuthorizationStatus: UInt8, Hashable, Sendable, CaseIterable {
  /// The app has never asked the user.
  case notDetermined
  /// The user declined.
  case denied
  /// The user agreed.
  case authorized
  /// The app did not ask, and its notifications arrive quietly.
  case provisional
  /// The app clip may notify for a while after each launch.
  case ephemeral

  /// The name of the case.
  public var name: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .authorized: "authorized"
    case .provisional: "provisional"
    case .ephemeral: "ephemeral"
    }
  }

  /// The first version of iOS that has the status, or `nil` if callers need not check the version.
  ///
  /// Before iOS 14, the rules treat an app clip as an app that has never asked, so ``ephemeral``
  /// needs no check.
  public var since: OSVersion? {
    switch self {
    case .notDetermined, .denied, .authorized, .ephemeral: nil
    case .provisional: 12
    }
  }
}
