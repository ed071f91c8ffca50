import Foundation
import VirtualTime
import Work

/// The rows about the next date that matches some components.
func dateRows(_ amount: Int) -> [Row] {
  let repeats = max(1, amount / 10)
  let all = dateWorks.flatMap { work in dateZones.map { (work, $0) } }
  let rows = all.map { work, zone in
    row(
      "\(work.name), \(zone)",
      goal: 500,
      ours: { ours(work, in: zone, repeats: repeats) },
      reference: { foundations(work, in: zone) },
      count: work.count
    )
  }
  let mean = row(
    "the geometric mean of these \(all.count)",
    goal: 1500,
    ours: { geometricMean(all) { ours($0, in: $1, repeats: repeats) } },
    reference: { geometricMean(all) { foundations($0, in: $1) } },
    count: 1
  )
  let missing = row(
    "\(missingDate.name), strictly",
    goal: 100_000,
    ours: {
      let strict = Resolution(missingDay: .skip)
      return ours(missingDate, in: dateZones[0], repeats: 100 * repeats, resolving: strict)
    },
    reference: { foundations(missingDate, in: dateZones[0], policy: .strict) },
    count: missingDate.count
  )
  return rows + [mean, missing]
}

private func row(
  _ name: String,
  goal: Double,
  ours: @escaping () -> Measured,
  reference: @escaping () -> Measured,
  count: Int
) -> Row {
  Row(
    name: "next date, \(name), against Foundation",
    unit: "ns",
    goal: .faster(goal),
    ours: ours,
    reference: reference,
    scale: 1e9 / Double(count)
  )
}

/// Measures a chain of dates by the engine.
private func ours(
  _ work: DateWork,
  in name: String,
  repeats: Int,
  resolving resolution: Resolution = Resolution()
) -> Measured {
  let pattern = work.pattern
  let zone = Zone(named: name)!
  var measured = measure {
    var hash: UInt64 = 0
    for _ in 0..<repeats {
      hash = chain(of: pattern, count: work.count, in: zone, resolving: resolution)
    }
    return hash
  }
  measured.seconds /= Double(repeats)
  if !work.isShared { measured.checksum = nil }
  return measured
}

/// Measures a chain of dates by Foundation.
private func foundations(
  _ work: DateWork,
  in name: String,
  policy: Calendar.MatchingPolicy = .nextTime
) -> Measured {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: name)!
  var components = DateComponents()
  for (part, value) in work.parts { components.setValue(value, for: part) }
  var measured = measure {
    var hash: UInt64 = 0
    var date = Date(timeIntervalSince1970: Double(beginOfYears))
    for _ in 0..<work.count {
      let next = calendar.nextDate(after: date, matching: components, matchingPolicy: policy)
      guard let next else { continue }
      date = next
      hash = hash &* 31 &+ UInt64(next.timeIntervalSince1970)
    }
    return hash
  }
  if !work.isShared { measured.checksum = nil }
  return measured
}

/// Returns the geometric mean of what one date costs, which weighs each gain alike.
private func geometricMean(
  _ works: [(DateWork, String)],
  _ measure: (DateWork, String) -> Measured
) -> Measured {
  let sum = works.reduce(0.0) { sum, next in
    sum + log(measure(next.0, next.1).seconds / Double(next.0.count))
  }
  return Measured(seconds: exp(sum / Double(works.count)), checksum: nil)
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
    case .second: second = value
    default: fatalError("no pattern here has \(part.name)")
    }
  }
}
