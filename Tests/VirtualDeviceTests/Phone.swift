import SystemPolicy
import VirtualDevice
import VirtualTime

/// A phone with its journal and law, for tests that drive it by hand.
struct Phone {
  var device = Device(startingAt: Instant(seconds: 0), zone: .utc)
  var journal = Journal()
  var law = Law()

  static let app = AppNumber(rawValue: 0)
  static let other = AppNumber(rawValue: 1)

  init(_ law: Law = Law()) { self.law = law }

  mutating func send(_ events: Event...) {
    for event in events { device.receive(event, under: law, into: &journal) }
  }

  mutating func advance(to second: Int64) {
    while let event = device.nextWakeup(through: Instant(seconds: second)) { send(event) }
  }

  static func content(_ carries: Carries = .alert, badge: Int32 = 0) -> Content {
    Content(texts: ContentNumber(rawValue: 0), carries: carries, badge: badge)
  }

  static func request(
    _ number: UInt32,
    after seconds: Int64,
    repeats: Bool = false,
    content: Content = content()
  ) -> Request {
    Request(
      identifier: TextNumber(rawValue: number),
      content: content,
      trigger: .interval(Interval(seconds: seconds), repeats: repeats)
    )
  }

  static func now(_ number: UInt32) -> Request {
    Request(identifier: TextNumber(rawValue: number), content: content(), trigger: .now)
  }

  static func adds(_ number: UInt32, after seconds: Int64, of app: AppNumber = app) -> Event {
    .app(app, .adds(request(number, after: seconds)))
  }

  static func name(_ number: UInt32, of app: AppNumber = app) -> NotificationName {
    NotificationName(app, TextNumber(rawValue: number))
  }
}
