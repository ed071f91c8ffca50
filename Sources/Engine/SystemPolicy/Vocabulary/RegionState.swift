/// The position of the phone relative to a region.
public enum RegionState: UInt8, Hashable, Sendable, CaseIterable {
  /// The position is not known.
  case unknown
  /// The phone is in the region.
  case inside
  /// The phone is outside the region.
  case outside

  /// The name of the case.
  public var name: String {
    switch self {
    case .unknown: "unknown"
    case .inside: "inside"
    case .outside: "outside"
    }
  }
}
