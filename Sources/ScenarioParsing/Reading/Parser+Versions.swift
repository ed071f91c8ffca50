import Scenarios
import SystemPolicy
import VirtualDevice

extension Parser {
  /// Reports what the scenario's phone is too old for.
  mutating func reportVersion(of scenario: Scenario) {
    let version = scenario.setting.version
    let facts = (script.facts + scenario.facts).map { ($0.value.event?.wants ?? [], $0.place) }
    let possible = scenario.steps.indices.filter { !scenario.expectsImpossible($0) }
    let steps = possible.map { (scenario.steps[$0].action.wants, scenario.steps[$0].place) }
    var law: Law?
    for (wants, place) in facts + steps {
      for wanted in wants.missing(on: version) {
        let inForce = law ?? Law(version: version)
        law = inForce
        let answer = inForce.decide(Availability.self) { wanted.condition }.answer
        if let first = answer.begins {
          let (message, help) = wanted.refusal(since: first)
          report(.needsNewerPhone, [message, help], at: place)
        }
      }
    }
  }
}
