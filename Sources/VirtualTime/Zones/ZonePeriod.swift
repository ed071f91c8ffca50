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
    let entry = ZoneRecords.entry(Int(number))
    if entry.count > 0 {
      let last = ZoneRecords.transition(entry.count &- 1, of: entry)
      if second < last.second { return storedPeriod(at: second, in: entry) }
      if entry.rule == 0 {
        return ZonePeriod(
          start: last.second,
          end: .max,
          offset: ZoneRecords.offset(last.offset)
        )
      }
      var period = Zone.ruledPeriod(at: second, by: entry.rule)
      period.start = max(period.start, last.second)
      return period
    }
    return ZonePeriod(start: .min, end: .max, offset: ZoneRecords.offset(entry.firstOffset))
  }

  /// Finds a second among the transitions of an entry; it lies before the last of them.
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

  /// Finds a second in the year it falls into, by universal time; periods are cut at its ends.
  @inline(__always)
  private static func ruledPeriod(at second: Int64, by rule: Int) -> ZonePeriod {
    let day = Int(floorDivide(second, 86400))
    let year = CivilDate(daysSince1970: day).year
    let leap = isLeap(year: year)
    let january = daysBefore(year: year)
    let start = Int64(january) &* 86400
    let kind = remainder(january &+ 4, 7) &+ (leap ? 7 : 0)
    let changes = ZoneRecords.changes(of: rule, inYearOf: kind)
    let place = second &- start
    if place < changes.first {
      return ZonePeriod(start: start, end: start &+ changes.first, offset: changes.afterSecond)
    }
    if place < changes.second {
      return ZonePeriod(
        start: start &+ changes.first,
        end: start &+ changes.second,
        offset: changes.afterFirst
      )
    }
    return ZonePeriod(
      start: start &+ changes.second,
      end: start &+ (leap ? 366 : 365) &* 86400,
      offset: changes.afterSecond
    )
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
