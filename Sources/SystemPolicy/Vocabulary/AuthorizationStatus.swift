/// What the user has allowed an app, with Apple's numbers.
///
/// Its transitions on the newest version of iOS; `belfry rules --transitions` prints the event and
/// the rule of each:
///
/// | from | to |
/// |---|---|
/// | notDetermined | denied, authorized, provisional, ephemeral |
/// | denied | notDetermined, authorized |
/// | authorized | notDetermined, denied |
/// | provisional | notDetermined, denied, authorized |
/// | ephemeral | notDetermined, denied, authorized |
public enum AuthorizationStatus: UInt8, Hashable, Sendable, CaseIterable {
  /// The user was never asked.
  case notDetermined
  /// The user said no.
  case denied
  /// The user said yes.
  case authorized
  /// Nobody was asked; notifications arrive quietly.
  case provisional
  /// An app clip may notify for a while after each launch.
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

  /// The first version of iOS on which an app can have it, if earlier ones were simulated, too.
  ///
  /// Before iOS 14 a clip is an app that was never asked, as the rules about clips have it.
  public var since: OSVersion? {
    switch self {
    case .notDetermined, .denied, .authorized, .ephemeral: nil
    case .provisional: 12
    }
  }
}
