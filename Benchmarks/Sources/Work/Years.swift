import SystemPolicy
import VirtualDevice
import VirtualTime

/// The time zone of the years: its clock is never changed, so that a day has every hour once.
public let zoneOfYears = "Asia/Tokyo"

/// The instant at which the years begin, in seconds since 1970: 2026-01-01T00:00Z.
public let beginOfYears: Int64 = 1_767_225_600

/// 64 mixed repeating triggers, as the components that they match: eight come every hour, sixteen
/// every day, twenty every week, twelve every month and eight every year.
public let mixedTriggers: [[(DateComponent, Int)]] = (0..<64).map { number in
  switch number {
  case 0..<8: [(.minute, number * 7 + 1)]
  case 8..<24: [(.hour, number), (.minute, number * 2 + 5)]
  case 24..<44: [(.weekday, number % 7 + 1), (.hour, number % 20), (.minute, number)]
  case 44..<56: [(.day, number % 28 + 1), (.hour, number % 24), (.minute, number)]
  default: [(.month, number % 12 + 1), (.day, number % 28 + 1), (.hour, 9), (.minute, number % 60)]
  }
}

/// Lets phones deliver what 64 requests an app make in some days, one phone after the other, each
/// with a journal of its own, and returns the number of deliveries.
///
/// - Parameters:
///   - phones: The number of phones.
///   - apps: The number of apps on each of them.
///   - days: The number of days.
///   - triggers: The components that the requests of each app match.
/// - Returns: The number of deliveries, and the sum of their instants in seconds since 1970.
public func years(
  of phones: Int,
  apps: Int = 1,
  days: Int = 365,
  matching triggers: [[(DateComponent, Int)]] = mixedTriggers
) -> (deliveries: Int, sum: UInt64) {
  let law = Law()
  let begin = Instant(seconds: beginOfYears)
  let end = begin + Interval(seconds: Int64(days) * 86_400)
  var (deliveries, sum) = (0, UInt64(0))
  for _ in 0..<phones {
    var device = Device(startingAt: begin, zone: Zone(named: zoneOfYears)!)
    var turn = Turn(under: law)
    for number in 0..<apps { install(AppNumber(rawValue: UInt16(number))) }
    while let event = device.nextWakeup(through: end) {
      device.receive(event, in: &turn)
      guard case .due(.fires) = event else { continue }
      deliveries += 1
      sum &+= UInt64(bitPattern: device.now.seconds)
    }

    func install(_ app: AppNumber) {
      device.receive(.device(.installs(app, .authorized)), in: &turn)
      device.receive(.user(.opens(app)), in: &turn)
      for (number, parts) in triggers.enumerated() {
        var pattern = DatePattern()
        for (part, value) in parts { pattern[part] = value }
        let request = Request(
          identifier: TextNumber(rawValue: UInt32(number)),
          content: Content(texts: ContentNumber(rawValue: 0), carries: [.alert, .sound]),
          trigger: .calendar(pattern, repeats: true)
        )
        device.receive(.app(app, .adds(request)), in: &turn)
      }
      device.receive(.user(.leaves(app)), in: &turn)
    }
  }
  return (deliveries, sum)
}
