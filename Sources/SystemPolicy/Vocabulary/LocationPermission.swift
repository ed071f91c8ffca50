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
