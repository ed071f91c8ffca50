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
  @inline(never)
  func period(at second: Int64) -> ZonePeriod {
    presentPeriod(at: second) ?? rarePeriod(at: second)
  }

  /// Returns a period that contains a second, if a rule or one offset determines it.
  ///
  /// It does so for the present and the future in each zone of the table that was used before.
  @inline(__always)
  func presentPeriod(at second: Int64) -> ZonePeriod? {
    guard number < ZoneTable.count, let digest = ZoneDigest.built(Int(number)) else { return nil }
    let zone = digest.pointee
    guard second >= zone.lastSecond else { return nil }
    guard let years = zone.years else {
      return ZonePeriod(start: zone.lastSecond, end: .max, offset: Int(zone.lastOffset))
    }
    // Every year has the mean length here. No rule has a transition near New Year, so the exact
    // limit of the year does not matter, and one division finds it. No rule applies before 1970.
    let number = Int(UInt64(bitPattern: second) / UInt64(bitPattern: ZoneDigest.meanYear))
    // The range of instants ends before this; only dates of later years need the limit.
    let year = years + min(number, ZoneTable.years &- 1)
    let (before, between) = (Int(zone.afterSecond), Int(zone.afterFirst))
    if second < year.pointee.first {
      let start = max((year - 1).pointee.second, zone.lastSecond)
      return ZonePeriod(start: start, end: year.pointee.first, offset: before)
    }
    if second < year.pointee.second {
      let start = max(year.pointee.first, zone.lastSecond)
      return ZonePeriod(start: start, end: year.pointee.second, offset: between)
    }
    let start = max(year.pointee.second, zone.lastSecond)
    return ZonePeriod(start: start, end: (year + 1).pointee.first, offset: before)
  }

  /// Returns the period of a second in the past, or in a zone that is not in the table, or that was
  /// not used before.
  private func rarePeriod(at second: Int64) -> ZonePeriod {
    if number < ZoneTable.count {
      ZoneDigest.build(Int(number))
      return presentPeriod(at: second) ?? storedPeriod(at: second)
    }
    guard number < Zone.fixedBase else {
      return ZonePeriod(start: .min, end: .max, offset: fixedSeconds)
    }
    return LoadedZones.zone(number).period(at: second)
  }

  /// Returns the period of a second before the last transition of a zone of the table.
  private func storedPeriod(at second: Int64) -> ZonePeriod {
    let entry = ZoneRecords.entry(Int(number))
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
