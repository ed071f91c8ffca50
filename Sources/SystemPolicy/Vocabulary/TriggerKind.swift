/// What a trigger waits for.
public enum TriggerKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// The passing of time.
  case interval
  /// A date.
  case calendar
  /// A crossing of the edge of a region.
  case location
}
