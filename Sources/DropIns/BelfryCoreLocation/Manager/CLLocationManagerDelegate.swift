public import Foundation

/// The methods that receive events from a location manager.
///
/// Each method is optional, as on Apple's platforms: the default does nothing.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The app's authorization changed; called before iOS 14.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
  /// The state of a region was requested or changed.
  func locationManager(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  )
  /// The phone entered a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The phone left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Beacon ranging failed.
  func locationManager(
    _ manager: CLLocationManager,
    didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error
  )
  /// The location could not be determined.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Deferred location updates ended.
  func locationManager(
    _ manager: CLLocationManager,
    didFinishDeferredUpdatesWithError error: (any Error)?
  )
  /// Beacons of a region were detected; called before iOS 13.
  func locationManager(
    _ manager: CLLocationManager,
    didRangeBeacons beacons: [CLBeacon],
    in region: CLBeaconRegion
  )
  /// Beacons were detected.
  func locationManager(
    _ manager: CLLocationManager,
    didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  )
  /// Monitoring of a region started.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// The heading changed.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// The location changed; the newest location is the last element.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// A visit began or ended.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Monitoring of a region failed.
  func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  )
  /// Beacon ranging in a region failed; called before iOS 13.
  func locationManager(
    _ manager: CLLocationManager,
    rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error
  )
  /// The app's authorization changed, or the manager was created.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Location updates were paused.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Location updates resumed.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  /// Returns a Boolean value that indicates whether the compass may ask for calibration.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}
