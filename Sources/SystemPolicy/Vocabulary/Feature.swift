/// Something that the user can choose, and could not on every version of iOS.
public enum Feature: UInt8, Hashable, Sendable, CaseIterable {
  /// A Focus with a name of its own.
  case focus
  /// The Scheduled Summary.
  case summary
  /// The switch for time-sensitive notifications.
  case timeSensitive
  /// Where previews are shown.
  case previews
  /// How notifications are grouped.
  case grouping
}
