/// The state of a condition that an event of its monitor reports.
public enum ConditionState: UInt8, Hashable, Sendable, CaseIterable {
  /// The phone is inside the region.
  case satisfied
  /// The phone is outside the region.
  case unsatisfied
  /// The system does not monitor the condition.
  case unmonitored

  /// The name of the case.
  public var name: String {
    switch self {
    case .satisfied: "satisfied"
    case .unsatisfied: "unsatisfied"
    case .unmonitored: "unmonitored"
    }
  }
}
