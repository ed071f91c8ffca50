/// What an app reads about one kind of interaction, with Apple's numbers.
public enum NotificationSetting: UInt8, Hashable, Sendable, CaseIterable {
  /// The app never asked for it.
  case notSupported
  /// It is switched off.
  case disabled
  /// It is switched on.
  case enabled

  /// The name of the case.
  public var name: String {
    switch self {
    case .notSupported: "notSupported"
    case .disabled: "disabled"
    case .enabled: "enabled"
    }
  }
}
