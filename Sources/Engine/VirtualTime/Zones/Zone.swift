/// A time zone of the tz database, or a time zone with a fixed offset.
///
/// The tz database is compiled in, so every machine computes the same local times; a
/// ``ZoneDatabase`` holds the time zones of another release. A link keeps its
/// own name: `US/Eastern` is not equal to `America/New_York`, although their clocks always agree.
///
/// ```swift
/// let zone = try #require(Zone(named: "Europe/Rome"))
/// let noon = Instant(seconds: 1_772_798_400)
/// #expect(zone.civil(at: noon).text == "2026-03-06 13:00")
/// #expect(Zone.nearest(to: "Europe/Rmoe").first == "Europe/Rome")
/// ```
@frozen
public struct Zone: Hashable, Sendable {
  /// The index in ``names``.
  ///
  /// Larger numbers are those of time zones that a ``ZoneDatabase`` has loaded, and from 32,768 on
  /// they encode fixed offsets in minutes.
  public let number: UInt16

  /// Creates a time zone from the ``number`` of another value.
  ///
  /// - Parameter number: The number of an existing time zone.
  @inlinable
  public init(number: UInt16) {
    self.number = number
  }

  /// The release of the tz database that is compiled in, such as `2026f`.
  public static let release = ZoneTable.release

  /// Coordinated Universal Time.
  public static let utc = Zone(number: ZoneTable.utc)

  /// Creates the time zone with a name, or returns `nil` if the name is unknown.
  ///
  /// - Parameter name: A name of the tz database, such as `Europe/Rome`, or a fixed offset, such as
  ///   `GMT+0530`.
  public init?(named name: String) {
    guard let number = Zone.number(named: name) ?? Zone.fixedNumber(named: name) else { return nil }
    self.number = number
  }

  /// Creates a time zone with a fixed offset, or returns `nil` if the offset is not supported.
  ///
  /// - Parameter seconds: The offset from UTC, in seconds; positive east of Greenwich. It is a
  ///   whole number of minutes, and at most 18 hours in either direction.
  public init?(fixedOffset seconds: Int) {
    guard seconds % 60 == 0, abs(seconds) <= 18 * 3600 else { return nil }
    if seconds == 0, let number = Zone.number(named: "GMT") {
      self.number = number
    } else {
      number = UInt16(Int(Zone.fixedBase) + 18 * 60 + seconds / 60)
    }
  }

  /// Returns the offset from UTC at an instant.
  ///
  /// - Parameter instant: The instant.
  /// - Returns: The offset, in seconds; positive east of Greenwich.
  public func offset(at instant: Instant) -> Int {
    period(at: instant.seconds).offset
  }

  /// Returns the date and time that the clocks show at an instant.
  ///
  /// - Parameter instant: The instant.
  /// - Returns: The local date and time.
  public func civil(at instant: Instant) -> CivilDateTime {
    let second = instant.seconds
    return CivilDateTime(
      localSecond: second &+ Int64(period(at: second).offset),
      nanosecond: Int(instant.nanosecondOfSecond)
    )
  }

  /// Returns the instant at which the offset next changes.
  ///
  /// - Parameter instant: The instant to search from; the result is later.
  /// - Returns: The transition, or `nil` if the range of instants has none.
  public func nextTransition(after instant: Instant) -> Instant? {
    let end = wholePeriod(at: instant.seconds).end
    return end > Instant.latest.seconds ? nil : Instant(seconds: end)
  }
}

extension Zone {
  /// The first number of the time zones with fixed offsets.
  @usableFromInline static let fixedBase: UInt16 = 0x8000

  /// The offset of a time zone with a fixed offset, in seconds.
  var fixedSeconds: Int { (Int(number) - Int(Zone.fixedBase) - 18 * 60) * 60 }
}
