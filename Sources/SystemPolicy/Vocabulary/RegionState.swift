/// Where a phone is, seen from a region.
public enum RegionState: UInt8, Hashable, Sendable, CaseIterable {
  /// Nobody can tell.
  case unknown
  /// In it.
  case inside
  /// Out of it.
  case outside
}
