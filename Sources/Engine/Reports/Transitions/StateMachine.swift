import ScenarioParsing
import Scenarios
public import SystemPolicy
import VirtualDevice

/// A state machine of the phone: its states, and the events that can change them.
///
/// It does not contain the transitions: ``transitions(on:reading:)`` drives a virtual phone through
/// each state and each event, and returns what the phone did.
public struct StateMachine: Sendable {
  /// The title of the drawing.
  public let title: String
  /// A sentence that describes the states.
  public let sentence: String
  /// The facts of each scenario, as lines of a script.
  let facts: String
  /// The ways into the states; a state has several if the way makes a difference.
  let ways: [Way]
  /// The events, each tried in every state.
  let occasions: [Occasion]
  /// Returns the state of the app that the scenarios are about.
  let state: @Sendable (Device, AppNumber) -> String

  /// A way into a state.
  struct Way: Sendable {
    /// The state.
    let state: String
    /// More facts, besides those of the machine.
    var facts = ""
    /// The steps into it.
    let steps: String
    /// The only event that is tried after this way; nil for every event.
    var only: String?
  }

  /// An event that is tried in a state.
  struct Occasion: Sendable {
    /// The event, in words.
    let event: String
    /// The event, as steps of a script.
    let steps: String
    /// Indicates whether only time passes, so that the rule that decides has applied before.
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
    /// The event.
    public var event: String
    /// The state after.
    public var after: String
    /// The rules without which the phone would be in another state after it.
    ///
    /// The list is empty where the event is the transition, as where the user opens an app, and
    /// where each of two rules is enough.
    public var rules: [RuleNumber]
  }

  /// Every machine that is drawn.
  public static let all: [StateMachine] = [
    .appState, .permissionToNotify, .permissionToKnowTheLocation,
  ]

  /// The names of the states, in the order in which they are drawn.
  public var states: [String] {
    ways.map { $0.state }.distinct
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
  ///   - version: The version of iOS, 10 or later: the scenarios use the notification center.
  ///   - reading: The reading that settles the disputes.
  public func transitions(
    on version: OSVersion = .newest,
    reading: Reading = .seeds
  ) -> [Transition] {
    var driver = Driver(machine: self, version: version, reading: reading)
    var transitions: [Transition] = []
    for way in ways { transitions += driver.transitions(from: way) }
    return states.flatMap { state in transitions.filter { $0.before == state } }.distinct
  }
}

/// Plays a machine's scenarios.
private struct Driver {
  let machine: StateMachine
  let version: OSVersion
  let reading: Reading
  var player = Player()

  /// Tries every event that a way is for.
  mutating func transitions(from way: StateMachine.Way) -> [StateMachine.Transition] {
    guard let opening = MachineScenario(machine, way, nil), let before = play(opening),
      state(of: before) == way.state
    else { return [] }
    // The phone before the event, without each rule.
    var others: [RuleNumber: ScenarioResult?] = [:]
    var transitions: [StateMachine.Transition] = []
    for occasion in machine.occasions where way.only == nil || way.only == occasion.event {
      guard let trial = MachineScenario(machine, way, occasion), let result = play(trial) else {
        continue
      }
      let after = state(of: result)
      guard after != way.state else { continue }
      let rules = result.journal.applied.elements.filter { rule in
        guard play(trial, without: [rule]).map(state) != after else { return false }
        if others[rule] == nil { others[rule] = .some(play(opening, without: [rule])) }
        // A rule without which the phone is another one before the event says nothing of the event.
        guard case let other?? = others[rule], state(of: other) == way.state else { return false }
        return other.device == before.device || occasion.isTimeAlone
      }
      transitions.append(
        .init(before: way.state, event: occasion.event, after: after, rules: rules)
      )
    }
    return transitions
  }

  private func state(of result: ScenarioResult) -> String {
    machine.state(result.device, AppNumber(rawValue: 0))
  }

  /// Plays a scenario; returns nil if one of its steps is impossible.
  private mutating func play(_ trial: MachineScenario, without rules: [RuleNumber] = [])
    -> ScenarioResult?
  {
    let result = player.play(
      trial.scenario,
      of: trial.script,
      on: version,
      reading: reading,
      without: rules
    )
    let isPossible = !result.failures.contains { failure in
      if case .impossible = failure.reason { true } else { false }
    }
    return isPossible ? result : nil
  }
}

/// A way into a state, and an event that is tried there, as a script.
private struct MachineScenario {
  let script: Script
  let scenario: Scenario

  /// Reads the script; nil if it cannot be read.
  init?(_ machine: StateMachine, _ way: StateMachine.Way, _ occasion: StateMachine.Occasion?) {
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
    // A scenario has to expect something; whether it is met does not matter here.
    let (script, mistakes) = Script.parse(source)
    guard let scenario = script.scenarios.first, mistakes.isEmpty else { return nil }
    self.script = script
    self.scenario = scenario
  }
}

extension Array where Element: Hashable {
  /// The elements, each where it is first.
  var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
