public import SystemPolicy

/// An effect on a region, or a callback about it.
public enum RegionEffect: Hashable, Sendable {
  /// Its app monitors it.
  case monitored(Region)
  /// Its monitoring stopped at a restart of the phone, and has resumed.
  case monitoringResumed
  /// Its app no longer monitors it.
  case monitoringStopped
  /// It is not monitored, and `monitoringDidFailFor` was called.
  case monitoringFailed
  /// It is not monitored, and no method was called.
  case monitoringIgnored
  /// `didEnterRegion` or `didExitRegion` was called.
  case crossed(Boundary)
  /// Its boundary was crossed, and its app was not notified.
  case crossingIgnored
  /// `didDetermineState` was called.
  case stateReported(RegionState)
  /// An app received an event of a monitor, with these reasons.
  case conditionReported(ConditionState, LocationDiagnostics)

  /// The aspect of a guard that the effect changes; nil if it changes none.
  var aspect: Aspect? {
    switch self {
    case .monitored, .monitoringResumed, .monitoringStopped: .region
    case _: nil
    }
  }
}
