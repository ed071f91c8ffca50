import DeviceHost
public import Foundation
import SystemPolicy
import VirtualDevice
import Synchronization

/// What an app asks for places; any number of them share what the phone knows.
///
/// Its delegate is called on the main thread if the manager was made there, and else on the
/// process's own queue.
open class CLLocationManager: NSObject {
  /// What hears of places; it is not kept.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      registered.withLock { $0 = .here() }
      LocationServices.current.enter(self)
    }
  }

  /// How exactly the app wants to know the place; a virtual phone always knows it exactly.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far the phone has to move to be told of; a virtual phone tells of every move.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What the app wants locations for; a virtual phone does not mind.
  open var activityType = CLActivityType.other
  /// Whether locations may pause; those of a virtual phone never do.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the app gets locations in the background; a virtual phone does not mind.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the screen says so; a virtual phone has no such place.
  open var showsBackgroundLocationIndicator = false
  /// How far the phone has to turn to be told of; a virtual phone has no compass.
  open var headingFilter: CLLocationDegrees = 1
  /// How the phone is held when its heading is told.
  open var headingOrientation = CLDeviceOrientation.portrait

  private let registered = Mutex<Registration?>(nil)
  /// Where its delegate was set.
  var registration: Registration? { registered.withLock { $0 } }

  /// Whether it was made on the main thread.
  let isOfMainThread = MainThread.isCurrent
  /// Whether its delegate wants to know where the phone is.
  var isUpdating = false

  /// Creates a manager; its delegate is told what the app may know.
  public override init() {}

  /// Where the phone is, if the app may know it.
  open var location: CLLocation? { AppProcess.current.location }

  /// Which way the phone points: a virtual phone has no compass.
  open var heading: CLHeading? { nil }

  /// Whether places can be known at all: on a virtual phone always.
  open class func locationServicesEnabled() -> Bool { true }

  /// Tells the delegate where the phone is, now and whenever that changes.
  open func startUpdatingLocation() {
    isUpdating = true
    LocationServices.current.enter(self)
    tellLocation(isOnce: false)
  }

  /// Tells it no longer.
  open func stopUpdatingLocation() { isUpdating = false }

  /// Tells the delegate once where the phone is, or that it is not known.
  open func requestLocation() {
    LocationServices.current.enter(self)
    tellLocation(isOnce: true)
  }

  private func tellLocation(isOnce: Bool) {
    let services = LocationServices.current
    let authorization = services.process.locationAuthorization
    if let location = services.process.location {
      services.tell(self, "locationManager(_:didUpdateLocations:)") { delegate, manager in
        delegate.locationManager(manager, didUpdateLocations: [location])
      }
    } else if isOnce || authorization == .denied {
      let error = CLError(authorization.isAllowed ? .locationUnknown : .denied)
      services.tell(self, "locationManager(_:didFailWithError:)") { delegate, manager in
        delegate.locationManager(manager, didFailWithError: error)
      }
    }
  }
}
