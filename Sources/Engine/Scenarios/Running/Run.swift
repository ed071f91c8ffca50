import SystemPolicy
import VirtualDevice
import VirtualTime

/// A scenario during play: the phone, its journal, and the failures.
struct Run {
  var scenario: Scenario
  let book: Book
  let observer: ((Event, Device, Journal) -> Void)?
  /// The failures that are reported with their reasons.
  var reasons = ReportedReasons.all
  /// Indicates whether a step that is impossible waits until it was removed, instead of ending the
  /// run.
  var isPatient = false
  /// Indicates whether the policy is complete: a phone without one of its rules may be
  /// inconsistent.
  var isWhole = true

  var device: Device
  var turn: Turn
  /// The number of entries that the apps have reacted to.
  private var reacted = 0
  #if DEBUG
    private var invariants = Invariants()
  #endif

  var cursor: RunCursor
  var budget = RunBudget()
  var coverage = Coverage()
  var failures: [Failure] = []

  /// The policy in force.
  var law: Law { turn.law }
  /// The journal of the phone; a copy would retain each of its parts.
  var journal: Journal { _read { yield turn.journal } }

  init(
    _ scenario: Scenario,
    _ book: Book,
    _ law: Law,
    observer: ((Event, Device, Journal) -> Void)?
  ) {
    self.scenario = scenario
    self.book = book
    turn = Turn(under: law)
    self.observer = observer
    cursor = RunCursor(at: scenario.start)
    device = Device(
      startingAt: scenario.start,
      zone: scenario.setting.zone,
      weeks: scenario.setting.weeks
    )
  }

  mutating func play() {
    begin()
    while cursor.next != nil { advance() }
    finish()
  }

  /// Brings the phone to the state before the first step.
  mutating func begin() {
    for (event, isPlayed) in scenario.setting.events(book) {
      if let objection = turn.objection(toWanting: event.wants) {
        fail(0, .impossible(objection))
        return cursor.abort()
      }
      if isPlayed { send(event) }
    }
  }

  /// Performs the next step, and everything that is due before it.
  mutating func advance() {
    guard let index = cursor.next else { return }
    guard index < scenario.steps.count else { return cursor.end() }
    turn.journal.origin = .none
    if scenario.steps[index].gutter == .untilIdle, !runUntilIdle(index) {
      return cursor.end()
    }
    let step = scenario.steps[index]
    drain(through: step.instant)
    cursor.move(to: step.instant, entries: journal.entries.count)
    turn.journal.origin = .init(step: index)
    cursor.obstacle = nil
    guard perform(step, number: index) else {
      if cursor.obstacle == nil { cursor.end() }
      return
    }
    drain(through: device.now)
    cursor.pass(index, isStopped: budget.isStopped)
  }

  /// Reports what is known only at the end.
  mutating func finish() {
    guard !cursor.isAborted else { return }
    reportAccidents()
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
  private mutating func perform(_ step: Step, number: Int) -> Bool {
    guard !budget.isStopped else { return false }
    switch step.action {
    case .event(let event):
      let count = journal.entries.count
      cover(event)
      if let objection = send(event) {
        if scenario.expectsImpossible(number) {
          cursor.isObjected = true
          return true
        }
        if isPatient {
          cursor.obstacle = objection
          return false
        }
        if reportAccidents(before: number) { return false }
        fail(number, .impossible(objection))
        return false
      }
      cursor.isObjected = false
      cursor.mentioned.note(step.action, at: count)
    case .expect(let expectation):
      if let objection = turn.objection(toWanting: expectation.wants) {
        fail(number, .impossible(objection))
        return false
      }
      let start =
        if let since = step.since { firstEntry(at: since) } else { cursor.start(of: expectation) }
      if let reason = check(expectation, from: start) { fail(number, reason, from: start) }
      cover(expectation, from: start)
      cursor.mentioned.note(step.action, at: journal.entries.count)
      return budget.hasRoom(forBytes: journal.entries.bytes)
    }
    return true
  }

  /// Processes everything that is due by an instant.
  private mutating func drain(through instant: Instant) {
    while !budget.isStopped, let wakeup = device.nextWakeup(through: instant) { send(wakeup) }
  }

  /// The most wakeups that are processed until the phone is idle.
  private static let mostWakeups = 10_000

  /// Processes everything that is due, and moves a step and those below it to the instant of the
  /// last of it; returns whether the phone became idle.
  private mutating func runUntilIdle(_ index: Int) -> Bool {
    var count = 0
    while !budget.isStopped, let due = device.nextAppointment {
      guard count < Self.mostWakeups, due < ScenarioYears.end else {
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

  /// Sends one event, and lets the apps react to its effects.
  ///
  /// - Returns: The reason why it cannot happen, if there is one.
  @discardableResult
  private mutating func send(_ event: Event) -> Objection? {
    guard budget.allowsEvent(afterBytes: journal.entries.bytes) else { return nil }
    if let objection = device.receive(event, in: &turn) { return objection }
    budget.countEvent()
    #if DEBUG
      if isWhole, let violation = invariants.violation(after: event, of: device, journal) {
        assertionFailure("\(violation), after \(event) in \(scenario.title)")
      }
    #endif
    observer?(event, device, journal)
    while reacted < journal.entries.count {
      let effect = journal.entries.effect(at: reacted)
      coverage.note(effect, at: reacted)
      reacted += 1
      for reaction in scenario.setting.reactions(to: effect) { send(reaction) }
    }
    return nil
  }

  /// Returns the first entry of the journal from an instant on.
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
}
