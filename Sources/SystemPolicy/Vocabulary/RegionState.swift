/// Where a phone is, seen from a region.
public enum RegionState: UInt8, Hashable, Sendable, CaseIterable {
  /// Nobody can tell.
  case unknown
  /// In it.
  case inside
  /// Out of it.
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
