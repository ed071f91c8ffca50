import Foundation
import VirtualTime
import Work

/// The rows about the next date that matches some components.
func dateRows(_ amount: Int) -> [Row] {
  let patterns: [(String, Double, [(DateComponent, Int)])] = [
    ("daily 02:30", 500, [(.hour, 2), (.minute, 30)]),
    ("Mon 09:00", 500, [(.weekday, 2), (.hour, 9), (.minute, 0)]),
    ("day 31 08:15", 500, [(.day, 31), (.hour, 8), (.minute, 15)]),
    ("4th Thu Nov", 500, [(.month, 11), (.weekday, 5), (.weekdayOrdinal, 4)]),
    ("minute 15", 500, [(.minute, 15)]),
    // A date that the calendar does not have.
    ("Feb 30", 100_000, [(.month, 2), (.day, 30)]),
  ]
  let name = "America/New_York"
  let zone = Zone(named: name)!
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: name)!
  let (ours, theirs) = (1000 * amount, min(10 * amount, 200))
  return patterns.map { title, times, parts in
    var pattern = DatePattern()
    var components = DateComponents()
    for (part, value) in parts {
      pattern[part] = value
      components.setValue(value, for: part)
    }
    return Row(
      name: "next date, \(title), against Foundation",
      unit: "ns",
      goal: .faster(times),
      ours: {
        var last: UInt64 = 0
        var measured = measure {
          for _ in 0..<ours / theirs {
            var instant = Instant(seconds: beginOfYears)
            for _ in 0..<theirs {
              guard let next = pattern.next(after: instant, in: zone) else { break }
              instant = next.instant
            }
            last = UInt64(bitPattern: instant.seconds)
          }
          return 0
        }
        measured.checksum = last
        measured.seconds /= Double(ours / theirs)
        return measured
      },
      reference: {
        measure {
          var date = Date(timeIntervalSince1970: Double(beginOfYears))
          for _ in 0..<theirs {
            let next = calendar.nextDate(
              after: date,
              matching: components,
              matchingPolicy: .nextTime
            )
            guard let next else { break }
            date = next
          }
          return UInt64(date.timeIntervalSince1970)
        }
      },
      scale: 1e9 / Double(theirs)
    )
  }
}

extension DateComponents {
  mutating func setValue(_ value: Int, for part: DateComponent) {
    switch part {
    case .month: month = value
    case .weekday: weekday = value
    case .weekdayOrdinal: weekdayOrdinal = value
    case .day: day = value
    case .hour: hour = value
    case .minute: minute = value
    default: fatalError("no pattern here has \(part.name)")
    }
  }
}
