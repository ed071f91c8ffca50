/// What an app may know of where the phone is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user was not asked.
  case notDetermined
  /// Somebody else than the user forbids it.
  case restricted
  /// The user has refused.
  case denied
  /// At any time.
  case authorizedAlways
  /// While the app is in use.
  case authorizedWhenInUse

  /// At any time, by its name before iOS 8.
  @available(*, deprecated, renamed: "authorizedAlways")
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How exactly an app may know where the phone is.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Exactly.
  case fullAccuracy
  /// Within some kilometres.
  case reducedAccuracy
}

/// What an app wants locations for.
public enum CLActivityType: Int, Sendable {
  /// None of the others.
  case other = 1
  /// To guide a car.
  case automotiveNavigation
  /// To follow a walk or a run.
  case fitness
  /// To guide something else that moves.
  case otherNavigation
  /// To follow something that flies.
  case airborne
}

/// Where the phone is, seen from a region.
@frozen
public enum CLRegionState: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// In it.
  case inside
  /// Out of it.
  case outside
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Within reach of a hand.
  case immediate
  /// Within some metres.
  case near
  /// Farther away.
  case far
}

/// How the phone is held.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown
}
