import SystemPolicy
import VirtualDevice
import VirtualTime

/// A scenario during play: the phone, its journal, and the failures.
struct Run {
  var scenario: Scenario
  let book: Book
  let watch: ((Event, Device, Journal) -> Void)?
  /// The limits of its events.
  private var limits = EventLimits()
  /// The number of events at which the run looks at its limits: the hot path has one comparison.
  private var nextLook = Script.mostEvents
  /// The failures that are reported with their reasons.
  var reasons = ReportedReasons.all
  /// The maximum number of bytes of its journal.
  var mostJournalBytes = Int.max

  var device: Device
  var turn: Turn
  var failures: [Failure] = []
  var events = 0
  /// The limit that stopped the run early.
  var stop: ScenarioResult.Limit?
  var isStopped: Bool { stop != nil }
  /// The crashes that an expectation covers.
  var expectedCrashes: Set<Int> = []
  /// Indicates whether the policy is complete: a phone without one of its rules may be
  /// inconsistent.
  var isWhole = true
  #if DEBUG
    private var invariants = Invariants()
  #endif
  /// The deliveries that an expectation covers.
  var expectedDeliveries: Set<Int> = []
  /// The sounds that an expectation covers, in an exhaustive scenario.
  var expectedSounds: Set<Int> = []
  /// The drops, prompts and crossings that a line covers, in an exhaustive scenario.
  var expectedOthers: Set<Int> = []

  /// The number of entries at the start of each time in the margin, and its instant.
  var begins: [(entries: Int, instant: Instant)] = []
  /// The starts of the previous group of lines in the margin and of this one.
  private var previousStart = 0
  private var currentStart = 0
  private var currentInstant: Instant
  /// Indicates whether the last step was impossible.
  private(set) var isObjected = false
  /// The matters that the lines have mentioned so far.
  var spoken = Spoken()
  /// The number of entries that failures name as found.
  var foundCount = 0
  /// The policy in force.
  var law: Law { turn.law }
  /// The journal of the phone; a copy would retain each of its parts.
  var journal: Journal { _read { yield turn.journal } }

  /// The number of entries that the apps have reacted to.
  private var reacted = 0
  /// The number of the next step; nil after the last one and after one that ended the run.
  private(set) var next: Int? = 0
  /// Indicates whether a step that is impossible waits until it was removed, instead of ending the
  /// run.
  var isPatient = false
  /// Indicates whether the end of the run reports nothing more.
  private var isAborted = false
  /// The reason why the next step is impossible, if the run waits.
  private(set) var obstacle: Objection?

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
    begin()
    while next != nil { advance() }
    finish()
  }

  /// Brings the phone to the state before the first step.
  mutating func begin() {
    for (event, isPlayed) in scenario.setting.events(book) {
      if let objection = turn.objection(toWanting: event.wants) {
        fail(0, .impossible(objection))
        next = nil
        isAborted = true
        return
      }
      if isPlayed { send(event) }
    }
  }

  /// Performs the next step, and everything that is due before it.
  mutating func advance() {
    guard let index = next else { return }
    guard index < scenario.steps.count else {
      next = nil
      return
    }
    turn.journal.origin = .none
    if scenario.steps[index].gutter == .untilIdle, !runUntilIdle(index) {
      next = nil
      return
    }
    let step = scenario.steps[index]
    drain(through: step.instant)
    // The same time again does not start a new group.
    if step.instant > currentInstant {
      currentInstant = step.instant
      previousStart = currentStart
      currentStart = journal.entries.count
      spoken.pause()
      begins.append((currentStart, step.instant))
    }
    turn.journal.origin = .init(step: index)
    obstacle = nil
    guard take(step, number: index) else {
      if obstacle == nil { next = nil }
      return
    }
    drain(through: device.now)
    isAborted = isStopped
    next = isStopped ? nil : index + 1
  }

  /// Reports what is known only at the end.
  mutating func finish() {
    guard !isAborted else { return }
    reportCrashes()
    reportSurprises()
    #if DEBUG
      if isWhole, let violation = invariants.violation(atEndOf: device) {
        assertionFailure("\(violation), at the end of \(scenario.title)")
      }
    #endif
  }

  /// Processes everything that is due by an instant, without a step.
  mutating func wait(until instant: Instant) {
    turn.journal.origin = .none
    drain(through: instant)
  }

  /// Performs one step; returns whether the run can continue.
  private mutating func take(_ step: Step, number: Int) -> Bool {
    guard !isStopped else { return false }
    switch step.action {
    case .event(let event):
      let count = journal.entries.count
      cover(event)
      if let objection = send(event) {
        if scenario.expectsImpossible(number) {
          isObjected = true
          return true
        }
        if isPatient {
          obstacle = objection
          return false
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
      cover(expectation, from: start)
      spoken.note(step.action, at: journal.entries.count)
      guard hasRoom else {
        stop = .memory
        return false
      }
    }
    return true
  }

  /// Returns the first entry that an expectation examines.
  private func start(of expectation: Expectation, in step: Step) -> Int {
    if let since = step.since { return firstEntry(at: since) }
    guard expectation.subject.isDenial else { return previousStart }
    return expectation.subject.matters.map(spoken.start).min() ?? 0
  }

  /// Processes everything that is due by an instant.
  private mutating func drain(through instant: Instant) {
    while !isStopped, let wakeup = device.nextWakeup(through: instant) { send(wakeup) }
  }

  /// The most wakeups that are processed until the phone is idle.
  private static let mostWakeups = 10_000

  /// Processes everything that is due, and moves a step and those below it to the instant of the
  /// last of it; returns whether the phone became idle.
  private mutating func runUntilIdle(_ index: Int) -> Bool {
    var count = 0
    while !isStopped, let due = device.nextAppointment {
      guard count < Self.mostWakeups, due < StoryYears.end else {
        fail(index, .neverIdle(lastKept, wakeups: count))
        return false
      }
      if let wakeup = device.nextWakeup(through: due) { send(wakeup) }
      count += 1
    }
    // A replay begins with the instants that an earlier run found.
    let delay = device.now - scenario.steps[index].instant
    for later in index..<scenario.steps.count {
      scenario.steps[later].instant = scenario.steps[later].instant + delay
    }
    return true
  }

  /// The request that was kept last.
  private var lastKept: NotificationName? {
    journal.entries.last { $0.effect.isKept }?.effect.name
  }

  /// Indicates whether the journal, and the entries that failures name, are within the memory
  /// limit.
  private var hasRoom: Bool { journal.entries.bytes + foundCount * 16 < mostJournalBytes }

  /// Sends one event, and lets the apps react to its effects.
  ///
  /// - Returns: The reason why it cannot happen, if there is one.
  @discardableResult
  private mutating func send(_ event: Event) -> Objection? {
    guard events < nextLook || mayContinue() else { return nil }
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
      let effect = journal.entries.effect(at: reacted)
      reacted += 1
      for reaction in scenario.setting.reactions(to: effect) { send(reaction) }
    }
    return nil
  }

  /// Sets the limits of its events, which count those that were sent.
  mutating func keep(to limits: EventLimits) {
    self.limits = limits
    nextLook = limits.nextLook(after: events)
  }

  /// Sets the number of further events that the limit of all runs together leaves.
  mutating func allow(_ eventsLeft: Int) {
    var limits = limits
    let (most, isEndless) = events.addingReportingOverflow(eventsLeft)
    limits.inAll = isEndless ? .max : most
    keep(to: limits)
  }

  /// Looks at the limits; returns whether another event may be sent.
  @inline(never)
  private mutating func mayContinue() -> Bool {
    if stop == nil { stop = limits.stop(after: events) }
    guard stop == nil else { return false }
    nextLook = limits.nextLook(after: events)
    return true
  }

  func firstEntry(at instant: Instant) -> Int {
    // Instants never decrease, so binary search finds the index.
    var low = 0
    var high = journal.entries.count
    while low < high {
      let middle = (low + high) / 2
      if journal.entries.instant(at: middle) < instant {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Reports the crashes that no expectation covers; returns whether there were any.
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
      // A later failure may result from it.
      let place = failures.firstIndex { $0.journalCount > index } ?? failures.count
      failures.insert(failure(origin, .crashed(index), from: 0), at: place)
    }
    return failures.count > count
  }
}
