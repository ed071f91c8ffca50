public import Scenarios
public import SystemPolicy
import VirtualDevice

/// A state machine that a phone has: states, and what can happen in them.
///
/// Nothing in it says what comes of an event: a phone is driven through each state and each event,
/// and what it does is drawn, see ``transitions(on:reading:)``.
public struct StateMachine: Sendable {
  /// What is drawn, in a few words.
  public let title: String
  /// What its states are, in a sentence.
  public let sentence: String
  /// What holds before a story begins, as lines of a script.
  let facts: String
  /// The states, each as often as there are ways into it that matter.
  let ways: [Way]
  /// What can happen.
  let occasions: [Occasion]
  /// Returns the state of the app that the stories are about.
  let state: @Sendable (Device, AppNumber) -> String

  /// A way into a state.
  struct Way: Sendable {
    /// The state.
    let state: String
    /// What holds before, besides the facts of the machine.
    var facts = ""
    /// The steps into it.
    let steps: String
    /// The one event that this way is there for; nil for all.
    var only: String?
  }

  /// What can happen in a state.
  struct Occasion: Sendable {
    /// What happens, in words.
    let event: String
    /// The same in steps.
    let steps: String
    /// Whether nothing happens but that time passes, so that what decides has decided before.
    let isTimeAlone: Bool

    init(_ event: String, _ steps: String, isTimeAlone: Bool = false) {
      self.event = event
      self.steps = steps
      self.isTimeAlone = isTimeAlone
    }
  }

  /// A step from a state to another.
  public struct Transition: Hashable, Sendable {
    /// The state before.
    public var before: String
    /// What happens.
    public var event: String
    /// The state after.
    public var after: String
    /// The rules without which the phone would be in another state after it.
    ///
    /// There are none where the event is the transition, as where the user opens an app, and where
    /// each of two rules is enough.
    public var rules: [RuleNumber]
  }

  /// Every machine that is drawn.
  public static let all: [StateMachine] = [
    .appState, .permissionToNotify, .permissionToKnowTheLocation,
  ]

  /// The names of the states, in the order in which they are drawn.
  public var states: [String] {
    ways.map(\.state).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension StateMachine {
  /// Drives a phone through every state and every event, and returns where it went.
  ///
  /// A rule decides a transition if without it the same event ends in another state. A rule that
  /// has changed the phone before the event decides only what time alone brings. States that this
  /// version of iOS does not have are left out.
  ///
  /// - Parameters:
  ///   - version: The version of iOS, 10 or later: the stories use the notification centre.
  ///   - reading: The reading that settles the disputes.
  public func transitions(
    on version: OSVersion = .newest,
    reading: Reading = .seeds
  ) -> [Transition] {
    var driver = Driver(machine: self, version: version, reading: reading)
    var transitions: [Transition] = []
    for way in ways where driver.end(of: way, nil, without: nil) == way.state {
      for occasion in occasions where way.only == nil || way.only == occasion.event {
        guard let transition = driver.transition(from: way, occasion) else { continue }
        if !transitions.contains(transition) { transitions.append(transition) }
      }
    }
    let order = states
    return transitions.enumerated().sorted { a, b in
      let (first, second) = (
        order.firstIndex(of: a.element.before)!, order.firstIndex(of: b.element.before)!
      )
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }
}

/// Plays a machine's stories.
private struct Driver {
  let machine: StateMachine
  let version: OSVersion
  let reading: Reading
  var player = Player()

  init(machine: StateMachine, version: OSVersion, reading: Reading) {
    self.machine = machine
    self.version = version
    self.reading = reading
  }

  mutating func transition(
    from way: StateMachine.Way,
    _ occasion: StateMachine.Occasion
  ) -> StateMachine.Transition? {
    guard let result = play(way, occasion, without: nil) else { return nil }
    let after = state(of: result)
    guard after != way.state else { return nil }
    let before = play(way, nil, without: nil)?.device
    var rules: [RuleNumber] = []
    for rule in result.journal.spoken.elements where end(of: way, occasion, without: rule) != after
    {
      // A rule without which the phone is another one before the event says nothing of the event.
      guard let other = play(way, nil, without: rule), state(of: other) == way.state,
        other.device == before || occasion.isTimeAlone
      else { continue }
      rules.append(rule)
    }
    return .init(before: way.state, event: occasion.event, after: after, rules: rules)
  }

  /// The state at the end of a story; nil if the story cannot be played.
  mutating func end(
    of way: StateMachine.Way,
    _ occasion: StateMachine.Occasion?,
    without rule: RuleNumber?
  ) -> String? {
    play(way, occasion, without: rule).flatMap(state)
  }

  private func state(of result: ScenarioResult) -> String {
    machine.state(result.device, AppNumber(rawValue: 0))
  }

  private mutating func play(
    _ way: StateMachine.Way,
    _ occasion: StateMachine.Occasion?,
    without rule: RuleNumber?
  ) -> ScenarioResult? {
    let source = Source(
      name: machine.title,
      text: """
        start 2026-04-13 07:55
        \(machine.facts)
        \(way.facts)
        scenario "\(way.state)"
        \(way.steps)
        \(occasion?.steps ?? "")
        expect prompt

        """
    )
    // A scenario has to expect something; whether it is met says nothing here.
    let (script, mistakes) = Script.parse(source)
    guard let scenario = script.scenarios.first, mistakes.isEmpty else { return nil }
    let result = player.play(scenario, of: script, on: version, reading: reading, without: rule)
    let isPossible = !result.failures.contains { failure in
      if case .impossible = failure.reason { true } else { false }
    }
    return isPossible ? result : nil
  }
}
