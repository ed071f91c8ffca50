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

  /// The times of day of the summary, unless the user chose others.
  public static let usual = [
    CivilTime(hour: 8, minute: 0)!, CivilTime(hour: 18, minute: 0)!,
  ]

  /// Creates the times; by default, the usual ones.
  public init(
    _ first: CivilTime = SummaryTimes.usual[0],
    _ second: CivilTime? = SummaryTimes.usual[1],
    _ third: CivilTime? = nil
  ) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// All times, in the user's order.
  public var all: [CivilTime] { [first] + [second, third].compactMap { $0 } }
}
