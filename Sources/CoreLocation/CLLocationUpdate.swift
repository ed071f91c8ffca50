import DeviceHost
import SystemPolicy

/// Where the phone is, or why that is not told.
public struct CLLocationUpdate: Sendable {
  /// What an app wants locations for.
  public enum LiveConfiguration: Int, Sendable {
    /// Nothing in particular.
    case `default`
    /// To guide a car.
    case automotiveNavigation
    /// To guide something else that moves.
    case otherNavigation
    /// To follow a walk or a run.
    case fitness
    /// To follow something that flies.
    case airborne

    /// Tells whether an app wants the same.
    public static func == (
      a: CLLocationUpdate.LiveConfiguration,
      b: CLLocationUpdate.LiveConfiguration
    ) -> Bool { a.rawValue == b.rawValue }
  }

  /// Where the phone is, if that is known.
  public let location: CLLocation?
  /// Whether the app may not know it.
  public let authorizationDenied: Bool
  /// Whether the user was not asked yet.
  public let authorizationRequestInProgress: Bool

  /// Whether the phone stays where it is; it moves only when a test carries it.
  public var stationary: Bool { location != nil }
  /// Whether the phone stays where it is, by its name in iOS 17.
  public var isStationary: Bool { stationary }
  /// Whether nobody knows where the phone is.
  public var locationUnavailable: Bool {
    location == nil && !authorizationDenied && !authorizationRequestInProgress
  }
  /// Whether the app knows the place within some kilometres only; a virtual phone is exact.
  public var accuracyLimited: Bool { false }
  /// Whether no app may know it; on a virtual phone one always may.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether somebody else than the user forbids it; on a virtual phone nobody does.
  public var authorizationRestricted: Bool { false }
  /// Whether the app would have to be in use.
  public var insufficientlyInUse: Bool { false }
  /// Whether a service session would be needed; a virtual phone needs none.
  public var serviceSessionRequired: Bool { false }

  /// Returns where the phone is, from now on.
  public static func liveUpdates(
    _ configuration: CLLocationUpdate.LiveConfiguration = .default
  ) -> CLLocationUpdate.Updates { Updates() }

  /// Where the phone is, from moment to moment.
  public struct Updates: AsyncSequence, Sendable {
    /// What it tells.
    public typealias Element = CLLocationUpdate
    /// What goes through it.
    public typealias AsyncIterator = CLLocationUpdate.Updates.Iterator

    /// Returns what goes through it.
    public func makeAsyncIterator() -> Iterator {
      let services = LocationServices.current
      return Iterator(
        reader: EventReader(services.makeUpdates(), of: services.process.host, "a live update")
      )
    }

    /// What goes through the updates.
    public struct Iterator: AsyncIteratorProtocol {
      /// What it tells.
      public typealias Element = CLLocationUpdate.Updates.Element

      let reader: EventReader<CLLocationUpdate>

      /// Waits until the phone is somewhere else.
      public mutating func next() async throws -> CLLocationUpdate.Updates.Element? {
        await reader.next()
      }
    }
  }
}

extension AppProcess {
  /// How things stand, for live updates.
  var locationUpdate: CLLocationUpdate {
    CLLocationUpdate(
      location: location,
      authorizationDenied: locationAuthorization == .denied,
      authorizationRequestInProgress: locationAuthorization == .notDetermined
    )
  }
}
