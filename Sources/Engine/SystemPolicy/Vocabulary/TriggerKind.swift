/// The event for which a trigger waits.
public enum TriggerKind: UInt8, Hashable, Sendable, CaseIterable {
  /// No event: there is no trigger.
  case none
  /// The passing of time.
  case interval
  /// A date.
  case calendar
  /// A crossing of the boundary of a region.
  case location
}
