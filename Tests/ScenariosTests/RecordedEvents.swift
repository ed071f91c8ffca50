import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// Events of a phone, one of each kind, with the events that have to come before them.
struct RecordedEvents: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// A Boolean value that indicates whether sentences say the last event.
  let areExpressible: Bool
  let make: @Sendable (inout Book) -> [Event]

  init(
    _ name: String,
    areExpressible: Bool = true,
    _ make: @escaping @Sendable (inout Book) -> [Event]
  ) {
    testDescription = name
    self.areExpressible = areExpressible
    self.make = make
  }

  static let app = AppNumber(rawValue: 0)

  /// An action of the app, after what it names.
  static func acts(
    _ name: String,
    areExpressible: Bool = true,
    _ make: @escaping @Sendable (inout Book) -> AppAction
  ) -> Self {
    Self(name, areExpressible: areExpressible) { book in before(&book) + [.app(app, make(&book))] }
  }

  static func acts(_ action: AppAction, areExpressible: Bool = true) -> Self {
    acts("\(action)", areExpressible: areExpressible) { _ in action }
  }

  static func user(_ action: UserAction, areExpressible: Bool = true) -> Self {
    Self("\(action)", areExpressible: areExpressible) { book in before(&book) + [.user(action)] }
  }

  static func user(
    _ name: String,
    areExpressible: Bool = true,
    _ make: @escaping @Sendable (inout Book) -> UserAction
  ) -> Self {
    Self(name, areExpressible: areExpressible) { book in before(&book) + [.user(make(&book))] }
  }

  static func device(_ action: DeviceAction, areExpressible: Bool = true) -> Self {
    Self("\(action)", areExpressible: areExpressible) { book in before(&book) + [.device(action)] }
  }

  static func device(
    _ name: String,
    areExpressible: Bool = true,
    _ make: @escaping @Sendable (inout Book) -> DeviceAction
  ) -> Self {
    Self(name, areExpressible: areExpressible) { book in before(&book) + [.device(make(&book))] }
  }

  /// The events that make the names of others: a request, a category with an action, a region, a
  /// monitor, a task.
  static func before(_ book: inout Book) -> [Event] {
    let action = Action(
      identifier: book.number(of: "later"),
      title: book.number(of: "Later"),
      options: [],
      isTextInput: false
    )
    let category = Category(identifier: book.number(of: "tea"), actions: [action])
    let monitor = book.number(ofMonitor: "geo")
    let task = BackgroundTask(identifier: book.number(of: "refill"), kind: .processing)
    return [
      .device(.installs(app, .authorized)), .user(.opens(app)),
      .app(app, .adds(request(&book))), .app(app, .setsCategories([category])),
      .app(app, .monitors(region(&book))), .app(app, .location(.opens(monitor, awaits: true))),
      .app(app, .location(.monitors(region(&book), in: monitor, assuming: .unknown))),
      .app(app, .backgroundTask(.submits(task))),
    ]
  }

  static func request(
    _ book: inout Book,
    _ identifier: String = "water",
    _ trigger: Trigger = .interval(Interval(seconds: 60), repeats: false)
  ) -> Request {
    let content = content(&book)
    return Request(
      identifier: book.number(of: identifier),
      content: content,
      trigger: trigger
    )
  }

  static func content(_ book: inout Book, title: String = "Water") -> Content {
    let texts = book.number(of: ContentTexts(title: book.number(of: title)))
    return Content(texts: texts, carries: .alert)
  }

  static func region(
    _ book: inout Book,
    _ name: String = "office",
    at latitude: Int32 = 12_000_000,
    radius: Int32 = 300,
    notifies: Boundary = [.entry, .exit]
  ) -> Region {
    Region(
      identifier: book.number(of: name),
      center: Coordinate(latitude: latitude, longitude: 77_000_000)!,
      radius: radius,
      notifies: notifies
    )
  }

  static func name(_ book: inout Book) -> NotificationName {
    NotificationName(app, book.number(of: "water"))
  }

  static func pattern(_ make: (inout DatePattern) -> Void) -> DatePattern {
    var pattern = DatePattern()
    make(&pattern)
    return pattern
  }

  static let all: [Self] = [
    actions, fits, delegates, requests, contents, places, assumptions, userActions, settings,
    answers, locationAnswers, locationSettings, deviceActions, facts, installations,
  ].flatMap { $0 }
}
