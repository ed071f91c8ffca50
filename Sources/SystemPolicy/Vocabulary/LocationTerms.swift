/// What else there is to what an app may know of where the phone is.
@frozen
public struct LocationTerms: OptionSet, Hashable, Sendable {
  /// One bit a term.
  public let rawValue: UInt8

  /// Creates terms from their bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It ends when the app is left: "Allow Once".
  public static let once = Self(rawValue: 1 << 0)
  /// It reads Always, and the user has yet to be asked whether that is meant.
  public static let provisional = Self(rawValue: 1 << 1)
  /// The user was asked whether While Using may become Always, and declined.
  public static let askedForAlways = Self(rawValue: 1 << 2)
  /// The app learns but roughly where the phone is.
  public static let reduced = Self(rawValue: 1 << 3)
  /// Settings lists the app though nothing is decided: it was allowed once.
  public static let listed = Self(rawValue: 1 << 4)
}
