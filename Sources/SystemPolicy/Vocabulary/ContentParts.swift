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

extension ContentParts {
  /// The kinds of which one must be switched on for any of it to be noticed.
  ///
  /// - Parameter isLocked: Whether the phone is locked.
  public func wanted(isLocked: Bool) -> Settings {
    var wanted: Settings = []
    if contains(.alert) {
      wanted.formUnion([.notificationCenter, isLocked ? .lockScreen : .alert])
    }
    if contains(.sound) { wanted.insert(.sound) }
    if contains(.badge) { wanted.insert(.badge) }
    return wanted
  }
}
