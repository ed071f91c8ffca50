/// What an app may know of where the phone is, and on which terms.
///
/// Its transitions on the newest version of iOS; `belfry rules --transitions` prints the event and
/// the rule of each:
///
/// | from | to |
/// |---|---|
/// | notDetermined | denied, whenInUse, whenInUse, once, always, provisional |
/// | denied | notDetermined, whenInUse, always |
/// | whenInUse | notDetermined, denied, whenInUse, asked for always, always |
/// | whenInUse, once | notDetermined, denied, whenInUse, always |
/// | whenInUse, asked for always | notDetermined, denied, always |
/// | always, provisional | notDetermined, denied, whenInUse, whenInUse, asked for always, always |
/// | always | notDetermined, denied, whenInUse |
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
