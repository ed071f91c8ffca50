public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// A run of a scenario that stops between two steps, where it can be copied and changed.
///
/// A copy continues independently, so the lives around a scenario share the steps that they have
/// in common. A run of the changed scenario from its first step has the same result.
public struct Playback {
  private var run: Run
  private let reading: Reading
  /// The reason why the next step is impossible; nil unless the last call of ``advance()`` met it.
  public var obstacle: Objection? { run.cursor.obstacle }

  fileprivate init(_ run: Run, reading: Reading) {
    self.run = run
    self.reading = reading
    self.run.isPatient = true
    self.run.begin()
  }

  /// The scenario with all changes so far.
  public var scenario: Scenario { run.scenario }
  /// The texts behind the numbers of the scenario.
  public var book: Book { run.book }
  /// The version of iOS.
  public var version: OSVersion { run.law.version }
  /// The number of the next step; nil after the last one.
  public var next: Int? { run.cursor.next.flatMap { $0 < run.scenario.steps.count ? $0 : nil } }
  /// The phone.
  public var device: Device { run.device }
  /// The journal of the phone.
  public var journal: Journal { run.journal }
  /// The failures so far.
  public var failures: [Failure] { run.failures }
  /// The effects of the last time in the margin that happened before its lines.
  public var entriesBeforeLines: [Effect] {
    guard let begin = run.cursor.begins.last else { return [] }
    return (run.firstEntry(at: begin.instant)..<begin.entries).map {
      run.journal.entries.effect(at: $0)
    }
  }
  /// A Boolean value that indicates whether a limit stopped the run.
  public var isStopped: Bool { run.budget.isStopped }
  /// The limit that stopped the run; nil if none did.
  public var stop: ScenarioResult.Limit? { run.budget.stop }
  /// The number of events that the phone received.
  public var events: Int { run.budget.events }

  /// Performs the next step, unless it is impossible: then the run stays there, and
  /// ``obstacle`` is the reason.
  public mutating func advance() { run.advance() }

  /// Sets the number of further events that the limit of all runs together leaves to the run.
  public mutating func allow(_ eventsLeft: Int) { run.budget.allow(eventsLeft) }

  /// Processes everything that is due by an instant, which is not after that of the next step.
  public mutating func wait(until instant: Instant) { run.wait(until: instant) }

  /// Inserts steps before the next one.
  ///
  /// - Precondition: Their instants are not before that of the last step, and not after that of
  ///   the next.
  public mutating func insert(_ steps: [Step]) {
    run.scenario.steps.insert(contentsOf: steps, at: run.cursor.next ?? run.scenario.steps.count)
  }

  /// Changes the steps from the next one on.
  public mutating func changeRest(_ change: (inout Step) -> Void) {
    guard let next else { return }
    for index in run.scenario.steps[next...].indices { change(&run.scenario.steps[index]) }
  }

  /// Removes the next step.
  public mutating func removeNext() {
    guard let next else { return }
    run.scenario.steps.remove(at: next)
  }

  /// Inserts steps of later instants, each before the first step that is not earlier.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - count: The number of next steps that stay before them.
  public mutating func insertLater(_ steps: [Step], after count: Int) {
    for step in steps.reversed() {
      let next = run.cursor.next ?? run.scenario.steps.count
      let rest = run.scenario.steps.indices.dropFirst(next + count)
      let index = rest.first { run.scenario.steps[$0].instant >= step.instant }
      run.scenario.steps.insert(step, at: index ?? run.scenario.steps.count)
    }
  }

  /// Returns the run with what is reported only at its end.
  public func finished() -> Playback {
    var copy = self
    copy.run.finish()
    return copy
  }

  /// The result of the run so far.
  public var result: ScenarioResult {
    ScenarioResult(
      scenario: run.scenario,
      book: run.book,
      version: run.law.version,
      reading: reading,
      journal: run.journal,
      failures: run.failures,
      device: run.device,
      events: run.budget.events,
      stop: run.budget.stop
    )
  }
}

extension Player {
  /// Begins to play a scenario on a new phone, and stops before its first step.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - book: The texts behind its numbers.
  ///   - version: The version of iOS, if not the scenario's own.
  ///   - reading: The reading, if not the scenario's own.
  public mutating func begin(
    _ scenario: Scenario,
    _ book: Book,
    on version: OSVersion? = nil,
    reading: Reading? = nil
  ) -> Playback {
    let reading = reading ?? scenario.setting.reading ?? .seeds
    var run = Run(scenario, book, law(of: scenario, on: version, reading: reading), observer: nil)
    run.budget.keep(to: eventLimits)
    run.budget.mostJournalBytes = mostJournalBytes
    return Playback(run, reading: reading)
  }
}
