/// A request for location permission.
public enum LocationRequest: UInt8, Hashable, Sendable, CaseIterable {
  /// `requestWhenInUseAuthorization`.
  case whenInUse
  /// `requestAlwaysAuthorization`.
  case always
}
