/// What an app can ask for.
public enum LocationRequest: UInt8, Hashable, Sendable, CaseIterable {
  /// `requestWhenInUseAuthorization`.
  case whenInUse
  /// `requestAlwaysAuthorization`.
  case always
}
