import DeviceHost
import SystemPolicy

/// A location, or the reason why it is not available.
public struct CLLocationUpdate: Sendable {
  /// The activity for which an app uses live updates.
  public enum LiveConfiguration: Int, Sendable {
    /// No particular activity.
    case `default`
    /// Navigation in a car.
    case automotiveNavigation
    /// Navigation of another vehicle.
    case otherNavigation
    /// A walk, a run or another sport.
    case fitness
    /// Navigation in the air.
    case airborne

    /// Returns a Boolean value that indicates whether two configurations are equal.
    public static func == (
      a: CLLocationUpdate.LiveConfiguration,
      b: CLLocationUpdate.LiveConfiguration
    ) -> Bool { a.rawValue == b.rawValue }
  }

  /// The location, if it is available.
  public let location: CLLocation?
  /// A Boolean value that indicates whether the app has no location authorization.
  public let authorizationDenied: Bool
  /// A Boolean value that indicates whether the user has not been asked yet.
  public let authorizationRequestInProgress: Bool

  /// A Boolean value that indicates whether the phone is stationary.
  ///
  /// A virtual phone moves only when a test moves it.
  public var stationary: Bool { location != nil }
  /// A Boolean value that indicates whether the phone is stationary, under its name in iOS 17.
  public var isStationary: Bool { stationary }
  /// A Boolean value that indicates whether the location is unavailable.
  public var locationUnavailable: Bool {
    location == nil && !authorizationDenied && !authorizationRestricted
      && !authorizationRequestInProgress
  }
  /// A Boolean value that indicates whether the accuracy is reduced; always `false` on a virtual
  /// phone.
  public var accuracyLimited: Bool { false }
  /// A Boolean value that indicates whether Location Services are off for all apps.
  public let authorizationDeniedGlobally: Bool
  /// A Boolean value that indicates whether a restriction forbids location.
  public let authorizationRestricted: Bool
  /// A Boolean value that indicates whether the app must be in use to get locations.
  public var insufficientlyInUse: Bool { false }
  /// A Boolean value that indicates whether a service session is required; always `false`.
  public var serviceSessionRequired: Bool { false }

  /// Returns live updates that begin with the current location.
  public static func liveUpdates(
    _ configuration: CLLocationUpdate.LiveConfiguration = .default
  ) -> CLLocationUpdate.Updates { Updates() }

  /// An asynchronous sequence of location updates.
  public struct Updates: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = CLLocationUpdate
    /// The type of the sequence's iterator.
    public typealias AsyncIterator = CLLocationUpdate.Updates.Iterator

    /// Creates an iterator over the sequence.
    public func makeAsyncIterator() -> Iterator {
      let services = LocationServices.current
      return Iterator(
        reader: EventReader(services.makeUpdates(), of: services.process.host, "a live update")
      )
    }

    /// An iterator over the updates.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the elements.
      public typealias Element = CLLocationUpdate.Updates.Element

      let reader: EventReader<CLLocationUpdate>

      /// Waits for the next update.
      public mutating func next() async throws -> CLLocationUpdate.Updates.Element? {
        await reader.next()
      }
    }
  }
}

extension AppProcess {
  /// The current state of the location, for live updates.
  var locationUpdate: CLLocationUpdate {
    CLLocationUpdate(
      location: location,
      authorizationDenied: locationAuthorization == .denied,
      authorizationRequestInProgress: locationAuthorization == .notDetermined,
      authorizationDeniedGlobally: !host.hasLocationServices,
      authorizationRestricted: locationAuthorization == .restricted
    )
  }
}
