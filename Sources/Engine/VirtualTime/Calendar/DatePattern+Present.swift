// The common search, which needs no care: the next time of day, or minute of the hour, where the
// clocks do not change meanwhile.

extension DatePattern {
  /// Returns the next instant that matches, where that follows from one period of a time zone.
  ///
  /// The instants that match are a whole number of units apart, so one division finds the next.
  ///
  /// - Parameters:
  ///   - after: The instant to search from; the result is later.
  ///   - zone: The time zone of the clocks.
  /// - Returns: The instant, or `nil` if only a ``DateSearch`` can find it.
  @inline(__always)
  func presentNext(after: Instant, in zone: Zone) -> Instant? {
    let dayParts = given.intersection(.days)
    guard dayParts.isEmpty || dayParts == .weekday, absurd.isEmpty else { return nil }
    // Where the numbers below stay positive and do not overflow.
    let (earliest, latest) = (20 * 86400 * perSecond, Int64.max - 20 * 86400 * perSecond)
    guard after.nanoseconds >= earliest, after.nanoseconds < latest else { return nil }
    let start = Self.seconds(after.nanoseconds) &+ 1
    guard let period = zone.presentPeriod(at: start) else { return nil }
    let shown = after.nanoseconds &+ Int64(period.offset) &* perSecond &- Int64(nanosecondValue)
    let next: Int64
    // A division by a constant is a multiplication, so each unit has its own.
    if given.contains(.hour) {
      let time = Int64(hourValue) &* 3600 &+ Int64(minuteValue) &* 60 &+ Int64(secondValue)
      if dayParts.isEmpty {
        next = Self.next(after, shown: shown &- time &* perSecond, unit: 86400)
      } else {
        // 1970-01-01 was a Thursday, number 5.
        let days = Int64(weekdayValue) &- 5
        let time = days &* 86400 &+ time
        next = Self.next(after, shown: shown &- time &* perSecond, unit: 7 * 86400)
      }
      let isSure = DateSearch.isSure(start, Self.seconds(next), in: period)
      return isSure ? Instant(nanoseconds: next) : nil
    }
    guard dayParts.isEmpty else { return nil }
    if given.contains(.minute) {
      let time = Int64(minuteValue) &* 60 &+ Int64(secondValue)
      next = Self.next(after, shown: shown &- time &* perSecond, unit: 3600)
    } else if given.contains(.second) {
      next = Self.next(after, shown: shown &- Int64(secondValue) &* perSecond, unit: 60)
    } else {
      return nil
    }
    return Self.seconds(next) < period.end ? Instant(nanoseconds: next) : nil
  }

  /// Returns the first instant after another at which the clocks show a whole number of units.
  ///
  /// - Parameters:
  ///   - after: The other instant.
  ///   - shown: The time that the clocks show at the other instant, in nanoseconds.
  ///   - unit: The unit, in seconds.
  @inline(__always)
  private static func next(_ after: Instant, shown: Int64, unit: Int64) -> Int64 {
    let unit = UInt64(bitPattern: unit &* perSecond)
    let past = UInt64(bitPattern: shown) % unit
    return after.nanoseconds &+ Int64(bitPattern: unit &- past)
  }

  /// Returns the whole seconds of a number of nanoseconds that is not negative.
  @inline(__always)
  private static func seconds(_ nanoseconds: Int64) -> Int64 {
    Int64(bitPattern: UInt64(bitPattern: nanoseconds) / UInt64(bitPattern: perSecond))
  }
}

/// The number of nanoseconds in a second.
private let perSecond: Int64 = 1_000_000_000
