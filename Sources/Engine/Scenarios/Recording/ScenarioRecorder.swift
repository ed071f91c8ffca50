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
  /// would fail when the scenario is played is left out. An event that no sentence says becomes a
  /// comment. The origins of the journal's entries are indices of the occurrences.
  public init(
    recording occurrences: [Occurrence],
    titled title: String,
    from start: Moment,
    journal: Journal,
    book: Book,
    under law: Law
  ) {
    let names = AppNames(book)
    let book = book.withoutChance.naming(names.names)
    var recorder = ScenarioRecorder(book: book, last: start)
    recorder.record(occurrences, journal)
    let nowhere = Place(line: 1, start: 0, end: 0)
    self.init(
      sources: [Source(name: title, text: "")],
      book: recorder.book,
      facts: recorder.apps.map { Statement(value: $0, place: nowhere) },
      scenarios: []
    )
    var scenario = Scenario(title: title, place: nowhere, setting: Setting())
    scenario.facts = recorder.facts(start, law).map { Statement(value: $0, place: nowhere) }
    // An app about which no fact says anything is there, too.
    for number in recorder.book.apps.indices {
      scenario.setting.apply(.app(AppNumber(rawValue: UInt16(number))), at: nowhere)
    }
    for fact in facts + scenario.facts { scenario.setting.apply(fact.value, at: nowhere) }
    scenario.start = start.instant
    scenario.steps = recorder.steps
    scenarios = [scenario]
    scenarios[0].steps = withoutFailures(scenario)
    scenarios[0].comments = names.comments + scenarios[0].comments
    scenarios[0].closing = recorder.comments
  }

  /// The steps of a scenario without the expectations that are not met; at least one is.
  private func withoutFailures(_ scenario: Scenario) -> [Step] {
    let result = play(scenario)
    let failed = Set(result.failures.map { $0.step })
    var comments: [String] = []
    var kept: [Step] = []
    for (index, step) in scenario.steps.enumerated() {
      comments += step.comments
      if case .expect = step.action, failed.contains(index) { continue }
      kept.append(step)
      kept[kept.count - 1].comments = comments
      comments = []
    }
    guard !kept.contains(where: { if case .expect = $0.action { true } else { false } }) else {
      return kept
    }
    // What no line says may have changed the phone, and a scenario without an expectation cannot be
    // played.
    let count = result.device.snapshot.apps.first?.pending.count
    let subject: StateSubject =
      count.map { .counts(.pending, AppNumber(rawValue: 0), $0) } ?? .nothingPending
    var last = Step(
      action: .expect(Expectation(.isSo(subject))),
      gutter: nil,
      instant: scenario.steps.last?.instant ?? scenario.start,
      place: Place(line: 1, start: 0, end: 0)
    )
    last.comments = comments
    return kept + [last]
  }
}

/// Makes steps of what happened.
struct ScenarioRecorder {
  var book: Book
  var last: Moment
  var steps: [Step] = []
  var facts: [Fact] = []
  /// The comments on what happened since the last step, and no sentence says.
  private(set) var comments: [String] = []
  /// The delegates that apps set at each launch.
  private var delegates = RecordedDelegates()
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
      header += delegates.facts(of: app)
    }
    return header + facts
  }

  mutating func record(_ occurrences: [Script.Occurrence], _ journal: Journal) {
    delegates = RecordedDelegates(of: occurrences, journal)
    let events = occurrences.map { scriptForm($0.event) }
    let areExpressible = events.map(isExpressible)
    made = Set(
      zip(events, areExpressible).flatMap { event, isExpressible in
        isExpressible ? Step.Action.event(event).makes : []
      }
    )
    let receivers = journal.appsWithDelegates
    var shown = journal.entries.filter { entry in
      switch entry.effect {
      case .notification(_, .delivered): true
      case .notification(let name, .responseLost(let response)):
        ResponseLoss(of: response, isIgnored: false, hasDelegate: receivers.contains(name.app))
          .isFailure
      case _: false
      }
    }[
      ...
    ]
    for (index, occurrence) in occurrences.enumerated() {
      while let entry = shown.first, entry.origin.step < index {
        expect(entry)
        shown.removeFirst()
      }
      record(events[index], isExpressible: areExpressible[index], at: occurrence.moment)
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

  private mutating func record(_ event: Event, isExpressible: Bool, at moment: Moment) {
    switch event {
    case .due: return
    case .app(let app, let action) where delegates.isFact(action, of: app): return
    case .app, .user, .device:
      if let facts = event.facts {
        for fact in facts { state(fact) }
        return
      }
      guard isExpressible else { return comment(on: .event(event), at: moment) }
      let action = Step.Action.event(event)
      guard action.mentions.allSatisfy(made.contains) else { return }
      add(action, at: moment)
    }
  }

  /// Indicates whether a line can say an event; one that is due by itself needs no line.
  private func isExpressible(_ event: Event) -> Bool {
    if case .due = event { return true }
    return isDeclared(event) && Printer(book: book).saying(.event(event)) != nil
  }

  /// Comments on what no line can say at this place.
  mutating func comment(on meaning: Verb.Meaning, at moment: Moment? = nil) {
    let gutter = moment.flatMap { Gutter(of: $0, after: last)?.text } ?? ""
    comments.append(Unsaid(meaning, at: gutter, book).text)
  }

  private mutating func expect(_ entry: Journal.Entry) {
    let subject: Expectation.Subject
    switch entry.effect {
    case .notification(let name, .delivered(_, let ways)):
      subject = .delivered(name, as: ways, times: 1)
    case .notification(let name, .responseLost(let response)):
      subject = .response(.lost(name, response.kind))
    case _: return
    }
    guard Step.Action.expect(Expectation(subject)).mentions.allSatisfy(made.contains) else {
      return
    }
    add(.expect(Expectation(subject)), at: entry.moment)
  }

  private mutating func add(_ action: Step.Action, at moment: Moment) {
    var step = Step(
      action: action,
      gutter: Gutter(of: moment, after: last),
      instant: moment.instant,
      place: Place(line: 1, start: 0, end: 0)
    )
    step.comments = comments
    comments = []
    steps.append(step)
    last = moment
  }
}
