/// The terms of an app's location permission.
@frozen
public struct LocationTerms: OptionSet, Hashable, Sendable {
  /// The bits, one for each term.
  public let rawValue: UInt8

  /// Creates terms from their bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The permission ends when the user leaves the app: "Allow Once".
  public static let once = Self(rawValue: 1 << 0)
  /// The status is Always, and the system has yet to ask the user to confirm it.
  public static let provisional = Self(rawValue: 1 << 1)
  /// The user was asked to change While Using to Always, and declined.
  public static let askedForAlways = Self(rawValue: 1 << 2)
  /// The app gets only an approximate location.
  public static let reduced = Self(rawValue: 1 << 3)
  /// Settings lists the app although its status is undecided, because it was allowed once.
  public static let listed = Self(rawValue: 1 << 4)
  /// The user allowed full accuracy until the app is no longer in use.
  public static let temporarilyFull = Self(rawValue: 1 << 6)
  /// Location Services are off, so the app reads denied.
  public static let servicesOff = Self(rawValue: 1 << 5)
}
