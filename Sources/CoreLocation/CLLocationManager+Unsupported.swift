import DeviceHost
public import Foundation

// What a virtual phone has no part for. Each answers as a phone does that lacks the part.
extension CLLocationManager {
  /// Whether large moves can be told of: a virtual phone tells of all or none.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  /// Does nothing: a virtual phone tells of all moves or none.
  public func startMonitoringSignificantLocationChanges() {
    Unsupported.say("startMonitoringSignificantLocationChanges", "no such changes are told.")
  }

  /// Does nothing: a virtual phone tells of all moves or none.
  public func stopMonitoringSignificantLocationChanges() {}

  /// Does nothing: a virtual phone notices no stays.
  public func startMonitoringVisits() {
    Unsupported.say("startMonitoringVisits", "no visits are told.")
  }

  /// Does nothing: a virtual phone notices no stays.
  public func stopMonitoringVisits() {}

  /// Whether locations can be told later: they cannot.
  @available(*, deprecated, message: "it has done nothing since iOS 13")
  public class func deferredLocationUpdatesAvailable() -> Bool { false }

  /// Fails with the error of a phone that cannot tell locations later.
  @available(*, deprecated, message: "it has done nothing since iOS 13")
  public func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance,
    timeout: TimeInterval
  ) {
    LocationServices.current.tell(self, "locationManager(_:didFinishDeferredUpdatesWithError:)") {
      $0.locationManager($1, didFinishDeferredUpdatesWithError: CLError(.deferredFailed))
    }
  }

  /// Does nothing: locations are never told later.
  @available(*, deprecated, message: "it has done nothing since iOS 13")
  public func disallowDeferredLocationUpdates() {}

  /// Whether the phone has a compass: a virtual one has none.
  public class func headingAvailable() -> Bool { false }

  /// Fails with the error of a phone without a compass.
  public func startUpdatingHeading() {
    LocationServices.current.tell(self, "locationManager(_:didFailWithError:)") {
      $0.locationManager($1, didFailWithError: CLError(.headingFailure))
    }
  }

  /// Does nothing: there is no compass.
  public func stopUpdatingHeading() {}

  /// Does nothing: there is no compass.
  public func dismissHeadingCalibrationDisplay() {}

  /// Whether beacons can be found: a virtual phone has no Bluetooth.
  public class func isRangingAvailable() -> Bool { false }

  /// The beacons that are looked for: none.
  public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

  /// The regions whose beacons are looked for: none.
  @available(*, deprecated, renamed: "rangedBeaconConstraints")
  public var rangedRegions: Set<CLRegion> { [] }

  /// Fails with the error of a phone without Bluetooth.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    LocationServices.current.tell(self, "locationManager(_:didFailRangingFor:error:)") {
      $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }

  /// Does nothing: no beacons are looked for.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

  /// Fails with the error of a phone without Bluetooth.
  @available(*, deprecated, renamed: "startRangingBeacons(satisfying:)")
  public func startRangingBeacons(in region: CLBeaconRegion) {
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

  /// Does nothing: no beacons are looked for.
  @available(*, deprecated, renamed: "stopRangingBeacons(satisfying:)")
  public func stopRangingBeacons(in region: CLBeaconRegion) {}

  /// Fails with the error of an app without the entitlement.
  public func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
    guard let completion else { return }
    AppProcess.current.call("the completion of startMonitoringLocationPushes") {
      completion(nil, CLError(.denied))
    }
  }

  /// Fails with the error of an app without the entitlement.
  public func startMonitoringLocationPushes() async throws -> Data { throw CLError(.denied) }

  /// Does nothing: a virtual phone gets no pushes.
  public func stopMonitoringLocationPushes() {}
}
