/// That an app goes on with what the user sees it do, in the background.
///
/// A virtual phone suspends apps when a test says so; a session changes nothing.
public final class CLBackgroundActivitySession: Sendable {
  /// Begins the activity.
  public init() {}

  /// What stands in the way.
  public var diagnostics: Diagnostics { Diagnostics() }

  /// Ends the activity.
  public func invalidate() {}

  /// What stands in the way at a moment.
  public struct Diagnostic: Sendable {
    /// Whether the app may not know where the phone is.
    public let authorizationDenied: Bool
    /// Whether no app may; on a virtual phone one always may.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the user is being asked; a virtual phone is done with that at once.
    public var authorizationRequestInProgress: Bool { false }
    /// Whether somebody else than the user forbids it; on a virtual phone nobody does.
    public var authorizationRestricted: Bool { false }
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
    public typealias Element = CLBackgroundActivitySession.Diagnostic
    /// What goes through it.
    public typealias AsyncIterator = CLBackgroundActivitySession.Diagnostics.Iterator

    /// Returns what goes through it.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// What goes through the diagnostics.
    public struct Iterator: AsyncIteratorProtocol {
      /// What it tells.
      public typealias Element = CLBackgroundActivitySession.Diagnostics.Element
      private var isDone = false

      /// Returns how it stands, and then nothing more.
      public mutating func next() async throws -> CLBackgroundActivitySession.Diagnostics.Element? {
        if isDone { return nil }
        isDone = true
        return Diagnostic(authorizationDenied: CLLocationManager().authorizationStatus == .denied)
      }
    }
  }
}
