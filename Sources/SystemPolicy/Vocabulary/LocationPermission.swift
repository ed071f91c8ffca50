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

/// What an app may know of where the phone is, and on which terms.
public struct LocationPermission: Hashable, Sendable {
  /// What the app reads.
  public var authorization: LocationAuthorization
  /// The terms, some of which it cannot read.
  public var terms: LocationTerms

  /// Creates a permission.
  public init(_ authorization: LocationAuthorization = .notDetermined, _ terms: LocationTerms = [])
  {
    self.authorization = authorization
    self.terms = terms
  }

  /// Whether the app may know it at some time.
  public var isAllowed: Bool { authorization.isAllowed }
}

/// What an app can ask for.
public enum LocationRequest: UInt8, Hashable, Sendable, CaseIterable {
  /// `requestWhenInUseAuthorization`.
  case whenInUse
  /// `requestAlwaysAuthorization`.
  case always
}

/// What can be chosen about an app and the location, on a prompt or in Settings.
public enum LocationVerdict: UInt8, Hashable, Sendable, CaseIterable {
  /// "Don't Allow".
  case dontAllow
  /// "Allow".
  case allow
  /// "Allow Once".
  case allowOnce
  /// "Allow While Using App".
  case allowWhileUsing
  /// "Keep Only While Using".
  case keepWhileUsing
  /// "Change to Always Allow".
  case changeToAlways
  /// Precise Location, turned off.
  case preciseOff
  /// Precise Location, turned on.
  case preciseOn
}
