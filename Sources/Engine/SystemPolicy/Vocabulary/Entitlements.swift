/// The entitlements of an app, granted by Apple or declared by its project.
@frozen
public struct Entitlements: OptionSet, Hashable, Sendable {
  /// The bits, one for each entitlement.
  public let rawValue: UInt8

  /// Creates a set of entitlements from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Time-sensitive notifications, which a project declares.
  public static let timeSensitive = Self(rawValue: 1 << 0)
  /// Critical alerts, which Apple grants on request.
  public static let criticalAlerts = Self(rawValue: 1 << 1)
  /// Communication notifications, which a project declares.
  public static let communication = Self(rawValue: 1 << 2)
  /// One of the entitlements for CarPlay, which Apple grants on request.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// The filtering of remote notifications by a service extension, which Apple grants on request.
  public static let filtering = Self(rawValue: 1 << 4)

  /// The entitlements with their names in scripts.
  public static let named: [(name: String, value: Self)] = [
    ("time-sensitive", .timeSensitive), ("critical-alerts", .criticalAlerts),
    ("communication", .communication), ("carplay", .carPlay),
    ("filtering", .filtering),
  ]
}
