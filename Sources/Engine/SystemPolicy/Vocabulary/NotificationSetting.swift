/// The setting of one kind of interaction, with Apple's numbers.
public enum NotificationSetting: UInt8, Hashable, Sendable, CaseIterable {
  /// The app has never asked for the interaction.
  case notSupported
  /// The switch is off.
  case disabled
  /// The switch is on.
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
