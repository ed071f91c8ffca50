import PhoneDescription
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice

@testable import Reports

/// The state machines are what a phone does, and all of it.
@Suite struct TransitionTests {
  typealias Drawing = (machine: StateMachine, transitions: [StateMachine.Transition])

  static let drawings: [Drawing] = StateMachine.all.map { ($0, $0.transitions()) }
  /// On the version that has most of what later ones lack.
  static let older: [Drawing] = StateMachine.all.map { ($0, $0.transitions(on: 12)) }

  /// The cases of the type that each machine is about.
  static let cases: [[String]] = [
    AppState.allCases.map { "\($0)" }, AuthorizationStatus.allCases.map { "\($0)" },
    // A restriction is there from the start; no event of a phone leads to it.
    LocationAuthorization.allCases.filter { $0 != .restricted }.map { "\($0)" },
  ]

  /// The place where each machine is documented.
  static let types = ["AppState", "AuthorizationStatus", "LocationPermission"]

  @Test func `the page of the state machines is what a phone does`() {
    let text = drawing(Self.drawings, .markdown)
    expect(text, matchesGolden: "../../Documentation/Internals/States.md")
  }

  @Test(arguments: drawings.indices)
  func `every state is drawn, and entered from another one`(index: Int) {
    let (machine, transitions) = Self.drawings[index]
    #expect(Set(machine.states).isSuperset(of: Self.cases[index]))
    #expect(Set(transitions.map(\.after)) == Set(machine.states))
    #expect(Set(transitions.map(\.before)) == Set(machine.states))
  }

  @Test(arguments: drawings.indices)
  func `every event leads somewhere, on one version or another`(index: Int) {
    let drawn = (Self.drawings[index].transitions + Self.older[index].transitions).map(\.event)
    for event in Self.drawings[index].machine.occasions.map(\.event) {
      #expect(drawn.contains(event), "no transition shows: \(event)")
    }
  }

  @Test(arguments: drawings.indices)
  func `a transition changes the state by rules in force`(index: Int) {
    let transitions = Self.drawings[index].transitions
    #expect(Set(transitions).count == transitions.count)
    for transition in transitions {
      #expect(transition.before != transition.after)
      #expect(transition.rules.allSatisfy { Law().isInForce(Law.rule($0)) })
    }
    #expect(transitions.contains { !$0.rules.isEmpty })
  }

  @Test func `a version of iOS has the states that it knows`() {
    let before = StateMachine.permissionToNotify.transitions(on: 11).flatMap {
      [$0.before, $0.after]
    }
    #expect(before.contains("authorized") && !before.contains("provisional"))
    let location = Self.older[2].transitions.flatMap { [$0.before, $0.after] }
    #expect(location.contains("always") && !location.contains("always, provisional"))
  }

  /// No scenario of the library knows a way that is not drawn.
  @Test(
    arguments: Library.all.filter { entry in
      ["lifecycle", "response", "remote", "restart", "authorization", "location"].contains {
        entry.source.name.hasPrefix("scenarios/\($0)/")
      }
    }
  )
  func `a scenario takes no transition that is not drawn`(entry: Library.Entry) {
    for scenario in entry.script.scenarios where scenario.setting.version >= 13 {
      var last: [[Int]: String] = [:]
      _ = entry.script.play(scenario, on: .newest) { event, device, _ in
        // What a fact says was so before the story, however it came about.
        let isFact = if case .device(.location(.permits)) = event { true } else { false }
        for app in device.snapshot.apps.indices.map({ AppNumber(rawValue: UInt16($0)) }) {
          for (index, drawing) in Self.drawings.enumerated() {
            let state = drawing.machine.state(device, app)
            let before = last.updateValue(state, forKey: [index, Int(app.rawValue)]) ?? state
            let isDrawn = drawing.transitions.contains { $0.before == before && $0.after == state }
            let isRight = before == state || isDrawn || isFact
            #expect(isRight, "\(scenario.title): \(before) to \(state)")
          }
        }
      }
    }
  }

  @Test(arguments: drawings.indices)
  func `the type says which transitions it has`(index: Int) throws {
    let (machine, transitions) = Self.drawings[index]
    let rows = machine.states.map { state in
      let next = machine.states.filter { other in
        transitions.contains { $0.before == state && $0.after == other }
      }
      return "/// | \(state) | \(next.joined(separator: ", ")) |\n"
    }
    let type = Self.types[index]
    let text = try Repository.text(of: "Sources/Engine/SystemPolicy/Vocabulary/\(type).swift")
    let table = "/// | from | to |\n/// |---|---|\n" + rows.joined() + "public "
    #expect(text.replacing("@frozen\n", with: "").contains(table), "\(type) says:\n\(table)")
  }
}
