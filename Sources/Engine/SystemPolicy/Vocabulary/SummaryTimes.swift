public import VirtualTime

/// The one to three times of day at which the system delivers the Scheduled Summary.
@frozen
public struct SummaryTimes: Hashable, Sendable {
  /// The first time, in the user's order.
  public var first: CivilTime
  /// The second time, if there is one.
  public var second: CivilTime?
  /// The third time, if there is one.
  public var third: CivilTime?

  /// Creates the times; by default, those of ``SummaryDelivery``.
  public init(
    _ first: CivilTime = SummaryDelivery.usual[0],
    _ second: CivilTime? = SummaryDelivery.usual[1],
    _ third: CivilTime? = nil
  ) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// All times, in the user's order.
  public var all: [CivilTime] { [first] + [second, third].compactMap { $0 } }
}
