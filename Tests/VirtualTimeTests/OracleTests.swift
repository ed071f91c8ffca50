import Foundation
import Testing
import VirtualTime

/// Our answers beside those of Foundation's `Calendar.nextDate` (`.nextTime`, `.first`), most of
/// them near a change of clocks; every difference has a name, or the test fails.
///
/// `BELFRY_THOROUGH=1` asks a million times.
@Suite struct OracleTests {
  static let zones = [
    "Africa/Cairo", "Africa/Casablanca", "Africa/Johannesburg", "America/Adak", "America/Anchorage",
    "America/Asuncion", "America/Bogota", "America/Caracas", "America/Chicago", "America/Havana",
    "America/Los_Angeles", "America/Mexico_City", "America/New_York", "America/Nuuk",
    "America/Phoenix", "America/Santiago", "America/Sao_Paulo", "America/Scoresbysund",
    "America/St_Johns", "Antarctica/Troll", "Asia/Amman", "Asia/Beirut", "Asia/Dubai", "Asia/Gaza",
    "Asia/Jerusalem", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Tehran", "Asia/Tokyo",
    "Atlantic/Azores", "Australia/Adelaide", "Australia/Lord_Howe", "Australia/Sydney",
    "Europe/Berlin", "Europe/Dublin", "Europe/Istanbul", "Europe/Lisbon", "Europe/London",
    "Europe/Moscow", "Pacific/Apia", "Pacific/Auckland", "Pacific/Chatham", "Pacific/Honolulu",
    "Pacific/Kiritimati", "Pacific/Norfolk", "UTC",
  ]

  /// Which components are given, and how often such a pattern is tried: the less often, the longer
  /// Foundation takes.
  static let kinds: [(weight: Int, parts: [DateComponent])] = [
    (200, [.hour, .minute]), (30, [.hour]), (30, [.hour, .minute, .second]), (40, [.minute]),
    (20, [.second]), (20, [.minute, .second]), (20, [.weekday]), (140, [.weekday, .hour, .minute]),
    (30, [.weekday, .hour]), (20, [.weekday, .minute]), (20, [.day]),
    (100, [.day, .hour, .minute]),
    (20, [.day, .minute]), (20, [.month]), (20, [.month, .hour]), (20, [.month, .day]),
    (80, [.month, .day, .hour, .minute]), (80, [.weekday, .weekdayOrdinal, .hour, .minute]),
    (30, [.month, .weekday, .weekdayOrdinal, .hour, .minute]), (10, [.quarter, .hour]),
    (10, [.quarter, .day, .hour]), (30, [.weekOfYear, .weekday, .hour, .minute]),
    (10, [.weekOfYear, .hour]), (20, [.weekOfMonth, .weekday, .hour]), (10, [.dayOfYear, .hour]),
    (15, [.year, .month, .day, .hour, .minute]), (20, [.year, .hour]),
    (20, [.month, .weekday, .hour]),
    (10, [.weekdayOrdinal, .hour]), (10, [.weekday, .day, .hour]),
    (1, [.yearForWeekOfYear, .weekOfYear, .weekday, .hour]),
  ]

  @Test func `every difference from Foundation has a name`() async {
    let isThorough = ProcessInfo.processInfo.environment["BELFRY_THOROUGH"] == "1"
    let chunks = isThorough ? 400 : 8
    let differences = await withTaskGroup(of: [Oracle.Named].self) { group in
      for chunk in 0..<chunks {
        group.addTask { OracleTests.differences(seed: UInt64(20_260_308 + chunk)) }
      }
      return await group.reduce(into: []) { $0 += $1 }.sorted { $0.text < $1.text }
    }
    let names = Dictionary(grouping: differences, by: \.name).sorted { $0.key < $1.key }
    let table = names.map { "\($0.key): \($0.value.count), such as \($0.value[0].text)" }
    if isThorough { print(table.joined(separator: "\n")) }
    let nameless = differences.filter { $0.name == "?" }.map(\.text)
    #expect(nameless == [])
    // A classifier that explains too much would hide an error: most answers are equal.
    #expect(differences.count * 50 < chunks * OracleTests.chunk)
  }

  static let chunk = 2500

  static func differences(seed: UInt64) -> [Oracle.Named] {
    var generator = SeededGenerator(seed: seed)
    var found: [Oracle.Named] = []
    for _ in 0..<chunk {
      let oracle = oracles.randomElement(using: &generator)!
      let after = oracle.start(&generator)
      let pattern = pattern(after, &generator)
      if let difference = oracle.compare(pattern, after) { found.append(difference) }
    }
    return found
  }

  static let oracles = zones.map { Oracle(zone: $0) }

  static func pattern(_ after: Instant, _ generator: inout SeededGenerator) -> DatePattern {
    let total = kinds.map(\.weight).reduce(0, +)
    var place = Int.random(in: 0..<total, using: &generator)
    let kind = kinds.first { kind in
      place -= kind.weight
      return place < 0
    }!
    return self.pattern(kind.parts, after, &generator)
  }

  static func pattern(
    _ parts: [DateComponent],
    _ after: Instant,
    _ generator: inout SeededGenerator
  ) -> DatePattern {
    var pattern = DatePattern()
    for part in parts {
      switch part {
      case .year, .yearForWeekOfYear:
        // A year long past takes Foundation a millisecond.
        let year = Zone.utc.civil(at: after).date.year
        pattern[part] =
          year + [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, -1].randomElement(using: &generator)!
      // Clocks are changed at night.
      case .hour where Bool.random(using: &generator):
        pattern[part] = Int.random(in: 0...3, using: &generator)
      case .minute, .second:
        pattern[part] = [0, 15, 30, 45, Int.random(in: 0...59, using: &generator)]
          .randomElement(using: &generator)
      case .weekOfMonth: pattern[part] = Int.random(in: 1...5, using: &generator)
      case .day where Bool.random(using: &generator):
        pattern[part] = Int.random(in: 28...31, using: &generator)
      default: pattern[part] = Int.random(in: part.range, using: &generator)
      }
    }
    return pattern
  }
}
