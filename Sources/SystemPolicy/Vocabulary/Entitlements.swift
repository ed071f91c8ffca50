/// What Apple has granted an app, or its project declares.
@frozen
public struct Entitlements: OptionSet, Hashable, Sendable {
  /// One bit an entitlement.
  public let rawValue: UInt8

  /// Creates a set of entitlements from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Time-sensitive notifications, which a project declares.
  public static let timeSensitive = Self(rawValue: 1 << 0)
  /// Critical alerts, which Apple grants on request.
  public static let criticalAlerts = Self(rawValue: 1 << 1)

  /// The entitlements with the words of the language.
  public static let named: [(name: String, value: Self)] = [
    ("time-sensitive", .timeSensitive), ("critical-alerts", .criticalAlerts),
  ]
}
