/// A stretch of time through which a zone keeps one offset.
///
/// It need not be the longest such stretch: what follows may have the same offset.
struct ZonePeriod {
  /// The second since 1970 with which it starts.
  var start: Int64
  /// The second since 1970 before which it ends.
  var end: Int64
  /// Seconds east of Greenwich.
  var offset: Int
}

extension Zone {
  /// Returns a period that contains a second.
  @inline(__always)
  func period(at second: Int64) -> ZonePeriod {
    if number >= Zone.fixedBase {
      return ZonePeriod(start: .min, end: .max, offset: fixedSeconds)
    }
    let digest = ZoneDigest.shared
    let zone = digest.zone(Int(number))
    if second < zone.lastSecond {
      return storedPeriod(at: second, in: ZoneRecords.entry(Int(number)))
    }
    guard zone.rule != 0 else {
      return ZonePeriod(start: zone.lastSecond, end: .max, offset: Int(zone.lastOffset))
    }
    var period = Zone.ruledPeriod(at: second, by: zone.rule, in: digest)
    period.start = max(period.start, zone.lastSecond)
    return period
  }

  /// Finds a second among the transitions of an entry; it lies before the last of them.
  @inline(never)
  private func storedPeriod(at second: Int64, in entry: ZoneRecords.Entry) -> ZonePeriod {
    var low = 0
    var high = entry.count - 1
    while low < high {
      let middle = (low &+ high) / 2
      if ZoneRecords.transition(middle, of: entry).second <= second {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    // Years before those of instants can be asked for, also where nothing ever changed.
    guard entry.count > 0 else {
      return ZonePeriod(start: .min, end: .max, offset: entry.lastOffset)
    }
    let next = ZoneRecords.transition(low, of: entry)
    guard low > 0 else {
      return ZonePeriod(
        start: .min,
        end: next.second,
        offset: ZoneRecords.offset(entry.firstOffset)
      )
    }
    let previous = ZoneRecords.transition(low &- 1, of: entry)
    return ZonePeriod(
      start: previous.second,
      end: next.second,
      offset: ZoneRecords.offset(previous.offset)
    )
  }

  /// Finds a second in the year it falls into; periods are cut at its ends.
  ///
  /// The years here are all as long as the mean one: no rule changes clocks near New Year, so where
  /// exactly a year is cut does not matter, and finding it is one division.
  @inline(__always)
  private static func ruledPeriod(
    at second: Int64,
    by rule: Int32,
    in digest: ZoneDigest
  ) -> ZonePeriod {
    let length: Int64 = 31_556_952
    // No rule speaks before 1970.
    let year = Int(UInt64(bitPattern: second) / UInt64(length))
    let start = Int64(year) &* length
    // Instants end before this; dates of later years come here only to be told so.
    guard year < ZoneTable.years else {
      let last = digest.year(0, of: rule).afterSecond
      return ZonePeriod(start: Int64(ZoneTable.years) &* length, end: .max, offset: Int(last))
    }
    let changes = digest.year(year, of: rule)
    let first = start &+ Int64(changes.first)
    let last = start &+ Int64(changes.second)
    let before = Int(changes.afterSecond)
    if second < first { return ZonePeriod(start: start, end: first, offset: before) }
    if second < last {
      return ZonePeriod(start: first, end: last, offset: Int(changes.afterFirst))
    }
    return ZonePeriod(start: last, end: start &+ length, offset: before)
  }

  /// Returns a period that contains a second and reaches as far as the offset does not change.
  func wholePeriod(at second: Int64) -> ZonePeriod {
    var whole = period(at: second)
    while whole.end < .max {
      let next = period(at: whole.end)
      guard next.offset == whole.offset, next.end > whole.end else { break }
      whole.end = next.end
    }
    return whole
  }
}
