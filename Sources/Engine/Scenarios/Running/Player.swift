public import SystemPolicy
public import VirtualDevice

/// Plays scenarios, one after the other, within limits.
///
/// It keeps the policies that it has built, because most scenarios are played under the same one.
public struct Player: Sendable {
  /// The maximum number of events of a scenario.
  public var mostEvents: Int
  /// The number of events that the limit of all runs together leaves to a run.
  public var eventsLeft = Int.max
  /// Returns a Boolean value that indicates whether a run in progress must end.
  ///
  /// It is called from time to time. nil if nothing ends a run.
  public var isInterrupted: (@Sendable () -> Bool)?
  /// The maximum number of bytes of a scenario's journal.
  public var mostJournalBytes: Int
  /// A Boolean value that indicates whether a run was stopped because its journal had no more room.
  public var hasRunOutOfMemory = false
  /// The number of events of all runs that ``play(_:of:on:reading:assuming:without:observer:)`` has
  /// played.
  public private(set) var events = 0
  /// The failures that are reported with their reasons.
  var reasons = ReportedReasons.all
  private var laws: [LawKey: Law] = [:]

  /// Creates a player.
  public init(mostEvents: Int = Script.mostEvents, mostJournalBytes: Int = .max) {
    self.mostEvents = mostEvents
    self.mostJournalBytes = mostJournalBytes
  }

  /// Plays a scenario on a new phone and checks its expectations.
  ///
  /// - Parameters:
  ///   - scenario: One of the script's scenarios.
  ///   - script: The script.
  ///   - version: The version of iOS, if not the scenario's own.
  ///   - reading: The reading, if not the scenario's own.
  ///   - assumed: The sides to take in addition to those that the scenario assumes.
  ///   - struckOut: The rules to leave out of the policy.
  ///   - observer: A closure that is called with the phone after every event.
  public mutating func play(
    _ scenario: Scenario,
    of script: Script,
    on version: OSVersion? = nil,
    reading: Reading? = nil,
    assuming assumed: [Side] = [],
    without struckOut: [RuleNumber] = [],
    observer: ((Event, Device, Journal) -> Void)? = nil
  ) -> ScenarioResult {
    let reading = reading ?? scenario.setting.reading ?? .seeds
    let law = law(
      of: scenario,
      on: version,
      reading: reading,
      assuming: assumed,
      without: struckOut
    )
    var run = Run(scenario, script.book, law, observer: observer)
    run.budget.keep(to: eventLimits)
    run.budget.mostJournalBytes = mostJournalBytes
    run.isWhole = struckOut.isEmpty
    run.reasons = reasons
    if scenario.skip == nil { run.play() }
    events += run.budget.events
    if run.budget.stop == .memory { hasRunOutOfMemory = true }
    return ScenarioResult(
      scenario: run.scenario,
      book: script.book,
      version: law.version,
      reading: reading,
      journal: run.journal,
      failures: run.failures,
      device: run.device,
      events: run.budget.events,
      stop: run.budget.stop
    )
  }

  /// The limits of the events of a run.
  var eventLimits: EventLimits {
    EventLimits(ofRun: mostEvents, inAll: eventsLeft, isInterrupted: isInterrupted)
  }

  /// The inputs of a policy.
  private struct LawKey: Hashable, Sendable {
    var version: OSVersion
    var reading: Reading
    var assumed: [Side]
    var struckOut: [RuleNumber]
  }

  /// Returns the policy that a scenario is played under.
  mutating func law(
    of scenario: Scenario,
    on version: OSVersion?,
    reading: Reading,
    assuming assumed: [Side] = [],
    without struckOut: [RuleNumber] = []
  ) -> Law {
    law(
      LawKey(
        version: version ?? scenario.setting.version,
        reading: reading,
        assumed: scenario.setting.assumed.map { $0.value } + assumed,
        struckOut: struckOut
      )
    )
  }

  /// The maximum number of policies that are kept.
  private static let mostLaws = 500

  private mutating func law(_ key: LawKey) -> Law {
    if let law = laws[key] { return law }
    let law = Law(
      version: key.version,
      reading: key.reading,
      assuming: key.assumed,
      without: key.struckOut
    )
    if laws.count >= Self.mostLaws { laws = [:] }
    laws[key] = law
    return law
  }
}

extension Script {
  /// The maximum number of events of a scenario, by default.
  public static let mostEvents = Limits.run.scenarioEvents

  /// Plays a scenario on a new phone and checks its expectations; see ``Player``.
  public func play(
    _ scenario: Scenario,
    on version: OSVersion? = nil,
    reading: Reading? = nil,
    assuming assumed: [Side] = [],
    without struckOut: [RuleNumber] = [],
    mostEvents: Int = Script.mostEvents,
    observer: ((Event, Device, Journal) -> Void)? = nil
  ) -> ScenarioResult {
    var player = Player(mostEvents: mostEvents)
    return player.play(
      scenario,
      of: self,
      on: version,
      reading: reading,
      assuming: assumed,
      without: struckOut,
      observer: observer
    )
  }

  /// Returns the open questions that the outcome of a run depends on; see ``Player``.
  public func dependencies(
    of result: ScenarioResult,
    mostEvents: Int = Script.mostEvents
  ) -> [Dependency] {
    var player = Player(mostEvents: mostEvents)
    return player.dependencies(of: result, in: self)
  }

  /// Returns the readings under which a run would end differently; see ``Player``.
  public func differingReadings(
    of result: ScenarioResult,
    mostEvents: Int = Script.mostEvents
  ) -> [Reading] {
    var player = Player(mostEvents: mostEvents)
    return player.differingReadings(of: result, in: self)
  }

  /// Returns the run with the expensive details of its failures; see ``Player``.
  public func explained(
    _ result: ScenarioResult,
    mostEvents: Int = Script.mostEvents
  ) -> ScenarioResult {
    var player = Player(mostEvents: mostEvents)
    return player.explained(result, of: self)
  }
}
