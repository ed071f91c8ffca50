public import Scenarios
public import SystemPolicy
public import VirtualDevice
import VirtualTime

/// Something that happens to a phone or an app between two lines of a scenario, and that its author
/// may not have thought of: one row of the table of disturbances.
public struct Disturbance: Sendable {
  /// The name of the disturbance, as in `--only reboot`.
  public let name: DisturbanceName
  /// The disturbance as one sentence.
  public let summary: String
  /// The conditions under which the disturbance can happen, in words.
  public let when: String
  /// The first version of iOS on which the disturbance can happen.
  public let since: OSVersion
  /// The rules by which it may break an expectation: names of rules, or topics with `.*`.
  public let rules: [String]
  /// The consequences that are worth a report; all others result from it directly.
  public let reports: [Consequence]
  /// The lowest interruption level that is meant to come through the disturbance; nil for none.
  ///
  /// The disturbance does not announce that such a notification fails to interrupt.
  let comesThrough: InterruptionLevel?
  /// A Boolean value that indicates whether the disturbance is in the default set.
  public let isDefault: Bool
  /// A Boolean value that indicates whether a broken expectation counts even if the undisturbed run
  /// applied the same rules, because the disturbance moves nothing to another time.
  let countsWithoutNewRule: Bool
  /// Returns whether an event shows that the author of a scenario thought of the disturbance.
  let isLike: @Sendable (Event) -> Bool
  /// Returns whether the undisturbed run shows that its author thought of the disturbance.
  let isShown: @Sendable (ScenarioResult) -> Bool
  /// Returns whether the author of a scenario allows a broken expectation about a notification.
  let excuses: @Sendable (NotificationName, Scenario) -> Bool
  let form: Form
  /// Returns the other phones on which real app code meets the disturbance from its start; nil if
  /// the disturbance has none.
  let phones: (@Sendable (AppLife) -> [AppPhone])?

  /// The way in which a disturbance changes a scenario.
  enum Form: Sendable {
    /// Steps between two lines: each element is another life.
    case later(@Sendable (Opening) -> [[Disturbed]])
    /// A step before time passes: each element is another life.
    ///
    /// The times in the margin are then times on the phone's clock.
    case gaps(@Sendable (Instant, Zone) -> [DeviceAction])
    /// Other scenarios, as a whole.
    case scenarios(@Sendable (Whole) -> ChangedScenarios)

    /// Returns the scenarios that the disturbance makes from one, unless it only inserts steps.
    func scenarios(_ whole: Whole) -> ChangedScenarios {
      switch self {
      case .later: .none
      case .gaps(let actions): whole.inGaps(actions)
      case .scenarios(let form): form(whole)
      }
    }
  }

  /// A step of a disturbance.
  struct Disturbed {
    var event: Event
    /// The instant of the step; nil for that of the place.
    var instant: Instant?

    init(_ event: Event, at instant: Instant? = nil) {
      self.event = event
      self.instant = instant
    }
  }

  init(
    _ name: DisturbanceName,
    _ summary: String,
    when: String,
    since: OSVersion = .oldest,
    rules: [String] = [],
    reports: [Consequence] = Consequence.ofUsers,
    comesThrough: InterruptionLevel? = nil,
    isDefault: Bool = false,
    countsWithoutNewRule: Bool = false,
    isLike: @escaping @Sendable (Event) -> Bool = { _ in false },
    isShown: @escaping @Sendable (ScenarioResult) -> Bool = { _ in false },
    excuses: @escaping @Sendable (NotificationName, Scenario) -> Bool = { _, _ in false },
    phones: (@Sendable (AppLife) -> [AppPhone])? = nil,
    _ form: Form
  ) {
    self.name = name
    self.summary = summary
    self.when = when
    self.since = since
    self.rules = rules
    self.reports = reports
    self.comesThrough = comesThrough
    self.isDefault = isDefault
    self.countsWithoutNewRule = countsWithoutNewRule
    self.isLike = isLike
    self.isShown = isShown
    self.excuses = excuses
    self.phones = phones
    self.form = form
  }

  /// Returns a Boolean value that indicates whether the disturbance may break an expectation by a
  /// rule.
  public func expects(_ rule: RuleNumber) -> Bool {
    let rule = Law.rule(rule)
    return rules.contains { $0 == rule.id || $0 == "\(rule.topic).*" }
  }

  /// Returns a Boolean value that indicates whether the undisturbed run contains the disturbance
  /// itself: the author of the scenario thought of it, so its lives are no surprise.
  func isKnown(to result: ScenarioResult) -> Bool {
    isShown(result)
      || result.scenario.steps.contains { step in
        if case .event(let event) = step.action { isLike(event) } else { false }
      }
  }

  /// Every disturbance, those of the default set first.
  public static let all: [Disturbance] = standard + others

  /// Returns the disturbance with a name.
  public static func named(_ name: DisturbanceName) -> Disturbance {
    all.first { $0.name == name }!
  }

  /// The name as a text.
  public var id: String { name.rawValue }
}

/// A place between two lines of a scenario, in a run that has reached it.
struct Opening {
  /// The phone.
  var device: Device
  /// The apps on the phone, by number.
  var snapshot: PhoneSnapshot
  /// The texts behind the numbers.
  var book: Book
  /// The lines that follow.
  var rest: ArraySlice<Step>
  /// The numbers of the texts that the steps of a disturbance need.
  var fillers: Fillers

  /// The apps that are on the phone.
  var apps: [AppNumber] {
    snapshot.apps.indices.filter { snapshot.apps[$0].isInstalled }
      .map { AppNumber(rawValue: UInt16($0)) }
  }

  /// A Boolean value that indicates whether the phone is on.
  var isOn: Bool { snapshot.power == .on }

  /// The app in the foreground.
  var front: AppNumber? { apps.first { self[$0].state == .foreground } }

  /// The state of an app.
  subscript(app: AppNumber) -> PhoneSnapshot.AppSnapshot { snapshot.apps[Int(app.rawValue)] }

  /// The apps that run.
  var running: [AppNumber] { apps.filter { self[$0].state != .notRunning } }

  /// Returns the steps that restore the phone's state after the user has used it again: the app
  /// that was in the foreground is opened again.
  func back(to front: AppNumber?) -> [Event] { front.map { [.user(.opens($0))] } ?? [] }

  /// The steps of a user who opens an app again and leaves it.
  func visit(_ app: AppNumber) -> [Event] { [.user(.opens(app)), .user(.leaves(app))] }
}

/// A scenario that a disturbance changes as a whole.
struct Whole {
  /// The scenario, with all facts as its own.
  var scenario: Scenario
  /// Its undisturbed run.
  var result: ScenarioResult
}

/// The texts that the steps of disturbances need, as numbers of the book.
public struct Fillers: Sendable {
  private(set) var requests: [Request] = []

  /// The number of requests that an app can have pending.
  static let limit = 64

  /// Creates no texts.
  init() {}

  /// Enters the texts into a book.
  public init(_ book: inout Book) {
    for number in 1...Self.limit {
      var texts = ContentTexts()
      texts.title = book.number(of: "Another \(number)")
      requests.append(
        Request(
          identifier: book.number(of: "another \(number)"),
          content: Content(texts: book.number(of: texts), carries: .alert),
          trigger: .interval(Interval(seconds: 60), repeats: false)
        )
      )
    }
  }
}
