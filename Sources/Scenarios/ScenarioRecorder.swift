public import SystemPolicy
public import VirtualDevice
import VirtualTime

extension Script {
  /// Something that happened to a phone, and when.
  public struct Occurrence: Sendable {
    /// The event that happened.
    public var event: Event
    /// When, as the phone had it.
    public var moment: Moment

    /// Creates it.
    public init(_ event: Event, at moment: Moment) {
      self.event = event
      self.moment = moment
    }
  }

  /// Records the events of a phone as a scenario, with the expectations that were met.
  ///
  /// Due events are not recorded, because they happen again without a step. An expectation that
  /// would fail when the scenario is played is left out. The origins of the journal's entries are
  /// indices of the occurrences.
  public init(
    retelling occurrences: [Occurrence],
    titled title: String,
    from start: Moment,
    journal: Journal,
    book: Book,
    under law: Law
  ) {
    let book = book.withoutChance
    var retelling = ScenarioRecorder(book: book, last: start)
    retelling.tell(occurrences, journal)
    let nowhere = Place(line: 1, start: 0, end: 0)
    self.init(
      sources: [Source(name: title, text: "")],
      book: retelling.book,
      facts: retelling.apps.map { Statement(value: $0, place: nowhere) },
      scenarios: []
    )
    var scenario = Scenario(title: title, place: nowhere, setting: Setting())
    scenario.facts = retelling.facts(start, law).map { Statement(value: $0, place: nowhere) }
    for fact in facts + scenario.facts { scenario.setting.apply(fact.value, at: nowhere) }
    scenario.start = start.instant
    scenario.steps = retelling.steps
    scenarios = [scenario]
    scenarios[0].steps = withoutFailures(scenario)
  }

  /// The steps of a scenario without the expectations that are not met.
  private func withoutFailures(_ scenario: Scenario) -> [Step] {
    let failed = Set(play(scenario).failures.map { $0.step })
    return scenario.steps.enumerated()
      .filter { index, step in
        if case .expect = step.action { !failed.contains(index) } else { true }
      }
      .map { $0.element }
  }
}

/// Makes steps of what happened.
struct ScenarioRecorder {
  var book: Book
  var last: Moment
  var steps: [Step] = []
  var facts: [Fact] = []
  /// Delegates that apps set at each launch.
  var delegates: [AppNumber: DelegateMethods] = [:]
  /// The identifiers that apps and pushes make; a step that names any other has no effect, and a
  /// script must not contain it.
  private var made: Set<Mention> = []

  init(book: Book, last: Moment) {
    self.book = book
    self.last = last
  }

  /// The apps that a script names above its scenario.
  var apps: [Fact] {
    guard book.apps != ["app"] else { return [] }
    return book.apps.indices.map { .app(AppNumber(rawValue: UInt16($0))) }
  }

  /// The facts before the first step.
  func facts(_ start: Moment, _ law: Law) -> [Fact] {
    var header: [Fact] = [.phone(law.version), .zone(start.zone)]
    let shown = start.zone.civil(at: start.wall)
    let isTwofold = if case .overlap = start.zone.resolve(shown) { true } else { false }
    let offset = isTwofold ? start.zone.offset(at: start.wall) : nil
    header.append(.start(shown, offset: offset))
    if law.reading != .seeds { header.append(.reading(law.reading)) }
    header += law.assumed.map { .assume($0) }
    for app in book.apps.indices.map({ AppNumber(rawValue: UInt16($0)) }) {
      if let methods = delegates[app] { header.append(.delegate(app, methods)) }
    }
    return header + facts
  }

  mutating func tell(_ occurrences: [Script.Occurrence], _ journal: Journal) {
    findDelegates(occurrences)
    made = Set(occurrences.flatMap { Step.Action.event($0.event).makes })
    var shown = journal.entries.filter {
      if case .notification(_, .delivered) = $0.effect { true } else { false }
    }[
      ...
    ]
    for (index, occurrence) in occurrences.enumerated() {
      while let entry = shown.first, entry.origin.step < index {
        expect(entry)
        shown.removeFirst()
      }
      tell(occurrence)
    }
    for entry in shown { expect(entry) }
    let apps = book.apps.indices.map { AppNumber(rawValue: UInt16($0)) }
    for app in apps {
      let pending = PhoneSnapshot(after: journal.entries).apps
      let count =
        pending.indices.contains(Int(app.rawValue))
        ? pending[Int(app.rawValue)].pending.count : 0
      add(.expect(Expectation(.isSo(.counts(.pending, app, count)))), at: last)
    }
  }

  private mutating func tell(_ occurrence: Script.Occurrence) {
    switch occurrence.event {
    case .due: return
    case .app(let app, .setsDelegate(let methods)) where delegates[app] == methods: return
    case .app, .user, .device:
      if let fact = fact(behind: occurrence.event) { return state(fact) }
      if case .device(.installs) = occurrence.event { return }
      let action = Step.Action.event(placed(occurrence.event))
      guard action.mentions.allSatisfy(made.contains) else { return }
      add(action, at: occurrence.moment)
    }
  }

  /// A delegate that an app sets before anything else in its process is a fact about the app.
  private mutating func findDelegates(_ occurrences: [Script.Occurrence]) {
    for case .app(let app, .setsDelegate(let methods)) in occurrences.map({ $0.event }) {
      if delegates[app] == nil { delegates[app] = methods }
    }
  }

  private mutating func expect(_ entry: Journal.Entry) {
    guard case .notification(let name, .delivered(_, let ways)) = entry.effect else { return }
    let subject = Expectation.Subject.delivered(name, as: ways, times: 1)
    add(.expect(Expectation(subject)), at: entry.moment)
  }

  private mutating func add(_ action: Step.Action, at moment: Moment) {
    steps.append(
      Step(
        action: action,
        gutter: Gutter(of: moment, after: last),
        instant: moment.instant,
        place: Place(line: 1, start: 0, end: 0)
      )
    )
    last = moment
  }
}
