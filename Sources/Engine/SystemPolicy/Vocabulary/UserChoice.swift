/// A choice that the user has, but not on every version of iOS.
public enum UserChoice: UInt8, Hashable, Sendable, CaseIterable {
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

  /// The first version of iOS that has it.
  public var since: OSVersion {
    switch self {
    case .focus, .summary, .timeSensitive: 15
    case .previews: 11
    case .grouping: 12
    }
  }
}

extension OSVersion {
  /// Returns the first version of iOS with a choice.
  static func with(_ choice: UserChoice) -> OSVersion { choice.since }
}
