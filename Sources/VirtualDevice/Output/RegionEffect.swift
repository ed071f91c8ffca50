public import SystemPolicy

/// An effect on a region, or a callback about it.
public enum RegionEffect: Hashable, Sendable {
  /// Its app monitors it.
  case monitored(Region)
  /// It slept since the phone restarted, and is monitored again.
  case monitoringResumed
  /// Its app monitors it no longer.
  case monitoringStopped
  /// It is not monitored, and `monitoringDidFailFor` was called.
  case monitoringFailed
  /// It is not monitored, and no method was called.
  case monitoringIgnored
  /// `didEnterRegion` or `didExitRegion` was called.
  case crossed(Boundary)
  /// Its edge was crossed, and its app was not told.
  case crossingIgnored
  /// `didDetermineState` was called.
  case stateTold(RegionState)
  /// An event of a monitor has come to its app.
  case conditionTold(ConditionState)

  /// The aspect of a guard that the effect changes; nil if it changes none.
  var aspect: Aspect? {
    switch self {
    case .monitored, .monitoringResumed, .monitoringStopped: .region
    case _: nil
    }
  }
}
