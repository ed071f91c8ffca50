/// A time zone of the tz database, or one with a fixed offset.
///
/// A zone is one small number: what it knows stands in a table compiled in, so two machines never
/// disagree about the hour. Links keep their own names: `US/Eastern` is not `America/New_York`,
/// though their clocks always agree.
@frozen
public struct Zone: Hashable, Sendable {
  /// The place of the name in `Zone.names`, or beyond them the minutes of a fixed offset.
  public let number: UInt16

  /// Creates the zone of a number that was taken from another one.
  @inlinable
  public init(number: UInt16) {
    self.number = number
  }

  /// The release of the tz database compiled in.
  public static let release = ZoneTable.release

  /// Universal time.
  public static let utc = Zone(number: ZoneTable.utc)

  /// Creates the zone with a name of the tz database, such as `Europe/Rome`, or a fixed one such as
  /// `GMT+0530`.
  public init?(named name: String) {
    guard let number = Zone.number(named: name) ?? Zone.fixedNumber(named: name) else { return nil }
    self.number = number
  }

  /// Creates a zone that is always the same number of seconds east of Greenwich.
  ///
  /// There is none for more than 18 hours or for parts of a minute.
  public init?(fixedOffset seconds: Int) {
    guard seconds % 60 == 0, abs(seconds) <= 18 * 3600 else { return nil }
    if seconds == 0, let number = Zone.number(named: "GMT") {
      self.number = number
    } else {
      number = UInt16(Int(Zone.fixedBase) + 18 * 60 + seconds / 60)
    }
  }

  /// Returns how many seconds clocks are ahead of universal time at an instant.
  public func offset(at instant: Instant) -> Int {
    period(at: instant.seconds).offset
  }

  /// Returns what clocks show at an instant.
  public func civil(at instant: Instant) -> CivilDateTime {
    let second = instant.seconds
    return CivilDateTime(
      localSecond: second &+ Int64(period(at: second).offset),
      nanosecond: Int(instant.nanosecondOfSecond)
    )
  }

  /// Returns when clocks are next set after an instant, if ever within the range of instants.
  public func nextTransition(after instant: Instant) -> Instant? {
    let end = wholePeriod(at: instant.seconds).end
    return end > Instant.latest.seconds ? nil : Instant(seconds: end)
  }
}

extension Zone {
  /// The number from which on zones have fixed offsets.
  @usableFromInline static let fixedBase: UInt16 = 0x8000

  /// The offset of a fixed zone.
  var fixedSeconds: Int { (Int(number) - Int(Zone.fixedBase) - 18 * 60) * 60 }
}
