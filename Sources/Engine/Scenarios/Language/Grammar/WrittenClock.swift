package import VirtualTime

/// A time of day as a user writes it, with an offset if clocks show it twice.
package struct WrittenClock {
  package var time: CivilTime
  package var offset: Int?

  package init(time: CivilTime, offset: Int?) {
    self.time = time
    self.offset = offset
  }

  /// As one number: eighteen hours and a second more than the offset, the nanosecond of the day.
  package var captured: Int64 {
    let offset = offset.map { UInt64($0 + Self.mostOffset + 1) << 47 } ?? 0
    return Int64(bitPattern: offset | UInt64(time.nanosecondOfDay))
  }

  package init(captured: Int64) {
    let bits = UInt64(bitPattern: captured)
    time = CivilTime(nanosecondOfDay: Int64(bits & (1 << 47 - 1)))!
    offset = bits >> 47 == 0 ? nil : Int(bits >> 47) - Self.mostOffset - 1
  }

  /// Eighteen hours in seconds; no clock was ever further from UTC.
  package static let mostOffset = 64800
}
