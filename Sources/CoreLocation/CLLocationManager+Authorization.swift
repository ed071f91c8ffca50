import DeviceHost
import SystemPolicy
import VirtualDevice

extension CLLocationManager {
  /// The app's authorization to use the phone's location.
  static var status: CLAuthorizationStatus {
    CLAuthorizationStatus(rawValue: Int32(AppProcess.current.locationAuthorization.rawValue))
      ?? .notDetermined
  }

  /// The accuracy of the locations that the app may get.
  var accuracy: CLAccuracyAuthorization {
    let process = AppProcess.current
    let isReduced = process.host.look { device, _, _ in
      device.permission(of: process.app).terms.contains(.reduced)
    }
    return isReduced ? .reducedAccuracy : .fullAccuracy
  }

  /// Calls the delegate with the location, or with the error if the location is unknown.
  func tellLocation(isOnce: Bool) {
    let services = LocationServices.current
    let authorization = services.process.locationAuthorization
    if let location = services.process.location {
      services.tell(self, "locationManager(_:didUpdateLocations:)") { delegate, manager in
        delegate.locationManager(manager, didUpdateLocations: [location])
      }
    } else if isOnce || authorization == .denied {
      fail(CLError(authorization.isAllowed ? .locationUnknown : .denied))
    }
  }
}
