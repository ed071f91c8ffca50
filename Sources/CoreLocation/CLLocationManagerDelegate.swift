public import Foundation

/// What hears of the phone's places.
///
/// Each method is optional, as Apple's are: one that an app does not write does nothing.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// What the app may know has changed, as it was told before iOS 14.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
  /// Where the phone is, seen from a region, was asked for or has changed.
  func locationManager(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  )
  /// The phone has entered a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The phone has left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Beacons cannot be found.
  func locationManager(
    _ manager: CLLocationManager,
    didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error
  )
  /// Where the phone is cannot be told.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Locations are told at once again.
  func locationManager(
    _ manager: CLLocationManager,
    didFinishDeferredUpdatesWithError error: (any Error)?
  )
  /// Beacons of a region were found, as it was told before iOS 13.
  func locationManager(
    _ manager: CLLocationManager,
    didRangeBeacons beacons: [CLBeacon],
    in region: CLBeaconRegion
  )
  /// Beacons were found.
  func locationManager(
    _ manager: CLLocationManager,
    didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  )
  /// A region is monitored from now on.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// The phone points another way.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// The phone is somewhere else; the newest location stands last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// A stay has begun or ended.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// A region cannot be monitored.
  func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  )
  /// Beacons of a region cannot be found, as it was told before iOS 13.
  func locationManager(
    _ manager: CLLocationManager,
    rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error
  )
  /// What the app may know has changed, or the manager is new.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Locations are not told for a while.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Locations are told again.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  /// Whether the compass may ask to be calibrated.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}
