import DeviceHost
import SystemPolicy
import VirtualDevice

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
  let reasons: LocationDiagnostics

  /// A Boolean value that indicates whether the phone is stationary.
  ///
  /// A virtual phone moves only when a test moves it.
  public var stationary: Bool { location != nil }
  /// A Boolean value that indicates whether the phone is stationary, under its name in iOS 17.
  public var isStationary: Bool { stationary }
  /// A Boolean value that indicates whether the phone cannot determine its location.
  public var locationUnavailable: Bool { reasons.contains(.locationUnavailable) }
  /// A Boolean value that indicates whether the accuracy is reduced.
  public var accuracyLimited: Bool { reasons.contains(.accuracyLimited) }
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
  /// A Boolean value that indicates whether the app must be in use to get locations.
  public var insufficientlyInUse: Bool { reasons.contains(.insufficientlyInUse) }
  /// A Boolean value that indicates whether the app requires explicit service sessions and holds
  /// none that serves.
  public var serviceSessionRequired: Bool { reasons.contains(.serviceSessionRequired) }

  /// Returns live updates that begin with the current location.
  ///
  /// Since iOS 18, iterating over them asks the user for When In Use, unless the app holds a
  /// `CLServiceSession`.
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
      let process = AppProcess.current
      let (stream, life) = LocationLoops.of(process).startUpdates()
      return Iterator(reader: EventReader(stream, of: process.host, "a live update"), life: life)
    }

    /// An iterator over the updates.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the elements.
      public typealias Element = CLLocationUpdate.Updates.Element

      let reader: EventReader<CLLocationUpdate>
      let life: LoopLife

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
    let reasons = host.look { device, _, _ in device.liveUpdateDiagnostics(of: app) } ?? []
    return CLLocationUpdate(
      location: reasons.withholdsLocation ? nil : location,
      reasons: reasons
    )
  }
}
