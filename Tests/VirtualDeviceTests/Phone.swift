import SystemPolicy
import VirtualDevice
import VirtualTime

/// A phone with its journal and law, for tests that drive it by hand.
struct Phone {
  var device = Device(startingAt: Instant(seconds: 0), zone: .utc)
  var turn: Turn

  static let app = AppNumber(rawValue: 0)
  static let other = AppNumber(rawValue: 1)

  init(_ law: Law = Law()) { turn = Turn(under: law) }

  var law: Law { turn.law }
  var journal: Journal { turn.journal }

  mutating func send(_ events: Event...) {
    for event in events { device.receive(event, in: &turn) }
  }

  /// Returns the reason why an event cannot happen now, under the law of the phone or another.
  func objection(to event: Event, under law: Law? = nil) -> Objection? {
    var turn = Turn(under: law ?? self.law)
    return device.objection(to: event, in: &turn)
  }

  mutating func advance(to second: Int64) {
    while let event = device.nextWakeup(through: Instant(seconds: second)) { send(event) }
  }

  static func content(_ carries: ContentParts = .alert, badge: Int32 = 0) -> Content {
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
