/// What the user has allowed an app to know of where the phone is, with Apple's numbers.
public enum LocationAuthorization: UInt8, Hashable, Sendable, CaseIterable {
  /// The user was never asked.
  case notDetermined = 0
  /// The user said no.
  case denied = 2
  /// At any time, whether the app runs or not.
  case always = 3
  /// While the app is in use.
  case whenInUse = 4

  /// Whether the app may know it at some time.
  public var isAllowed: Bool {
    switch self {
    case .always, .whenInUse: true
    case .notDetermined, .denied: false
    }
  }

  /// The name of the case.
  public var name: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .always: "always"
    case .whenInUse: "whenInUse"
    }
  }
}
