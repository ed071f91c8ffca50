/// Which instants the clocks of a zone call by one date and time: usually one, in a gap none, in an
/// overlap two.
///
/// Which to take when it is not one is for a policy to say, never for this module.
public enum LocalInstant: Hashable, Sendable {
  /// The clocks show this once.
  case unique(Instant)
  /// The clocks never show this.
  case gap(Gap)
  /// The clocks show this twice.
  case overlap(first: Instant, second: Instant)

  /// A change by which the clocks leave something out.
  public struct Gap: Hashable, Sendable {
    /// The instant of the change: the first one after the gap.
    public let transition: Instant
    /// Seconds east of Greenwich before the change.
    public let offsetBefore: Int
    /// Seconds east of Greenwich after the change.
    public let offsetAfter: Int
    /// The first date and time the clocks do not show.
    public let start: CivilDateTime
    /// The date and time the clocks show after the change.
    public let end: CivilDateTime
  }
}

extension LocalInstant {
  /// The instant it is, the first of two, or in a gap the first one after it.
  ///
  /// It is what a person means who sets a clock; what a trigger means is for a policy to say.
  public var earliest: Instant {
    switch self {
    case .unique(let instant), .overlap(let instant, _): instant
    case .gap(let gap): gap.transition
    }
  }
}

extension Zone {
  /// Returns the instants at which clocks in the zone show a date and time.
  ///
  /// What lies outside the range of instants becomes its nearest end.
  public func resolve(_ local: CivilDateTime) -> LocalInstant {
    let nanosecond = Interval(nanoseconds: Int64(local.time.nanosecond))
    func instant(_ second: Int64) -> Instant { Instant(seconds: second) + nanosecond }
    switch resolve(localSecond: local.localSecond) {
    case .unique(let second): return .unique(instant(second))
    case .overlap(let first, let second):
      return .overlap(first: instant(first), second: instant(second))
    case .gap(let transition, let before, let after):
      return .gap(
        LocalInstant.Gap(
          transition: Instant(seconds: transition),
          offsetBefore: before,
          offsetAfter: after,
          start: CivilDateTime(localSecond: transition + Int64(before)),
          end: CivilDateTime(localSecond: transition + Int64(after))
        )
      )
    }
  }

  /// The same in whole seconds: of the local clock on the way in, since 1970 on the way out.
  enum LocalSecond {
    case unique(Int64)
    case overlap(first: Int64, second: Int64)
    case gap(transition: Int64, before: Int, after: Int)
  }

  /// Returns the seconds at which clocks in the zone show a second of the local clock.
  func resolve(localSecond: Int64) -> LocalSecond {
    // No offset reaches 26 hours, so what can be meant lies in the periods this near.
    let reach: Int64 = 26 * 3600
    var found: Int64?
    var period = period(at: localSecond - reach)
    while true {
      let second = localSecond - Int64(period.offset)
      if second >= period.start, second < period.end {
        if let found { return .overlap(first: found, second: second) }
        found = second
      }
      guard period.end <= localSecond + reach else { break }
      let next = self.period(at: period.end)
      let change = period.end
      if localSecond >= change + Int64(period.offset), localSecond < change + Int64(next.offset) {
        return .gap(transition: change, before: period.offset, after: next.offset)
      }
      period = next
    }
    return .unique(found!)
  }
}
