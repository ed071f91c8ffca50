import DeviceHost
import Synchronization

/// A background activity that is visible to the user.
///
/// The app keeps running in the background, and counts as in use if the session began in the
/// foreground. The session ends with its object.
public final class CLBackgroundActivitySession: Sendable {
  /// The process whose activity has not ended.
  private let process: Mutex<AppProcess?>

  /// Begins a background activity.
  public init() {
    let process = AppProcess.current
    self.process = Mutex(process)
    LocationServices.of(process).showIndicator(true)
  }

  deinit { end() }

  /// The conditions that limit the activity.
  public var diagnostics: Diagnostics { Diagnostics() }

  /// Ends the activity.
  public func invalidate() { end() }

  private func end() {
    let process = process.withLock { process in
      defer { process = nil }
      return process
    }
    if let process { LocationServices.of(process).showIndicator(false) }
  }

  /// The conditions that limit the activity at one moment.
  public struct Diagnostic: Sendable {
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
        let status = CLLocationManager.status
        return Diagnostic(
          authorizationDenied: status == .denied,
          authorizationDeniedGlobally: !CLLocationManager.locationServicesEnabled(),
          authorizationRestricted: status == .restricted
        )
      }
    }
  }
}
