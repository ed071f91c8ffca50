import Synchronization

/// A time zone that was read from a compiled file.
struct LoadedZone {
  var name: String
  var file: ZoneFile

  /// Returns a period that contains a second.
  func period(at second: Int64) -> ZonePeriod {
    let transitions = file.transitions
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].second <= second { low = middle + 1 } else { high = middle }
    }
    let start = low > 0 ? transitions[low - 1].second : .min
    let offset = low > 0 ? transitions[low - 1].offset : file.firstOffset
    if low < transitions.count {
      return ZonePeriod(start: start, end: transitions[low].second, offset: Int(offset))
    }
    guard let rule = file.rule else {
      return ZonePeriod(start: start, end: .max, offset: Int(offset))
    }
    return Self.period(at: second, by: rule, after: start, offset: offset)
  }

  /// Returns the period of a second after the last transition of a file.
  ///
  /// - Parameters:
  ///   - start: The second of the last transition.
  ///   - offset: The offset from then until the rule's next change.
  private static func period(
    at second: Int64,
    by rule: ZoneRule,
    after start: Int64,
    offset: Int32
  ) -> ZonePeriod {
    let day = min(max(second / 86_400, -700_000), 2_900_000)
    let year = CivilDate(daysSince1970: Int(day)).year
    var period = ZonePeriod(start: start, end: .max, offset: Int(offset))
    for year in max(year - 1, 1)...year + 1 {
      for change in rule.changes(inYear: year) where change.second > start {
        guard change.second <= second else {
          period.end = change.second
          return period
        }
        period.start = change.second
        period.offset = Int(change.offset)
      }
    }
    return period
  }
}

/// The time zones that were read from files.
///
/// Each keeps its number until the process ends, so every ``Zone`` is two bytes.
enum LoadedZones {
  /// The most there may be: the numbers between the compiled-in zones and the fixed offsets.
  private static let capacity = Int(Zone.fixedBase) - ZoneTable.count

  /// Each place is written once, before its number is handed out, so threads can share them.
  nonisolated(unsafe) private static let places =
    UnsafeMutablePointer<LoadedZone>.allocate(capacity: capacity)

  /// The number of places in use; all threads count together, as a number means one zone.
  private static let used = Atomic<Int>(0)

  /// Stores time zones and returns the number of the first; nil if there are too many.
  static func store(_ zones: [LoadedZone]) -> UInt16? {
    let first = used.wrappingAdd(zones.count, ordering: .relaxed).oldValue
    guard first + zones.count <= capacity else { return nil }
    for (position, zone) in zones.enumerated() {
      (places + first + position).initialize(to: zone)
    }
    return UInt16(ZoneTable.count + first)
  }

  /// Returns the time zone with a number.
  static func zone(_ number: UInt16) -> LoadedZone { places[Int(number) - ZoneTable.count] }
}

/// A time with one offset from UTC.
package struct ZoneSpan: Hashable, Sendable {
  /// The first second since 1970.
  package var start: Int64
  /// The second after the last one.
  package var end: Int64
  /// The offset in seconds east of Greenwich.
  package var offset: Int
}

extension ZoneDatabase.File {
  /// Reads the file as a compiled zone, or else as the rule of one, without keeping it.
  ///
  /// - Parameter seconds: Seconds since 1970.
  /// - Returns: The times around the seconds.
  /// - Throws: The reason why the file is neither.
  package func spans(at seconds: [Int64]) throws(ZoneFileError) -> [ZoneSpan] {
    let file =
      bytes.starts(with: ZoneFile.mark)
      ? try ZoneFile(bytes) : ZoneFile(firstOffset: 0, rule: try ZoneRule.read(bytes))
    let zone = LoadedZone(name: path, file: file)
    return seconds.map { second in
      let period = zone.period(at: second)
      return ZoneSpan(start: period.start, end: period.end, offset: period.offset)
    }
  }
}
