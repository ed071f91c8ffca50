/// That an app needs to know where the phone is, for as long as the object is kept.
///
/// On a virtual phone an app asks with `CLLocationManager`; a session changes nothing.
public final class CLServiceSession: Sendable {
  /// What the app needs.
  public enum AuthorizationRequirement: Int, Sendable {
    /// Nothing more than it has.
    case none
    /// To know it while it is in use.
    case whenInUse
    /// To know it at any time.
    case always

    /// Tells whether an app needs the same.
    public static func == (
      a: CLServiceSession.AuthorizationRequirement,
      b: CLServiceSession.AuthorizationRequirement
    ) -> Bool { a.rawValue == b.rawValue }
  }

  /// Says what the app needs.
  public init(authorization: AuthorizationRequirement) {}

  /// Says what the app needs, and why exactly.
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

  /// What stands in the way.
  public var diagnostics: Diagnostics { Diagnostics() }

  /// Says that the app needs it no longer.
  public func invalidate() {}

  /// What stands in the way at a moment.
  public struct Diagnostic: Sendable {
    /// Whether the app may not know it at any time.
    public let alwaysAuthorizationDenied: Bool
    /// Whether the app may not know it.
    public let authorizationDenied: Bool
    /// Whether no app may; on a virtual phone one always may.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the user is being asked; a virtual phone is done with that at once.
    public var authorizationRequestInProgress: Bool { false }
    /// Whether somebody else than the user forbids it; on a virtual phone nobody does.
    public var authorizationRestricted: Bool { false }
    /// Whether the app may not know it exactly; on a virtual phone it may.
    public var fullAccuracyDenied: Bool { false }
    /// Whether the app would have to be in use.
    public var insufficientlyInUse: Bool { false }
    /// Whether a service session would be needed; a virtual phone needs none.
    public var serviceSessionRequired: Bool { false }
  }

  /// What stands in the way, from moment to moment.
  ///
  /// A virtual phone tells it once, as it is when it is first asked.
  public final class Diagnostics: AsyncSequence, Sendable {
    /// What it tells.
    public typealias Element = CLServiceSession.Diagnostic
    /// What goes through it.
    public typealias AsyncIterator = CLServiceSession.Diagnostics.Iterator

    /// Returns what goes through it.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// What goes through the diagnostics.
    public struct Iterator: AsyncIteratorProtocol {
      /// What it tells.
      public typealias Element = CLServiceSession.Diagnostics.Element
      private var isDone = false

      /// Returns how it stands, and then nothing more.
      public mutating func next() async throws -> CLServiceSession.Diagnostics.Element? {
        if isDone { return nil }
        isDone = true
        let status = CLLocationManager().authorizationStatus
        return Diagnostic(
          alwaysAuthorizationDenied: status != .authorizedAlways,
          authorizationDenied: status == .denied
        )
      }
    }
  }
}
