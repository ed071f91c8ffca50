/// An app's need for location services while the object exists.
///
/// It has no effect: on a virtual phone an app requests authorization with `CLLocationManager`.
public final class CLServiceSession: Sendable {
  /// The authorization that an app requires.
  public enum AuthorizationRequirement: Int, Sendable {
    /// No further authorization.
    case none
    /// Authorization while the app is in use.
    case whenInUse
    /// Authorization at any time.
    case always

    /// Returns a Boolean value that indicates whether two requirements are equal.
    public static func == (
      a: CLServiceSession.AuthorizationRequirement,
      b: CLServiceSession.AuthorizationRequirement
    ) -> Bool { a.rawValue == b.rawValue }
  }

  /// Declares the required authorization.
  public init(authorization: AuthorizationRequirement) {}

  /// Declares the required authorization, and the purpose of full accuracy.
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

  /// The conditions that limit the app's use of the location.
  public var diagnostics: Diagnostics { Diagnostics() }

  /// Ends the requirement.
  public func invalidate() {}

  /// The conditions that limit the app's use of the location at one moment.
  public struct Diagnostic: Sendable {
    /// A Boolean value that indicates whether the app has no authorization at any time.
    public let alwaysAuthorizationDenied: Bool
    /// A Boolean value that indicates whether the app has no location authorization.
    public let authorizationDenied: Bool
    /// A Boolean value that indicates whether Location Services are off for all apps.
    public let authorizationDeniedGlobally: Bool
    /// A Boolean value that indicates whether an authorization request is in progress.
    ///
    /// Always `false`: a virtual phone resolves requests at once.
    public var authorizationRequestInProgress: Bool { false }
    /// A Boolean value that indicates whether a restriction forbids location.
    public let authorizationRestricted: Bool
    /// A Boolean value that indicates whether full accuracy is denied; always `false`.
    public var fullAccuracyDenied: Bool { false }
    /// A Boolean value that indicates whether the app must be in use to get locations.
    public var insufficientlyInUse: Bool { false }
    /// A Boolean value that indicates whether a service session is required; always `false`.
    public var serviceSessionRequired: Bool { false }
  }

  /// An asynchronous sequence of diagnostics.
  ///
  /// A virtual phone delivers one diagnostic, which shows the conditions at the first call.
  public final class Diagnostics: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = CLServiceSession.Diagnostic
    /// The type of the sequence's iterator.
    public typealias AsyncIterator = CLServiceSession.Diagnostics.Iterator

    /// Creates an iterator over the sequence.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// An iterator over the diagnostics.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the elements.
      public typealias Element = CLServiceSession.Diagnostics.Element
      private var isDone = false

      /// Returns the current diagnostic on the first call, and nil afterwards.
      public mutating func next() async throws -> CLServiceSession.Diagnostics.Element? {
        if isDone { return nil }
        isDone = true
        let status = CLLocationManager().authorizationStatus
        return Diagnostic(
          alwaysAuthorizationDenied: status != .authorizedAlways,
          authorizationDenied: status == .denied,
          authorizationDeniedGlobally: !CLLocationManager.locationServicesEnabled(),
          authorizationRestricted: status == .restricted
        )
      }
    }
  }
}
