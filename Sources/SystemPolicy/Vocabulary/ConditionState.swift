/// What became of a condition, as an event of its monitor tells it.
public enum ConditionState: UInt8, Hashable, Sendable, CaseIterable {
  /// The phone is inside.
  case satisfied
  /// The phone is outside.
  case unsatisfied
  /// It is not monitored.
  case unmonitored
  /// It is not monitored, and the event says that there are too many.
  case limitExceeded

  /// The name of the case.
  public var name: String {
    switch self {
    case .satisfied: "satisfied"
    case .unsatisfied: "unsatisfied"
    case .unmonitored: "unmonitored"
    case .limitExceeded: "limitExceeded"
    }
  }
}
