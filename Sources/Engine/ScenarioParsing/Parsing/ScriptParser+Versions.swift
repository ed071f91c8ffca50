import Scenarios
import SystemPolicy
import VirtualDevice

extension ScriptParser {
  /// Reports what the scenario's phone is too old for.
  mutating func reportVersion(of scenario: Scenario) {
    let version = scenario.setting.version
    var missing: [(wanted: Availability.Wanted, place: Place)] = []
    for fact in script.facts + scenario.facts {
      guard let wants = fact.value.event?.wants else { continue }
      missing += wants.missing(on: version).map { ($0, fact.place) }
    }
    for index in scenario.steps.indices {
      let wanted = scenario.steps[index].action.wants.missing(on: version)
      guard !wanted.isEmpty, !scenario.expectsImpossible(index) else { continue }
      missing += wanted.map { ($0, scenario.steps[index].place) }
    }
    guard !missing.isEmpty else { return }
    let law = Law(version: version)
    for (wanted, place) in missing {
      let answer = law.decide(Availability.self) { wanted.condition }.answer
      if let first = answer.begins {
        let (message, help) = wanted.refusal(since: first)
        report(.needsNewerPhone, [message, help], at: place)
      }
    }
  }
}
