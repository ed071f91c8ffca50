/// A background activity that is visible to the user.
///
/// Belfry suspends apps only when a test says so, so an activity has no effect.
public final class CLBackgroundActivitySession: Sendable {
  /// Begins a background activity.
  public init() {}

  /// The conditions that limit the activity.
  public var diagnostics: Diagnostics { Diagnostics() }

  /// Ends the activity.
  public func invalidate() {}

  /// The conditions that limit the activity at one moment.
  public struct Diagnostic: Sendable {
    /// A Boolean value that indicates whether the app has no location authorization.
    public let authorizationDenied: Bool
    /// A Boolean value that indicates whether location is off for all apps; always `false` on a
    /// virtual phone.
    public var authorizationDeniedGlobally: Bool { false }
    /// A Boolean value that indicates whether an authorization request is in progress.
    ///
    /// Always `false`: a virtual phone resolves requests at once.
    public var authorizationRequestInProgress: Bool { false }
    /// A Boolean value that indicates whether a restriction forbids location; always `false`.
    public var authorizationRestricted: Bool { false }
    /// A Boolean value that indicates whether the app must be in use to get locations.
    public var insufficientlyInUse: Bool { false }
    /// A Boolean value that indicates whether a service session is required; always `false`.
    public var serviceSessionRequired: Bool { false }
  }

  /// An asynchronous sequence of diagnostics.
  ///
  /// A virtual phone delivers one diagnostic, which shows the conditions at the first call.
  public final class Diagnostics: AsyncSequence, Sendable {
    /// The type of the sequence's elements.
    public typealias Element = CLBackgroundActivitySession.Diagnostic
    /// The type of the sequence's iterator.
    public typealias AsyncIterator = CLBackgroundActivitySession.Diagnostics.Iterator

    /// Creates an iterator over the diagnostics.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// An iterator over the diagnostics.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the iterator's elements.
      public typealias Element = CLBackgroundActivitySession.Diagnostics.Element
      private var isDone = false

      /// Returns the current diagnostic on the first call, and nil afterwards.
      public mutating func next() async throws -> CLBackgroundActivitySession.Diagnostics.Element? {
        if isDone { return nil }
        isDone = true
        return Diagnostic(authorizationDenied: CLLocationManager().authorizationStatus == .denied)
      }
    }
  }
}
