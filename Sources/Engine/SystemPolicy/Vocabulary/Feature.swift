/// A feature that the user can choose, but not on every version of iOS.
public enum Feature: UInt8, Hashable, Sendable, CaseIterable {
  /// A Focus with its own name.
  case focus
  /// The Scheduled Summary.
  case summary
  /// The switch for time-sensitive notifications.
  case timeSensitive
  /// The choice of where previews are shown.
  case previews
  /// The choice of how notifications are grouped.
  case grouping
}
