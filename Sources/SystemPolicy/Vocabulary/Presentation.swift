/// The ways in which a notification reaches its reader.
@frozen
public struct Presentation: OptionSet, Hashable, Sendable {
  /// One bit a way.
  public let rawValue: UInt8

  /// Creates a set of ways from their bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A banner over what the user is doing.
  public static let banner = Self(rawValue: 1 << 0)
  /// An entry in Notification Center.
  public static let list = Self(rawValue: 1 << 1)
  /// An entry on the locked screen.
  public static let lockscreen = Self(rawValue: 1 << 2)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 3)
  /// A new badge on the app's icon.
  public static let badge = Self(rawValue: 1 << 4)
  /// A vibration in the place of a sound.
  public static let vibration = Self(rawValue: 1 << 5)
  /// Every way there is.
  public static let all = Self(rawValue: .max)

  /// The ways with their names, in the order people write them.
  public static let named: [(name: String, value: Self)] = [
    ("banner", .banner), ("list", .list), ("lockscreen", .lockscreen), ("sound", .sound),
    ("badge", .badge), ("vibration", .vibration),
  ]

  /// The names, or `nothing`.
  public var text: String {
    let names = Self.named.filter { contains($0.value) }.map(\.name)
    return names.isEmpty ? "nothing" : names.joined(separator: " ")
  }
}

/// How an app in the foreground wants a notification shown, with Apple's numbers.
@frozen
public struct PresentationOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt8

  /// Creates options from Apple's bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Set the badge.
  public static let badge = Self(rawValue: 1 << 0)
  /// Play the sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// Show it; deprecated since iOS 14.
  public static let alert = Self(rawValue: 1 << 2)
  /// Keep it in Notification Center; since iOS 14.
  public static let list = Self(rawValue: 1 << 3)
  /// Show it as a banner; since iOS 14.
  public static let banner = Self(rawValue: 1 << 4)

  /// The options with Apple's names, in the order people write them.
  public static let named: [(name: String, value: Self)] = [
    ("alert", .alert), ("banner", .banner), ("list", .list), ("sound", .sound), ("badge", .badge),
  ]
}

/// What a notification carries, as far as it matters to how it is shown.
@frozen
public struct ContentParts: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: UInt8

  /// Creates a set of kinds from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A title, a subtitle or a body.
  public static let alert = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A number for the badge.
  public static let badge = Self(rawValue: 1 << 2)
  /// A number for the badge that is less than zero.
  public static let negativeBadge = Self(rawValue: 1 << 3)
  /// A sound that is a critical one.
  public static let criticalSound = Self(rawValue: 1 << 4)
  /// A file, which the system has taken over.
  public static let attachment = Self(rawValue: 1 << 5)
}
