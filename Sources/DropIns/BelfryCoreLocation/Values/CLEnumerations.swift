/// An app's authorization to use the phone's location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user has not been asked yet.
  case notDetermined
  /// A restriction forbids location, not the user.
  case restricted
  /// The user denied authorization.
  case denied
  /// The app may use the location at any time.
  case authorizedAlways
  /// The app may use the location only while it is in use.
  case authorizedWhenInUse

  /// The app may use the location at any time, under the name before iOS 8.
  @available(*, deprecated, renamed: "authorizedAlways")
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The accuracy of the locations that an app may get.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// The exact location.
  case fullAccuracy
  /// A location that is accurate to within a few kilometres.
  case reducedAccuracy
}

/// The activity for which an app uses locations.
public enum CLActivityType: Int, Sendable {
  /// Any other activity.
  case other = 1
  /// Navigation in a car.
  case automotiveNavigation
  /// A walk, a run or another sport.
  case fitness
  /// Navigation of another vehicle.
  case otherNavigation
  /// Navigation in the air.
  case airborne
}

/// The position of the phone relative to a region.
@frozen
public enum CLRegionState: Int, Sendable {
  /// The state is unknown.
  case unknown
  /// The phone is inside the region.
  case inside
  /// The phone is outside the region.
  case outside
}

/// The approximate distance to a beacon.
public enum CLProximity: Int, Sendable {
  /// The distance is unknown.
  case unknown
  /// The beacon is within arm's reach.
  case immediate
  /// The beacon is within a few metres.
  case near
  /// The beacon is farther away.
  case far
}

/// The physical orientation of the device.
public enum CLDeviceOrientation: Int32, Sendable {
  /// The orientation is unknown.
  case unknown
  /// The device is upright.
  case portrait
  /// The device is upside down.
  case portraitUpsideDown
  /// The device lies on its left side.
  case landscapeLeft
  /// The device lies on its right side.
  case landscapeRight
  /// The screen faces up.
  case faceUp
  /// The screen faces down.
  case faceDown
}
