import Foundation
import VirtualTime
import Work

/// The rows about whole years, and about many phones and apps.
func yearRows(_ amount: Int) -> [Row] {
  let days = amount > 1 ? 365 : 4
  // Without those that come every hour: the years of many phones are long enough.
  let quiet = Array(mixedTriggers[8...])
  let (phones, apps) = (10 * amount, 10 * amount)
  return [
    Row(
      name: "a phone-year of 64 requests, against its dates alone by Foundation",
      unit: "ms",
      goal: .faster(30),
      ours: { measure { years(of: 1, days: days).sum } },
      reference: { measure { foundationYear(days) } },
      scale: 1e3
    ),
    Row(
      name: "a phone-year among \(phones) others, against one alone",
      unit: "ms",
      goal: .atMost(1.1),
      ours: { each(phones) { _ = years(of: phones, days: days, matching: quiet) } },
      reference: { each(1) { _ = years(of: 1, days: days, matching: quiet) } },
      scale: 1e3
    ),
    Row(
      name: "a delivery of \(apps) apps, against one of 10",
      unit: "ns",
      goal: .atMost(2),
      ours: { delivery(of: apps, days: 1) },
      reference: { delivery(of: 10, days: apps / 10) },
      scale: 1e9
    ),
  ]
}

/// Returns the cost of one of some pieces of work.
private func each(_ count: Int, _ work: () -> Void) -> Measured {
  let all = measure {
    work()
    return 0
  }
  return Measured(seconds: all.seconds / Double(count), checksum: nil)
}

/// Returns the cost of a delivery on a phone with many apps, without that of adding the requests.
private func delivery(of apps: Int, days: Int) -> Measured {
  let start = measure { years(of: 1, apps: apps, days: 0).sum }
  var count = 0
  let all = measure {
    let result = years(of: 1, apps: apps, days: days)
    count = result.deliveries
    return result.sum
  }
  return Measured(seconds: max(0, all.seconds - start.seconds) / Double(count), checksum: nil)
}

/// Computes the dates of the mixed requests with Foundation, and returns their sum.
private func foundationYear(_ days: Int) -> UInt64 {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: zoneOfYears)!
  let begin = Date(timeIntervalSince1970: Double(beginOfYears))
  let end = begin + Double(days * 86_400)
  var sum: UInt64 = 0
  for parts in mixedTriggers {
    var components = DateComponents()
    for (part, value) in parts { components.setValue(value, for: part) }
    var date = begin
    while let next = calendar.nextDate(
      after: date,
      matching: components,
      matchingPolicy: .nextTime
    ), next <= end {
      date = next
      sum &+= UInt64(date.timeIntervalSince1970)
    }
  }
  return sum
}
