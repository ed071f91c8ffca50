import DeviceHost
import Synchronization
import SystemPolicy
import VirtualDevice

/// An app's need for location services while the object exists.
///
/// The phone asks the user for the required authorization once the app is in the foreground, and
/// asks again when a temporary authorization has ended. The session ends with its object; a loop
/// over its diagnostics retains it.
///
/// ```swift
/// let session = CLServiceSession(authorization: .whenInUse)
/// for try await diagnostic in session.diagnostics
/// where !diagnostic.authorizationRequestInProgress {
///   return !diagnostic.authorizationDenied
/// }
/// ```
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

    fileprivate var onPhone: ServiceSession.Requirement {
      switch self {
      case .none: .none
      case .whenInUse: .whenInUse
      case .always: .always
      }
    }
  }

  private let session: ServiceSession
  /// The process that holds the session; nil once the session has ended.
  private let process: Mutex<AppProcess?>

  /// Declares the required authorization.
  ///
  /// - Parameter authorization: The requirement; `none` defers the requests that live updates and
  ///   monitors would make.
  public convenience init(authorization: AuthorizationRequirement) {
    self.init(ServiceSession(authorization.onPhone), in: .current)
  }

  /// Declares the required authorization, and the purpose of full accuracy.
  ///
  /// - Parameters:
  ///   - authorization: The requirement.
  ///   - fullAccuracyPurposeKey: The key of the purpose in
  ///     `NSLocationTemporaryUsageDescriptionDictionary`; see
  ///     `AppDescription.fullAccuracyPurposes`.
  public convenience init(
    authorization: AuthorizationRequirement,
    fullAccuracyPurposeKey: String
  ) {
    let process = AppProcess.current
    let hasPurpose = process.hasPurpose(fullAccuracyPurposeKey)
    let accuracy: ServiceSession.FullAccuracy = hasPurpose ? .withPurpose : .withoutPurpose
    self.init(ServiceSession(authorization.onPhone, accuracy), in: process)
  }

  private init(_ session: ServiceSession, in process: AppProcess) {
    self.session = session
    // The loops exist before the phone reports the first diagnostic.
    _ = LocationLoops.of(process)
    let objection = process.send(.location(.createsSession(session))).objection
    self.process = Mutex(objection == nil ? process : nil)
    guard case .notOffered(let feature) = objection else { return }
    process.host.report(
      Trouble(
        "CLServiceSession needs iOS \(feature.since.text) or later; the phone runs an older version"
      )
    )
  }

  deinit { end() }

  /// The conditions that limit the app's use of the location.
  public var diagnostics: Diagnostics { Diagnostics(of: self) }

  /// Ends the requirement; it cannot begin again.
  public func invalidate() { end() }

  private func end() {
    let process = process.withLock { process in
      defer { process = nil }
      return process
    }
    guard let process else { return }
    LocationLoops.of(process).endDiagnostics(of: ObjectIdentifier(self))
    process.send(.location(.invalidatesSession(session)))
  }

  /// Returns a loop over the diagnostics, which is empty once the session has ended.
  private func makeReader() -> EventReader<Diagnostic>? {
    guard let process = process.withLock({ $0 }) else { return nil }
    let stream = LocationLoops.of(process).diagnostics(of: session, owner: ObjectIdentifier(self))
    return EventReader(stream, of: process.host, "a diagnostic of a CLServiceSession")
  }

  /// The conditions that limit the app's use of the location at one moment.
  public struct Diagnostic: Sendable {
    let reasons: LocationDiagnostics

    /// A Boolean value that indicates whether the session requires Always and the user has refused
    /// it.
    public var alwaysAuthorizationDenied: Bool { reasons.contains(.alwaysAuthorizationDenied) }
    /// A Boolean value that indicates whether the app has no location authorization.
    public var authorizationDenied: Bool { reasons.contains(.authorizationDenied) }
    /// A Boolean value that indicates whether Location Services are off for all apps.
    public var authorizationDeniedGlobally: Bool { reasons.contains(.authorizationDeniedGlobally) }
    /// A Boolean value that indicates whether the user is being asked.
    public var authorizationRequestInProgress: Bool {
      reasons.contains(.authorizationRequestInProgress)
    }
    /// A Boolean value that indicates whether a restriction forbids location.
    public var authorizationRestricted: Bool { reasons.contains(.authorizationRestricted) }
    /// A Boolean value that indicates whether the session requires full accuracy and the user has
    /// refused it.
    public var fullAccuracyDenied: Bool { reasons.contains(.fullAccuracyDenied) }
    /// A Boolean value that indicates whether the app must be in use, to be asked about or to get
    /// locations.
    public var insufficientlyInUse: Bool { reasons.contains(.insufficientlyInUse) }
    /// A Boolean value that indicates whether the app requires explicit sessions and holds none
    /// that serves.
    public var serviceSessionRequired: Bool { reasons.contains(.serviceSessionRequired) }
  }

  /// An asynchronous sequence of diagnostics.
  ///
  /// It begins with the current conditions, and reports each change while the app runs. It ends
  /// with the session.
  public final class Diagnostics: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = CLServiceSession.Diagnostic
    /// The type of the sequence's iterator.
    public typealias AsyncIterator = CLServiceSession.Diagnostics.Iterator

    private let session: CLServiceSession

    init(of session: CLServiceSession) { self.session = session }

    /// Creates an iterator over the sequence.
    public func makeAsyncIterator() -> Iterator {
      Iterator(session: session, reader: session.makeReader())
    }

    /// An iterator over the diagnostics.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the elements.
      public typealias Element = CLServiceSession.Diagnostics.Element

      /// The session, which lasts at least as long as the loop.
      let session: CLServiceSession
      let reader: EventReader<CLServiceSession.Diagnostic>?

      /// Waits for the next diagnostic.
      public mutating func next() async throws -> CLServiceSession.Diagnostics.Element? {
        await reader?.next()
      }
    }
  }
}
