/// The state of one kind of interaction.
public enum UNNotificationSetting: Int, Hashable, Sendable {
  /// The app did not request the interaction.
  case notSupported = 0
  /// The interaction is off.
  case disabled = 1
  /// The interaction is on.
  case enabled = 2
}
