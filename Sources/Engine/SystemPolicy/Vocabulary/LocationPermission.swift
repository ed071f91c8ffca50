/// An app's location permission and its terms.
///
/// The table lists the transitions on the newest version of iOS; `belfry rules --transitions`
/// prints the event and the rule of each.
///
/// | from | to |
/// |---|---|
/// | notDetermined | denied, whenInUse, whenInUse, once, always, provisional |
/// | denied | notDetermined, whenInUse, always |
/// | whenInUse | notDetermined, denied, whenInUse, asked for always, always |
/// | whenInUse, once | notDetermined, denied, whenInUse, always |
/// | whenInUse, asked for always | notDetermined, denied, always |
/// | always, provisional | notDetermined, denied, whenInUse, asked for always, always |
/// | always | notDetermined, denied, whenInUse, asked for always |
public struct LocationPermission: Hashable, Sendable {
  /// The status that the user or a restriction gave the app.
  public var authorization: LocationAuthorization
  /// The terms, some of which the app cannot read.
  public var terms: LocationTerms

  /// Creates a permission.
  public init(_ authorization: LocationAuthorization = .notDetermined, _ terms: LocationTerms = [])
  {
    self.authorization = authorization
    self.terms = terms
  }

  /// The status that the app reads.
  public var status: LocationAuthorization {
    terms.contains(.servicesOff) ? .denied : authorization
  }

  /// A Boolean value that indicates whether the app gets only an approximate location.
  public var isReduced: Bool { terms.contains(.reduced) && !terms.contains(.temporarilyFull) }

  /// A Boolean value that indicates whether the app may ever use the location.
  public var isAllowed: Bool { status.isAllowed }
}
