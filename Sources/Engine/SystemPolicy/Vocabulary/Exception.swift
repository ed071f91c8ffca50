/// A mistake for which Apple's frameworks end a process.
public enum Exception: UInt8, Hashable, Sendable, CaseIterable {
  /// A time interval of zero or less.
  case intervalNotPositive
  /// A repeating time interval of less than a minute.
  case repeatsUnderAMinute
  /// A `UILocalNotification` with a fire date and a region.
  case dateAndRegion
  /// An app built with the SDK of iOS 27 that has no scenes.
  case scenesRequired

  /// The reason of the exception, in Apple's words where they are known.
  public var reason: String {
    switch self {
    case .intervalNotPositive: "time interval must be greater than 0"
    case .repeatsUnderAMinute: "time interval must be at least 60 if repeating"
    case .dateAndRegion: "fireDate and region cannot both be set"
    case .scenesRequired: "UIScene life cycle is required for apps built with this SDK"
    }
  }
}
