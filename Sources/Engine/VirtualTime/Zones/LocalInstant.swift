/// The instants at which the clocks of a time zone show a date and time.
///
/// There is usually one instant, none where the clocks skip a time, and two where they repeat it.
/// The caller decides which one to use.
///
/// ```swift
/// let rome = try #require(Zone(named: "Europe/Rome"))
/// let date = try #require(CivilDate(year: 2026, month: 10, day: 25))
/// let time = try #require(CivilTime(hour: 2, minute: 30))
/// let local = rome.resolve(CivilDateTime(date: date, time: time))
/// let first = Instant(seconds: 1_792_888_200)
/// #expect(local == .overlap(first: first, second: first + .hour))
/// #expect(local.earliest == first)
/// ```
public enum LocalInstant: Hashable, Sendable {
  /// The only instant at which the clocks show the date and time.
  case unique(Instant)
  /// A date and time that the clocks skip.
  case gap(Gap)
  /// The two instants at which the clocks show the date and time.
  case overlap(first: Instant, second: Instant)

  /// A time zone transition that moves the clocks forward.
  ///
  /// ```swift
  /// let rome = try #require(Zone(named: "Europe/Rome"))
  /// let date = try #require(CivilDate(year: 2026, month: 3, day: 29))
  /// let time = try #require(CivilTime(hour: 2, minute: 30))
  /// let local = rome.resolve(CivilDateTime(date: date, time: time))
  /// #expect(local.earliest.text(in: rome) == "2026-03-29 03:00:00+02:00")
  /// guard case .gap(let gap) = local else { return }
  /// #expect(gap.start.text == "2026-03-29 02:00")
  /// #expect(gap.end.text == "2026-03-29 03:00")
  /// ```
  public struct Gap: Hashable, Sendable {
    /// The instant of the transition, the first one after the gap.
    public let transition: Instant
    /// The offset from UTC before the transition, in seconds; positive east of Greenwich.
    public let offsetBefore: Int
    /// The offset from UTC after the transition, in seconds; positive east of Greenwich.
    public let offsetAfter: Int
    /// The first date and time that the clocks skip.
    public let start: CivilDateTime
    /// The first date and time that the clocks show after the transition.
    public let end: CivilDateTime
  }
}

extension LocalInstant {
  /// The only instant, the first of two, or the first instant after a gap.
  ///
  /// This is the usual meaning when a user sets a clock.
  public var earliest: Instant {
    switch self {
    case .unique(let instant), .overlap(let instant, _): instant
    case .gap(let gap): gap.transition
    }
  }
}

extension Zone {
  /// Returns the instants at which the clocks of the time zone show a date and time.
  ///
  /// - Parameter local: The date and time on the clocks.
  /// - Returns: The instants. An instant outside the range becomes the nearest end of the range.
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

  /// The counterpart of ``LocalInstant`` in whole seconds since 1970-01-01T00:00:00Z.
  enum LocalSecond {
    case unique(Int64)
    case overlap(first: Int64, second: Int64)
    case gap(transition: Int64, before: Int, after: Int)
  }

  /// Returns the seconds at which the clocks of the time zone show a second of the local clock.
  func resolve(localSecond: Int64) -> LocalSecond {
    // Every offset is below 26 hours, so only the periods within that distance can match.
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
