public import SystemPolicy
public import VirtualDevice
import VirtualTime

extension Script {
  /// The most events a scenario may take, unless told otherwise.
  public static let mostEvents = 1_000_000

  /// Plays a scenario on a fresh phone and checks what comes of it.
  ///
  /// - Parameters:
  ///   - scenario: One of the script's scenarios.
  ///   - version: The version of iOS, if not the scenario's own.
  ///   - reading: The reading, where the scenario does not insist on one.
  ///   - assumed: Sides to take besides those the scenario assumes.
  ///   - struckOut: A rule to leave out of the law.
  ///   - mostEvents: How many events the phone may receive before the run is stopped.
  ///   - watch: Called with the phone after every event.
  public func play(
    _ scenario: Scenario,
    on version: OSVersion? = nil,
    reading: Reading = .seeds,
    assuming assumed: [Side] = [],
    without struckOut: RuleNumber? = nil,
    mostEvents: Int = Script.mostEvents,
    watch: ((Event, Device, Journal) -> Void)? = nil
  ) -> ScenarioResult {
    let reading = scenario.setting.reading ?? reading
    let law = Law(
      version: version ?? scenario.setting.version,
      reading: reading,
      assuming: scenario.setting.assumed.map(\.value) + assumed,
      without: struckOut
    )
    var run = Run(scenario, book, law, mostEvents: mostEvents, watch: watch)
    run.isWhole = struckOut == nil
    if scenario.skip == nil { run.play() }
    return ScenarioResult(
      scenario: scenario,
      book: book,
      version: law.version,
      reading: reading,
      journal: run.journal,
      failures: run.failures,
      device: run.device,
      events: run.events,
      isStopped: run.isStopped
    )
  }
}

/// A scenario being played: the phone, what it did, and what was not as expected.
struct Run {
  let scenario: Scenario
  let book: Book
  let law: Law
  let mostEvents: Int
  let watch: ((Event, Device, Journal) -> Void)?

  var device: Device
  var journal = Journal()
  var failures: [Failure] = []
  var events = 0
  var isStopped = false
  /// The crashes that some expectation spoke of.
  var expectedCrashes: Set<Int> = []
  /// Whether no rule was left out of the law: a phone without one need not hold together.
  var isWhole = true
  #if DEBUG
    private var invariants = Invariants()
  #endif
  /// The deliveries that some expectation spoke of.
  var expectedDeliveries: Set<Int> = []

  /// Where the lines of the gutter before this one began, and those of this one.
  private var previousStart = 0
  private var currentStart = 0
  /// How many entries the apps have reacted to.
  private var reacted = 0

  init(
    _ scenario: Scenario,
    _ book: Book,
    _ law: Law,
    mostEvents: Int,
    watch: ((Event, Device, Journal) -> Void)?
  ) {
    self.scenario = scenario
    self.book = book
    self.law = law
    self.mostEvents = mostEvents
    self.watch = watch
    device = Device(
      startingAt: scenario.start,
      zone: scenario.setting.zone,
      weeks: scenario.setting.weeks
    )
  }

  mutating func play() {
    for (event, isPlayed) in scenario.setting.events(book) {
      if let objection = law.objection(toWanting: event.wants, noting: &journal) {
        return fail(0, .impossible(objection))
      }
      if isPlayed { send(event) }
    }
    for (index, step) in scenario.steps.enumerated() {
      journal.origin = .none
      drain(through: step.instant)
      if step.gutter != nil {
        previousStart = currentStart
        currentStart = journal.entries.count
      }
      journal.origin = .init(step: index)
      guard take(step, number: index) else { break }
      drain(through: device.now)
      guard !isStopped else { return }
    }
    reportCrashes()
    if scenario.setting.isExhaustive { reportDeliveries() }
  }

  /// Takes one step; tells whether the story can go on.
  private mutating func take(_ step: Step, number: Int) -> Bool {
    guard !isStopped else { return false }
    switch step.action {
    case .event(let event):
      if let objection = device.objection(to: event, under: law, noting: &journal) {
        if reportCrashes(before: number) { return false }
        fail(number, .impossible(objection))
        return false
      }
      send(event)
    case .expect(let expectation):
      if let objection = law.objection(toWanting: expectation.wants, noting: &journal) {
        fail(number, .impossible(objection))
        return false
      }
      let start = step.since.map(firstEntry(at:)) ?? previousStart
      if let reason = check(expectation, from: start) { fail(number, reason, from: start) }
    }
    return true
  }

  /// Lets everything happen that is due by an instant.
  private mutating func drain(through instant: Instant) {
    while !isStopped, let wakeup = device.nextWakeup(through: instant) { send(wakeup) }
  }

  /// Lets one thing happen, and the apps react to what comes of it.
  private mutating func send(_ event: Event) {
    guard events < mostEvents else {
      isStopped = true
      return
    }
    events += 1
    device.receive(event, under: law, into: &journal)
    #if DEBUG
      if isWhole, let violation = invariants.violation(after: event, of: device, journal) {
        assertionFailure("\(violation), after \(event) in \(scenario.title)")
      }
    #endif
    watch?(event, device, journal)
    while reacted < journal.entries.count {
      let effect = journal.entries[reacted].effect
      reacted += 1
      for reaction in scenario.setting.reactions(to: effect) { send(reaction) }
    }
  }

  private func firstEntry(at instant: Instant) -> Int {
    // Instants never decrease, so the place is found by halving.
    var low = 0
    var high = journal.entries.count
    while low < high {
      let middle = (low + high) / 2
      if journal.entries[middle].moment.instant < instant {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  mutating func fail(_ step: Int, _ reason: Failure.Reason, from start: Int = 0) {
    let cause = cause(of: reason, for: scenario.steps[step].action)
    failures.append(
      Failure(
        step: step,
        reason: reason,
        chain: cause.map(chain(to:)) ?? [],
        rules: reason.rules ?? cause.map { journal.entries[$0.entry].because } ?? [],
        journalCount: journal.entries.count,
        windowStart: start,
        moment: device.moment,
        nextSummary: device.nextSummary
      )
    )
  }

  /// Reports the crashes that nothing expected; tells whether there were any.
  @discardableResult
  private mutating func reportCrashes(before step: Int? = nil) -> Bool {
    let count = failures.count
    for (index, entry) in journal.entries.enumerated() {
      guard case .crashed = entry.effect, !expectedCrashes.contains(index) else { continue }
      let step = step ?? scenario.steps.count - 1
      expectedCrashes.insert(index)
      fail(entry.origin.step >= 0 ? Int(entry.origin.step) : step, .crashed(index))
    }
    return failures.count > count
  }

  /// Reports what was shown though nothing expected it, at the step that added it, or else at the
  /// last one before.
  private mutating func reportDeliveries() {
    for (index, entry) in journal.entries.enumerated() {
      guard case .delivered = entry.effect, !expectedDeliveries.contains(index) else { continue }
      let before = scenario.steps.indices.filter {
        scenario.steps[$0].instant <= entry.moment.instant
      }
      let adding = before.last { scenario.steps[$0].action.adds(entry.effect.name) }
      fail(adding ?? before.last ?? 0, .unexpected(index))
    }
  }
}

extension Failure.Reason {
  /// The entry that decided, if one did.
  var entry: Int? {
    switch self {
    case .found(let entries): entries.last
    case .foundForOtherReasons(let entry), .crashed(let entry), .unexpected(let entry): entry
    case .impossible, .isSo, .isSoForOtherReasons, .idle: nil
    }
  }

  /// The rules behind what is so, where they are not those of the entry that decided.
  var rules: RuleSet? {
    switch self {
    case .isSoForOtherReasons(let rules): rules
    // What is read of them follows from more than the last change of what the app may do, and what
    // something says from nothing but the line that says it.
    case .isSo(.settings), .isSo(.says), .isSo(.preview), .isSo(.reads), .isSo(.grouped),
      .isSo(.groups),
      .isSo(.summaryArgument):
      []
    case .isSo, .impossible, .found, .foundForOtherReasons, .crashed, .unexpected, .idle: nil
    }
  }
}
