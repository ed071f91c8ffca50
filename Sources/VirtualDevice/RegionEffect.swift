public import SystemPolicy

/// What happens to a region, or what its app is told about it.
public enum RegionEffect: Hashable, Sendable {
  /// Its app monitors it.
  case monitored(Region)
  /// It slept since the phone restarted, and is monitored again.
  case monitoringResumed
  /// Its app monitors it no longer.
  case monitoringStopped
  /// It is not monitored, and `monitoringDidFailFor` was called.
  case monitoringFailed
  /// It is not monitored, and nobody was told.
  case monitoringIgnored
  /// `didEnterRegion` or `didExitRegion` was called.
  case crossed(Boundary)
  /// Its edge was crossed, and its app was not told.
  case crossingIgnored
  /// `didDetermineState` was called.
  case stateTold(RegionState)
  /// An event of a monitor has come to its app.
  case conditionTold(ConditionState)

  /// What it changes, in the words of the guards.
  var aspect: Aspect? {
    switch self {
    case .monitored, .monitoringResumed, .monitoringStopped: .region
    case _: nil
    }
  }
}
