/// The parts of a notification's content that affect its presentation.
@frozen
public struct ContentParts: OptionSet, Hashable, Sendable {
  /// The bits, one for each part.
  public let rawValue: UInt8

  /// Creates a set of parts from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A title, a subtitle or a body.
  public static let alert = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A number for the badge.
  public static let badge = Self(rawValue: 1 << 2)
  /// A negative number for the badge.
  public static let negativeBadge = Self(rawValue: 1 << 3)
  /// A critical sound.
  public static let criticalSound = Self(rawValue: 1 << 4)
  /// A file that the system has moved into its store.
  public static let attachment = Self(rawValue: 1 << 5)
  /// A sender, from an intent that describes a message or a call.
  public static let communication = Self(rawValue: 1 << 6)
  /// A calendar trigger, which delivered the content.
  public static let calendarTrigger = Self(rawValue: 1 << 7)

  /// The parts that present nothing by themselves.
  public static let additions: Self = [.attachment, .communication, .calendarTrigger]
}

extension ContentParts {
  /// Returns the kinds of interaction of which at least one must be on for the user to notice it.
  ///
  /// - Parameter isLocked: A Boolean value that indicates whether the phone is locked.
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
