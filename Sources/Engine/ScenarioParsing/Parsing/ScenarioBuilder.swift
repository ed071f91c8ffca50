import Scenarios
import VirtualDevice
import VirtualTime

/// The scenario that is being read.
struct ScenarioBuilder {
  var scenario: Scenario
  /// The times of its steps; nil above the first one.
  private(set) var timeline: Timeline?
  /// The subjects of its own facts.
  private(set) var subjects: Set<Fact.Subject> = []
  /// The local notifications that were named so far, in it and above all scenarios.
  var locals: Set<NotificationName>
  /// Indicates whether its first step has been reached.
  var hasBegun = false
  /// The number of its steps that belong to the setup.
  private var setupLength = 0

  /// Begins a scenario.
  ///
  /// - Parameters:
  ///   - place: The position of its title.
  ///   - header: The declarations above all scenarios.
  init(at place: Place, under header: ScriptParser.Header) {
    scenario = Scenario(title: "", place: place, setting: header.setting)
    locals = header.locals
  }

  /// Adds a fact, which must come before the steps.
  mutating func add(_ fact: Statement<Fact>) {
    scenario.setting.apply(fact.value, at: fact.place)
    scenario.facts.append(fact)
    if let subject = fact.value.subject { subjects.insert(subject) }
  }

  /// Adds a step at its time, after the times have begun.
  ///
  /// - Parameters:
  ///   - action: The event or the expectation.
  ///   - gutter: The time in the margin.
  ///   - place: The position that a failure points at.
  ///   - round: The number of the round of a loop, counted from one; zero outside of loops.
  mutating func add(
    _ action: Step.Action,
    at gutter: Gutter?,
    _ place: Place,
    round: Int
  ) throws(Timeline.Refusal) {
    if let gutter { try timeline?.move(to: gutter) }
    var since: Instant?
    switch action {
    case .event(let event): try timeline?.follow(event)
    case .expect(let expectation):
      if let written = expectation.since { since = try timeline?.instant(of: written) }
    }
    let step = Step(
      action: action,
      gutter: gutter,
      instant: timeline?.now ?? scenario.start,
      since: since,
      place: place,
      round: round
    )
    scenario.steps.append(step)
  }

  /// Begins the times of the steps, below the last fact.
  mutating func beginTimeline() throws(Timeline.Refusal) {
    if case .some = timeline { return }
    let first = try Timeline(scenario.setting)
    scenario.start = first.now
    timeline = first
  }

  /// Ends the setup, which has the steps so far.
  mutating func endSetup() { setupLength = scenario.steps.count }

  /// Moves to the time of a step that cannot be read.
  mutating func pass(_ gutter: Gutter) { try? timeline?.move(to: gutter) }

  /// The part that the scenario lacks, if it ends here.
  var lack: MistakeKind? {
    guard !scenario.steps.isEmpty else { return .emptyScenario }
    // What the setup expects is expected before anything of the scenario has happened.
    let expects = scenario.steps.dropFirst(setupLength).contains { $0.isExpectation }
    return expects ? nil : .expectsNothing
  }
}

extension Step {
  fileprivate var isExpectation: Bool { if case .expect = action { true } else { false } }
}
