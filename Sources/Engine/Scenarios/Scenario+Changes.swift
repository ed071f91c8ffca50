public import VirtualDevice
public import VirtualTime

extension Step {
  /// Creates a line without a time in the margin.
  ///
  /// - Parameters:
  ///   - action: A step or an expectation.
  ///   - instant: The time on the monotonic clock.
  ///   - place: The position that a message about the line names.
  public init(_ action: Action, at instant: Instant, place: Place) {
    self.init(action: action, gutter: nil, instant: instant, since: nil, place: place)
  }
}

extension Statement {
  /// Creates a line of a value.
  public init(_ value: Value, at place: Place) {
    self.init(value: value, place: place)
  }
}

extension Scenario {
  /// A scenario without lines.
  public static let nothing = Scenario(
    title: "",
    place: Place(line: 1, start: 0, end: 0),
    setting: Setting()
  )

  /// Gives the scenario other facts.
  ///
  /// - Parameters:
  ///   - facts: The facts of this scenario only.
  ///   - shared: The facts of every scenario of its file.
  public mutating func replaceFacts(
    with facts: [Statement<Fact>],
    after shared: [Statement<Fact>]
  ) {
    self.facts = facts
    // An app that no fact names is there all the same.
    let apps = setting.apps.indices.map { AppNumber(rawValue: UInt16($0)) }
    setting = Setting()
    for app in apps { setting.apply(.app(app), at: place) }
    for fact in shared + facts { setting.apply(fact.value, at: fact.place) }
  }

  /// Writes the times in the margin anew, from the instants of the steps.
  ///
  /// A time of the clock is written where the clock shows it once, the passed time elsewhere.
  public mutating func writeGutters() {
    var last = Moment(instant: start, wall: start, zone: setting.zone)
    for index in steps.indices {
      var now = last
      now.instant = steps[index].instant
      now.wall = last.wall + (now.instant - last.instant)
      steps[index].gutter = Gutter(of: now, after: last)
      last = now
      guard case .event(.device(let action)) = steps[index].action else { continue }
      if case .moves(let zone) = action { last.zone = zone }
      if case .setsClock(let time) = action { last.wall = last.zone.resolve(time).earliest }
    }
  }
}

extension Gutter {
  /// Creates the time in the margin of a line that another line precedes; nil if no time has
  /// passed.
  package init?(of now: Moment, after last: Moment) {
    let passed = now.instant - last.instant
    guard passed > .zero else { return nil }
    let before = last.zone.civil(at: last.wall)
    let civil = now.zone.civil(at: now.wall)
    guard now.wall - last.wall == passed, now.zone == last.zone,
      case .unique = now.zone.resolve(civil)
    else {
      self = .elapsed(passed)
      return
    }
    self =
      civil.date == before.date ? .time(civil.time, offset: nil) : .dateTime(civil, offset: nil)
  }
}

extension Script {
  /// Returns all facts of a scenario: its own, in place of those of its file that they override.
  public func facts(of scenario: Scenario) -> [Statement<Fact>] {
    facts.filter { fact in
      !scenario.facts.contains { $0.value.hasSameSubject(as: fact.value) }
    } + scenario.facts
  }

  /// Creates a script of one scenario, which needs no other file.
  ///
  /// - Parameters:
  ///   - scenario: The scenario; its facts are all that it needs.
  ///   - book: The texts behind its numbers.
  public init(alone scenario: Scenario, _ book: Book) {
    var scenario = scenario
    scenario.row = nil
    // An app is named above all scenarios.
    let apps = scenario.facts.filter { $0.value.isApp }
    scenario.facts.removeAll { $0.value.isApp }
    self.init(
      sources: [Source(name: scenario.title, text: "")],
      book: book,
      facts: apps,
      scenarios: [scenario]
    )
  }
}

extension Fact {
  /// Indicates whether the fact installs an app.
  fileprivate var isApp: Bool { if case .app = self { true } else { false } }
}
