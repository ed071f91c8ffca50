import Testing
import VirtualTime

extension DatePattern {
  static let letters: [(String, DateComponent)] = [
    ("era", .era), ("y", .year), ("yfw", .yearForWeekOfYear), ("q", .quarter), ("mo", .month),
    ("woy", .weekOfYear), ("wom", .weekOfMonth), ("wd", .weekday), ("wo", .weekdayOrdinal),
    ("d", .day), ("doy", .dayOfYear), ("h", .hour), ("m", .minute), ("s", .second),
    ("ns", .nanosecond),
  ]

  /// Reads a pattern such as `wd=3 wo=2 h=10`.
  init(_ text: String) {
    self.init()
    for part in text.split(separator: " ") {
      let pair = part.split(separator: "=")
      self[DatePattern.letters.first { $0.0 == pair[0] }!.1] = Int(pair[1])!
    }
  }

  var text: String {
    DatePattern.letters.compactMap { name, part in self[part].map { "\(name)=\($0)" } }
      .joined(separator: " ")
  }
}

extension Instant {
  /// Reads `2026-03-07T07:00` as clocks of a zone show it, the first time they do.
  init(_ text: String, in zone: Zone) {
    let parts = text.split(separator: "T")
    let local = CivilDateTime(
      date: CivilDate(parsing: parts[0].utf8)!,
      time: CivilTime(parsing: parts.count > 1 ? Array(parts[1].utf8) : Array("00:00".utf8))!
    )
    switch zone.resolve(local) {
    case .unique(let instant), .overlap(let instant, _): self = instant
    case .gap(let gap): self = gap.transition
    }
  }

  /// The time on clocks, without the offset: `2026-03-08T03:00`.
  func shown(in zone: Zone) -> String {
    let civil = zone.civil(at: self)
    return civil.date.text + "T" + civil.time.text
  }
}
