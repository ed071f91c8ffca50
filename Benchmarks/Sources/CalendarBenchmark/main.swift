// The next date of twelve patterns in four zones, by Foundation and by us, in one run.
//
//     swift run -c release --package-path Benchmarks CalendarBenchmark
//
// Every row is a chain: each date is looked for from the one before, from 2026-01-01T00:00Z on.
// Rounds alternate, and each figure is the median of its rounds. The hash says whether both chains
// are the same; where Foundation is known to be wrong they are not.

import Foundation
import VirtualTime

struct Pattern {
  var name: String
  var parts: [(DateComponent, Int)]
  var count: Int
}

let patterns = [
  Pattern(name: "daily 02:30", parts: [(.hour, 2), (.minute, 30)], count: 2000),
  Pattern(name: "daily 09:00", parts: [(.hour, 9), (.minute, 0)], count: 2000),
  Pattern(name: "Mon 09:00", parts: [(.weekday, 2), (.hour, 9), (.minute, 0)], count: 2000),
  Pattern(name: "Sun 02:30", parts: [(.weekday, 1), (.hour, 2), (.minute, 30)], count: 2000),
  Pattern(name: "day 31 08:15", parts: [(.day, 31), (.hour, 8), (.minute, 15)], count: 500),
  Pattern(name: "Feb 29 12:00", parts: [(.month, 2), (.day, 29), (.hour, 12)], count: 200),
  Pattern(
    name: "2nd Tue 10:00",
    parts: [(.weekday, 3), (.weekdayOrdinal, 2), (.hour, 10)],
    count: 250
  ),
  Pattern(
    name: "5th Fri 10:00",
    parts: [(.weekday, 6), (.weekdayOrdinal, 5), (.hour, 10)],
    count: 250
  ),
  Pattern(
    name: "4th Thu Nov",
    parts: [(.month, 11), (.weekday, 5), (.weekdayOrdinal, 4)],
    count: 200
  ),
  Pattern(name: "minute 15", parts: [(.minute, 15)], count: 2000),
  Pattern(name: "second 30", parts: [(.second, 30)], count: 2000),
  Pattern(name: "hour 1", parts: [(.hour, 1)], count: 2000),
]

let zones = ["America/New_York", "Europe/London", "Asia/Kolkata", "Australia/Sydney"]
let begin = Int64(1_767_225_600)
let clock = ContinuousClock()

func nanoseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func foundation(_ pattern: Pattern, _ calendar: Calendar) -> (cost: Double, hash: UInt64) {
  var components = DateComponents()
  for (part, value) in pattern.parts {
    switch part {
    case .month: components.month = value
    case .weekday: components.weekday = value
    case .weekdayOrdinal: components.weekdayOrdinal = value
    case .day: components.day = value
    case .hour: components.hour = value
    case .minute: components.minute = value
    case .second: components.second = value
    default: fatalError("no pattern here has \(part.name)")
    }
  }
  var hash: UInt64 = 0
  var date = Date(timeIntervalSince1970: Double(begin))
  let duration = clock.measure {
    for _ in 0..<pattern.count {
      let next = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
      guard let next else { break }
      date = next
      let second = Int64(next.timeIntervalSince1970)
      hash = hash &* 31 &+ UInt64(bitPattern: second &* 1_000_000_000)
    }
  }
  return (nanoseconds(duration) / Double(pattern.count), hash)
}

func belfry(_ pattern: Pattern, _ zone: Zone, rounds: Int) -> (cost: Double, hash: UInt64) {
  var dates = DatePattern()
  for (part, value) in pattern.parts { dates[part] = value }
  var hash: UInt64 = 0
  let duration = clock.measure {
    for _ in 0..<rounds {
      hash = 0
      var instant = Instant(seconds: begin)
      for _ in 0..<pattern.count {
        guard let next = dates.next(after: instant, in: zone) else { break }
        instant = next.instant
        hash = hash &* 31 &+ UInt64(bitPattern: instant.nanoseconds)
      }
    }
  }
  return (nanoseconds(duration) / Double(pattern.count * rounds), hash)
}

func pad(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

var ratios: [Double] = []
for name in zones {
  guard let zone = Zone(named: name) else { fatalError("no zone \(name)") }
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: name)!
  print(name)
  for pattern in patterns {
    var theirs: [Double] = []
    var ours: [Double] = []
    var isSame = true
    for _ in 0..<5 {
      let a = foundation(pattern, calendar)
      let b = belfry(pattern, zone, rounds: 4)
      theirs.append(a.cost)
      ours.append(b.cost)
      isSame = isSame && a.hash == b.hash
    }
    let ratio = median(theirs) / median(ours)
    ratios.append(ratio)
    let line =
      pad(pattern.name, 14) + pad("\(Int(median(theirs))) ns", 12)
      + pad("\(Int(median(ours) * 10) / 10) ns", 9) + pad("\(Int(ratio)) x", 10)
    print(line + (isSame ? "" : "   other dates"))
  }
}
let logarithms = ratios.map { log($0) }.reduce(0, +) / Double(ratios.count)
print("geometric mean \(Int(exp(logarithms))) x, least \(Int(ratios.min()!)) x")
