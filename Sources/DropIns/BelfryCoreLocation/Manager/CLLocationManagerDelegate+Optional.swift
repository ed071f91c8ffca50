/// The delegate's methods in the form `delegate?.locationManager?(manager, didVisit: it)`.
///
/// On a phone these methods are optional and are called with a question mark; here every delegate
/// has them.
public struct CLLocationManagerDelegateCall {
  let delegate: any CLLocationManagerDelegate

  /// The app's authorization changed; called before iOS 14.
  public func callAsFunction(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {
    delegate.locationManager(manager, didChangeAuthorization: status)
  }

  /// The state of a region was requested or changed.
  public func callAsFunction(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  ) {
    delegate.locationManager(manager, didDetermineState: state, for: region)
  }

  /// The phone entered a region.
  public func callAsFunction(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    delegate.locationManager(manager, didEnterRegion: region)
  }

  /// The phone left a region.
  public func callAsFunction(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    delegate.locationManager(manager, didExitRegion: region)
  }

  /// Beacon ranging failed.
  public func callAsFunction(
    _ manager: CLLocationManager,
    didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error
  ) {
    delegate.locationManager(manager, didFailRangingFor: beaconConstraint, error: error)
  }

  /// The location could not be determined.
  public func callAsFunction(_ manager: CLLocationManager, didFailWithError error: any Error) {
    delegate.locationManager(manager, didFailWithError: error)
  }

  /// Deferred location updates ended.
  public func callAsFunction(
    _ manager: CLLocationManager,
    didFinishDeferredUpdatesWithError error: (any Error)?
  ) {
    delegate.locationManager(manager, didFinishDeferredUpdatesWithError: error)
  }

  /// Beacons of a region were detected; called before iOS 13.
  public func callAsFunction(
    _ manager: CLLocationManager,
    didRangeBeacons beacons: [CLBeacon],
    in region: CLBeaconRegion
  ) {
    delegate.locationManager(manager, didRangeBeacons: beacons, in: region)
  }

  /// Beacons were detected.
  public func callAsFunction(
    _ manager: CLLocationManager,
    didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {
    delegate.locationManager(manager, didRange: beacons, satisfying: beaconConstraint)
  }

  /// Monitoring of a region started.
  public func callAsFunction(
    _ manager: CLLocationManager,
    didStartMonitoringFor region: CLRegion
  ) {
    delegate.locationManager(manager, didStartMonitoringFor: region)
  }

  /// The heading changed.
  public func callAsFunction(
    _ manager: CLLocationManager,
    didUpdateHeading newHeading: CLHeading
  ) {
    delegate.locationManager(manager, didUpdateHeading: newHeading)
  }

  /// The location changed; the newest location is the last element.
  public func callAsFunction(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {
    delegate.locationManager(manager, didUpdateLocations: locations)
  }

  /// A visit began or ended.
  public func callAsFunction(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    delegate.locationManager(manager, didVisit: visit)
  }

  /// Monitoring of a region failed.
  public func callAsFunction(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {
    delegate.locationManager(manager, monitoringDidFailFor: region, withError: error)
  }

  /// Beacon ranging in a region failed; called before iOS 13.
  public func callAsFunction(
    _ manager: CLLocationManager,
    rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error
  ) {
    delegate.locationManager(manager, rangingBeaconsDidFailFor: region, withError: error)
  }
}

extension CLLocationManagerDelegate {
  /// The methods whose first argument is the manager, in a form that supports a call with a
  /// question mark.
  public var locationManager: CLLocationManagerDelegateCall? {
    CLLocationManagerDelegateCall(delegate: self)
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var locationManagerDidChangeAuthorization: ((CLLocationManager) -> Void)? {
    { self.locationManagerDidChangeAuthorization($0) }
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var locationManagerDidPauseLocationUpdates: ((CLLocationManager) -> Void)? {
    { self.locationManagerDidPauseLocationUpdates($0) }
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var locationManagerDidResumeLocationUpdates: ((CLLocationManager) -> Void)? {
    { self.locationManagerDidResumeLocationUpdates($0) }
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var locationManagerShouldDisplayHeadingCalibration: ((CLLocationManager) -> Bool)? {
    { self.locationManagerShouldDisplayHeadingCalibration($0) }
  }
}
