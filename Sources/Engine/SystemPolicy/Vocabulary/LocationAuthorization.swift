/// The status of an app's location permission, with Apple's numbers.
public enum LocationAuthorization: UInt8, Hashable, Sendable, CaseIterable {
  /// The app has never asked the user.
  case notDetermined = 0
  /// A restriction, such as parental controls, forbids the location; the user cannot change it.
  case restricted = 1
  /// The user declined.
  case denied = 2
  /// The app may use the location at any time.
  case always = 3
  /// The app may use the location while it is in use.
  case whenInUse = 4

  /// A Boolean value that indicates whether the app may ever use the location.
  public var isAllowed: Bool {
    switch self {
    case .always, .whenInUse: true
    case .notDetermined, .restricted, .denied: false
    }
  }

  /// The name of the case.
  public var name: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .restricted: "restricted"
    case .denied: "denied"
    case .always: "always"
    case .whenInUse: "whenInUse"
    }
  }
}
