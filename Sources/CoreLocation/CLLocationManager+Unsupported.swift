import Foundation

// How the manager fails where a virtual phone lacks the part that is asked for.
extension CLLocationManager {
  /// Tells the delegate that something it asked for fails.
  func fail(_ error: CLError) {
    LocationServices.current.tell(self, "locationManager(_:didFailWithError:)") {
      $0.locationManager($1, didFailWithError: error)
    }
  }

  /// Tells the delegate that locations cannot be told later.
  func failDeferredUpdates() {
    LocationServices.current.tell(self, "locationManager(_:didFinishDeferredUpdatesWithError:)") {
      $0.locationManager($1, didFinishDeferredUpdatesWithError: CLError(.deferredFailed))
    }
  }

  /// Tells the delegate that beacons cannot be looked for.
  func failRanging(for constraint: CLBeaconIdentityConstraint) {
    LocationServices.current.tell(self, "locationManager(_:didFailRangingFor:error:)") {
      $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }

  /// Tells the delegate that beacons cannot be looked for.
  func failRanging(in region: CLBeaconRegion) {
    let handed = Handed(region)
    LocationServices.current.tell(self, "locationManager(_:rangingBeaconsDidFailFor:withError:)") {
      guard let region = handed.copy as? CLBeaconRegion else { return }
      $0.locationManager(
        $1,
        rangingBeaconsDidFailFor: region,
        withError: CLError(.rangingUnavailable)
      )
    }
  }
}
