import Foundation

// The failures of features that a virtual phone lacks.
extension CLLocationManager {
  /// Calls the delegate with the error of a request.
  func fail(_ error: CLError) {
    LocationServices.current.notify(self, "locationManager(_:didFailWithError:)") {
      $0.locationManager($1, didFailWithError: error)
    }
  }

  /// Calls the delegate with the error of deferred updates.
  func failDeferredUpdates() {
    LocationServices.current.notify(self, "locationManager(_:didFinishDeferredUpdatesWithError:)") {
      $0.locationManager($1, didFinishDeferredUpdatesWithError: CLError(.deferredFailed))
    }
  }

  /// Calls the delegate with the error of beacon ranging.
  func failRanging(for constraint: CLBeaconIdentityConstraint) {
    LocationServices.current.notify(self, "locationManager(_:didFailRangingFor:error:)") {
      $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }

  /// Calls the delegate with the error of beacon ranging.
  func failRanging(in region: CLBeaconRegion) {
    let handed = RegionCopy(region)
    LocationServices.current.notify(self, "locationManager(_:rangingBeaconsDidFailFor:withError:)")
    {
      guard let region = handed.copy as? CLBeaconRegion else { return }
      $0.locationManager(
        $1,
        rangingBeaconsDidFailFor: region,
        withError: CLError(.rangingUnavailable)
      )
    }
  }
}
