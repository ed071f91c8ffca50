import VirtualTime

/// Reads an input as a compiled time zone, or as the rule of one, and asks it for the time.
enum ZoneFuzzing {
  /// Rules as POSIX writes them.
  private static let rules = [
    "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
    "IST-2IDT,M3.4.4/26,M10.5.0", "EST5EDT,0/0,J365/25", "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "UTC0",
    "NZST-12NZDT,M9.5.0,M4.1.0/3",
  ]

  /// Compiled zones, with and without transitions, and rules.
  static let seeds: [[UInt8]] =
    rules.map { Array($0.utf8) }
    + rules.map { file([(-1_000_000, 3_600), (1_000_000, 7_200)], rule: $0) }
    + [file([], rule: ""), file((0..<40).map { (Int64($0) * 86_400, $0 * 60) }, rule: "")]

  static let words =
    rules + [
      "TZif", "TZif2", "TZif3", "TZif4", "M3.5.0", "J60", "/26", "/-167", "<+00>", ",", "\n",
      "\0\0\0\0", "\0\0\0\u{1}",
    ]

  /// Seconds at which a zone is asked, around its edges and far away.
  private static let seconds: [Int64] = [
    .min, -9_223_372_036, -1_000_001, -1_000_000, -1, 0, 1, 1_000_000, 1_741_395_600, 1_741_399_199,
    4_102_444_800, 9_223_372_036, 253_402_300_799, .max,
  ]

  static func feed(_ bytes: [UInt8]) throws(FuzzViolation) -> FuzzWork {
    var work = FuzzWork()
    let file = ZoneDatabase.File(path: "Fuzz/Zone", bytes: bytes)
    let spans: [ZoneSpan]
    do throws(ZoneFileError) {
      spans = try file.spans(at: seconds)
    } catch {
      work.add(ZoneDatabaseError(file: file.path, reason: error).message(for: "zones"))
      return work
    }
    work.events += spans.count
    for (second, span) in zip(seconds, spans) {
      try FuzzViolation.unless(
        span.start <= second && second < span.end || second == .max && span.end == .max,
        "\(second) is not within \(span.start) and \(span.end)"
      )
      try FuzzViolation.unless(abs(span.offset) <= 26 * 3600, "\(span.offset) is not an offset")
    }
    return work
  }

  /// Returns a compiled zone.
  private static func file(_ transitions: [(second: Int64, offset: Int)], rule: String) -> [UInt8] {
    func number(_ value: Int64, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> Int64((count - 1 - $0) * 8)) }
    }
    func header(_ times: Int, _ types: Int) -> [UInt8] {
      Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
        + [0, 0, 0, times, types, 1].flatMap { number(Int64($0), 4) }
    }
    var bytes = header(0, 1) + number(0, 4) + [0, 0, 0]
    bytes += header(transitions.count, transitions.count + 1)
    bytes += transitions.flatMap { number($0.second, 8) }
    bytes += transitions.indices.map { UInt8($0 + 1) }
    bytes += ([0] + transitions.map { $0.offset }).flatMap { number(Int64($0), 4) + [0, 0] }
    return bytes + [0, 0x0a] + Array(rule.utf8) + [0x0a]
  }
}
