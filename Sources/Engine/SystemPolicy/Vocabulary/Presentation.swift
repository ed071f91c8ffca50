/// The ways in which the system presents a notification.
@frozen
public struct Presentation: OptionSet, Hashable, Sendable {
  /// The bits, one for each way.
  public let rawValue: UInt8

  /// Creates a set of ways from their bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A banner over the current screen.
  public static let banner = Self(rawValue: 1 << 0)
  /// An entry in Notification Center.
  public static let list = Self(rawValue: 1 << 1)
  /// An entry on the lock screen.
  public static let lockScreen = Self(rawValue: 1 << 2)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 3)
  /// A new badge on the app's icon.
  public static let badge = Self(rawValue: 1 << 4)
  /// A vibration instead of a sound.
  public static let vibration = Self(rawValue: 1 << 5)
  /// Every way.
  public static let all = Self(rawValue: .max)

  /// The ways with their names, in their usual order.
  public static let named: [(name: String, value: Self)] = [
    ("banner", .banner), ("list", .list), ("lockScreen", .lockScreen), ("sound", .sound),
    ("badge", .badge), ("vibration", .vibration),
  ]

  /// The names of the ways, or `nothing`.
  public var text: String {
    var names = ""
    for (name, way) in Self.named where contains(way) { names += names.isEmpty ? name : " " + name }
    return names.isEmpty ? "nothing" : names
  }
}
