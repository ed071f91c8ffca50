public import VirtualTime

/// The times of day at which the Scheduled Summary comes: one to three.
@frozen
public struct SummaryTimes: Hashable, Sendable {
  /// The first of them, as the user put them.
  public var first: CivilTime
  /// Another one, if there is one.
  public var second: CivilTime?
  /// A third one, if there is one.
  public var third: CivilTime?

  /// Creates the times; the law's own where none is given.
  public init(
    _ first: CivilTime = SummaryDelivery.usual[0],
    _ second: CivilTime? = SummaryDelivery.usual[1],
    _ third: CivilTime? = nil
  ) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// All of them.
  public var all: [CivilTime] { [first] + [second, third].compactMap { $0 } }
}
