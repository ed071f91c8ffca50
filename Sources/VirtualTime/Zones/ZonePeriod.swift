/// A period in which a time zone keeps one offset.
///
/// The next period may have the same offset.
struct ZonePeriod {
  /// The first second of the period, since 1970.
  var start: Int64
  /// The first second after the period, since 1970.
  var end: Int64
  /// The offset from UTC, in seconds; positive east of Greenwich.
  var offset: Int
}

extension Zone {
  /// Returns a period that contains a second.
  @inline(__always)
  func period(at second: Int64) -> ZonePeriod {
    if number >= ZoneTable.count { return rarePeriod(at: second) }
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

  /// Returns the period of a second in a zone that is not in the table.
  @inline(never)
  private func rarePeriod(at second: Int64) -> ZonePeriod {
    guard number < Zone.fixedBase else {
      return ZonePeriod(start: .min, end: .max, offset: fixedSeconds)
    }
    return LoadedZones.zone(number).period(at: second)
  }

  /// Returns the period of a second before the last transition of an entry.
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
    // A date may be earlier than the first instant, also in a zone without transitions.
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

  /// Returns the period of a second from the transitions of its year.
  ///
  /// Every year has the mean length here. No rule has a transition near New Year, so the exact
  /// limit of the year does not matter, and one division finds it.
  @inline(__always)
  private static func ruledPeriod(
    at second: Int64,
    by rule: Int32,
    in digest: ZoneDigest
  ) -> ZonePeriod {
    let length: Int64 = 31_556_952
    // No rule applies before 1970.
    let year = Int(UInt64(bitPattern: second) / UInt64(length))
    let start = Int64(year) &* length
    // The range of instants ends before this; only dates of later years reach this line.
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

  /// Returns the longest period with one offset that contains a second.
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
