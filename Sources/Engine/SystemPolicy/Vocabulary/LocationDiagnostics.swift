/// The reasons why an app gets no location, by the names of Apple's properties.
public struct LocationDiagnostics: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each reason.
  public let rawValue: UInt16

  /// Creates a set of reasons from their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The accuracy is reduced.
  public static let accuracyLimited = Self(rawValue: 1 << 0)
  /// The app has no authorization.
  public static let authorizationDenied = Self(rawValue: 1 << 1)
  /// Location Services are off for all apps.
  public static let authorizationDeniedGlobally = Self(rawValue: 1 << 2)
  /// A restriction forbids location.
  public static let authorizationRestricted = Self(rawValue: 1 << 3)
  /// The user is being asked.
  public static let authorizationRequestInProgress = Self(rawValue: 1 << 4)
  /// The app would have to be in use.
  public static let insufficientlyInUse = Self(rawValue: 1 << 5)
  /// The app requires explicit service sessions, and holds none.
  public static let serviceSessionRequired = Self(rawValue: 1 << 6)
  /// The app has too many conditions.
  public static let limitExceeded = Self(rawValue: 1 << 7)
  /// The phone cannot determine its location.
  public static let locationUnavailable = Self(rawValue: 1 << 8)
  /// A session requires Always, and the user has not granted it.
  public static let alwaysAuthorizationDenied = Self(rawValue: 1 << 9)
  /// A session requires full accuracy, and the user has not granted it.
  public static let fullAccuracyDenied = Self(rawValue: 1 << 10)

  /// The reasons that more than one kind of recipient gets.
  private static let common: Self = [
    .authorizationDenied, .authorizationDeniedGlobally, .authorizationRestricted,
    .authorizationRequestInProgress, .insufficientlyInUse, .serviceSessionRequired,
  ]
  /// The reasons that an event of a `CLMonitor` can give.
  public static let ofConditions = common.union([.accuracyLimited, .limitExceeded])
  /// The reasons that a live update can give.
  public static let ofUpdates = common.union([.accuracyLimited, .locationUnavailable])
  /// The reasons that a diagnostic of a service session can give.
  public static let ofSessions = common.union([.alwaysAuthorizationDenied, .fullAccuracyDenied])

  /// The reasons with their names.
  ///
  /// The property of `limitExceeded` is `conditionLimitExceeded`.
  public static let named: [(name: String, value: LocationDiagnostics)] = [
    ("accuracyLimited", .accuracyLimited), ("authorizationDenied", .authorizationDenied),
    ("authorizationDeniedGlobally", .authorizationDeniedGlobally),
    ("authorizationRestricted", .authorizationRestricted),
    ("authorizationRequestInProgress", .authorizationRequestInProgress),
    ("insufficientlyInUse", .insufficientlyInUse),
    ("serviceSessionRequired", .serviceSessionRequired), ("limitExceeded", .limitExceeded),
    ("locationUnavailable", .locationUnavailable),
    ("alwaysAuthorizationDenied", .alwaysAuthorizationDenied),
    ("fullAccuracyDenied", .fullAccuracyDenied),
  ]

  /// The names of the reasons in the set.
  public var names: [String] { Self.named.filter { contains($0.value) }.map { $0.name } }

  /// A Boolean value that indicates whether an app gets no location while the reasons hold.
  ///
  /// With reduced accuracy, an app still gets approximate locations.
  public var withholdsLocation: Bool { !subtracting(.accuracyLimited).isEmpty }
}
