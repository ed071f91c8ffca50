import SystemPolicy
import VirtualDevice
import VirtualTime

/// A scenario being played: the phone, what it did, and what was not as expected.
struct Run {
  let scenario: Scenario
  let book: Book
  let watch: ((Event, Device, Journal) -> Void)?
  /// The most events the phone may receive.
  var mostEvents = Script.mostEvents
  /// The failures that are reported with their reasons.
  var reasons = ReportedReasons.all
  /// The most bytes its journal may take.
  var mostJournalBytes = Int.max

  var device: Device
  var turn: Turn
  var failures: [Failure] = []
  var events = 0
  /// The limit that ended it before its time.
  var stop: ScenarioResult.Limit?
  var isStopped: Bool { stop != nil }
  /// The crashes that some expectation spoke of.
  var expectedCrashes: Set<Int> = []
  /// Whether no rule was left out of the law: a phone without one need not hold together.
  var isWhole = true
  #if DEBUG
    private var invariants = Invariants()
  #endif
  /// The deliveries that some expectation spoke of.
  var expectedDeliveries: Set<Int> = []

  /// How many entries there were when each time of the gutter began, and when that was.
  var begins: [(entries: Int, instant: Instant)] = []
  /// Where the lines of the time before this one began, and those of this one.
  private var previousStart = 0
  private var currentStart = 0
  private var currentInstant: Instant
  /// Whether the last step could not happen.
  private(set) var isObjected = false
  /// What the lines have spoken of so far.
  var spoken = Spoken()
  /// How many entries failures name as what they found.
  var foundCount = 0
  /// The law in force.
  var law: Law { turn.law }
  /// What the phone has done.
  var journal: Journal { turn.journal }

  /// How many entries the apps have reacted to.
  private var reacted = 0

  init(
    _ scenario: Scenario,
    _ book: Book,
    _ law: Law,
    watch: ((Event, Device, Journal) -> Void)?
  ) {
    self.scenario = scenario
    self.book = book
    turn = Turn(under: law)
    self.watch = watch
    currentInstant = scenario.start
    device = Device(
      startingAt: scenario.start,
      zone: scenario.setting.zone,
      weeks: scenario.setting.weeks
    )
  }

  mutating func play() {
    for (event, isPlayed) in scenario.setting.events(book) {
      if let objection = turn.objection(toWanting: event.wants) {
        return fail(0, .impossible(objection))
      }
      if isPlayed { send(event) }
    }
    for (index, step) in scenario.steps.enumerated() {
      turn.journal.origin = .none
      drain(through: step.instant)
      // The same time written again is no other time.
      if step.instant > currentInstant {
        currentInstant = step.instant
        previousStart = currentStart
        currentStart = journal.entries.count
        spoken.pause()
        begins.append((currentStart, step.instant))
      }
      turn.journal.origin = .init(step: index)
      guard take(step, number: index) else { break }
      drain(through: device.now)
      guard !isStopped else { return }
    }
    reportCrashes()
    if scenario.setting.isExhaustive { reportDeliveries() }
    #if DEBUG
      if isWhole, let violation = invariants.violation(atEndOf: device) {
        assertionFailure("\(violation), at the end of \(scenario.title)")
      }
    #endif
  }

  /// Takes one step; tells whether the story can go on.
  private mutating func take(_ step: Step, number: Int) -> Bool {
    guard !isStopped else { return false }
    switch step.action {
    case .event(let event):
      let count = journal.entries.count
      if let objection = send(event) {
        if scenario.expectsImpossible(number) {
          isObjected = true
          return true
        }
        if reportCrashes(before: number) { return false }
        fail(number, .impossible(objection))
        return false
      }
      isObjected = false
      spoken.note(step.action, at: count)
    case .expect(let expectation):
      if let objection = turn.objection(toWanting: expectation.wants) {
        fail(number, .impossible(objection))
        return false
      }
      let start = start(of: expectation, in: step)
      if let reason = check(expectation, from: start) { fail(number, reason, from: start) }
      spoken.note(step.action, at: journal.entries.count)
      guard hasRoom else {
        stop = .memory
        return false
      }
    }
    return true
  }

  /// The first entry that an expectation looks at.
  private func start(of expectation: Expectation, in step: Step) -> Int {
    if let since = step.since { return firstEntry(at: since) }
    guard expectation.subject.isDenial else { return previousStart }
    return expectation.subject.matters.map(spoken.start).min() ?? 0
  }

  /// Lets everything happen that is due by an instant.
  private mutating func drain(through instant: Instant) {
    while !isStopped, let wakeup = device.nextWakeup(through: instant) { send(wakeup) }
  }

  /// Whether the journal, and what failures refer to in it, take no more memory than they may.
  private var hasRoom: Bool { journal.entries.bytes + foundCount * 16 < mostJournalBytes }

  /// Lets one thing happen, and the apps react to what comes of it.
  ///
  /// - Returns: Why it cannot happen, if it cannot.
  @discardableResult
  private mutating func send(_ event: Event) -> Objection? {
    guard events < mostEvents else {
      stop = .events
      return nil
    }
    guard hasRoom else {
      stop = .memory
      return nil
    }
    if let objection = device.receive(event, in: &turn) { return objection }
    events += 1
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
    return nil
  }

  func firstEntry(at instant: Instant) -> Int {
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

  /// Reports the crashes that nothing expected; tells whether there were any.
  @discardableResult
  private mutating func reportCrashes(before step: Int? = nil) -> Bool {
    let count = failures.count
    for (index, entry) in journal.entries.enumerated() {
      guard case .app(_, .crashed) = entry.effect, !expectedCrashes.contains(index) else {
        continue
      }
      let step = step ?? scenario.steps.count - 1
      expectedCrashes.insert(index)
      let origin = entry.origin.step >= 0 ? Int(entry.origin.step) : step
      // What failed afterwards may follow from it.
      let place = failures.firstIndex { $0.journalCount > index } ?? failures.count
      failures.insert(failure(origin, .crashed(index), from: 0), at: place)
    }
    return failures.count > count
  }

  /// Reports what was shown though nothing expected it, at the step that added it, or else at the
  /// last one before.
  private mutating func reportDeliveries() {
    // Instants never decrease, neither of entries nor of steps.
    var count = 0
    var adding: [NotificationName: Int] = [:]
    for (index, entry) in journal.entries.enumerated() {
      while count < scenario.steps.count,
        scenario.steps[count].instant <= entry.moment.instant
      {
        if let name = scenario.steps[count].action.addedName { adding[name] = count }
        count += 1
      }
      guard case .notification(let name, .delivered) = entry.effect,
        !expectedDeliveries.contains(index)
      else { continue }
      fail(adding[name] ?? max(0, count - 1), .unexpected(index))
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
      .isSo(.groups), .isSo(.summaryArgument):
      []
    case .isSo, .impossible, .found, .foundForOtherReasons, .crashed, .unexpected, .idle: nil
    }
  }
}
