import Foundation
import Synchronization
import VirtualTime

/// The spans in which a zone of Foundation's tz release differs from Belfry's.
///
/// The toolchain brings its own release of the tz database, which can be older.
enum ReleaseSpans {
  /// The seconds since 1970 that are compared: until 2100.
  static let compared: Range<Int64> = 0..<4_102_444_800

  private static let known = Mutex<[String: [Range<Int64>]]>([:])

  /// Returns the spans of a zone, oldest first.
  static func of(_ zone: Zone) -> [Range<Int64>] {
    if let spans = known.withLock({ $0[zone.name] }) { return spans }
    let spans = computed(zone)
    known.withLock { $0[zone.name] = spans }
    return spans
  }

  /// Returns a Boolean value that indicates whether a span touches a range of instants.
  static func touch(_ zone: Zone, _ instants: ClosedRange<Int64>) -> Bool {
    of(zone).contains {
      $0.lowerBound <= instants.upperBound && instants.lowerBound <= $0.upperBound
    }
  }

  /// Returns the spans of a zone that begin before 2031 as text, a line each, and the number of the
  /// others.
  static func text(_ zone: Zone) -> String {
    let foundation = TimeZone(identifier: zone.name)!
    let (near, far) = (
      of(zone).filter { $0.lowerBound < 1_924_992_000 },
      of(zone).count { $0.lowerBound >= 1_924_992_000 }
    )
    let end = far == 0 ? "" : "\(zone.name): \(far) more until 2100\n"
    return near.map { span in
      let end =
        span.upperBound == compared.upperBound ? "on" : "to \(time(span.upperBound, Zone.utc))"
      let ours = zone.offset(at: Instant(seconds: span.lowerBound)) / 60
      let theirs = offset(of: foundation, at: span.lowerBound) / 60
      return "\(zone.name) from \(time(span.lowerBound, Zone.utc)) \(end): "
        + "\(ours) minutes, Foundation \(theirs)\n"
    }.joined() + end
  }

  /// Returns Foundation's transitions of a zone.
  ///
  /// The search probes and halves, because Foundation's own search passes some transitions over.
  static func transitions(of zone: TimeZone) -> [(second: Int64, offset: Int)] {
    var found: [(Int64, Int)] = []
    var second = compared.lowerBound
    var before = offset(of: zone, at: second)
    while second < compared.upperBound {
      var low = second
      var high = min(second + 2 * 86400, compared.upperBound)
      if offset(of: zone, at: high) != before {
        while high - low > 1 {
          let middle = (low + high) / 2
          if offset(of: zone, at: middle) == before { low = middle } else { high = middle }
        }
        before = offset(of: zone, at: high)
        found.append((high, before))
      }
      second = high
    }
    return found.filter { $0.0 < compared.upperBound }
  }

  private static func computed(_ zone: Zone) -> [Range<Int64>] {
    guard Zone.release != TimeZone.timeZoneDataVersion,
      let foundation = TimeZone(identifier: zone.name)
    else { return [] }
    var edges = Set(transitions(of: foundation).map(\.second))
    var instant = Instant(seconds: compared.lowerBound)
    while let next = zone.nextTransition(after: instant), next.seconds < compared.upperBound {
      edges.insert(next.seconds)
      instant = next
    }
    let starts = [compared.lowerBound] + edges.sorted()
    var spans: [Range<Int64>] = []
    for (start, end) in zip(starts, starts.dropFirst() + [compared.upperBound]) {
      let isEqual = zone.offset(at: Instant(seconds: start)) == offset(of: foundation, at: start)
      guard !isEqual, start < end else { continue }
      if let last = spans.last, last.upperBound == start {
        spans[spans.count - 1] = last.lowerBound..<end
      } else {
        spans.append(start..<end)
      }
    }
    return spans
  }

  private static func offset(of zone: TimeZone, at second: Int64) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
  }

  private static func time(_ second: Int64, _ zone: Zone) -> String {
    zone.civil(at: Instant(seconds: second)).text
  }
}
