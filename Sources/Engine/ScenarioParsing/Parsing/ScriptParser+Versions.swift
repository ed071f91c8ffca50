import Scenarios
import SystemPolicy
import VirtualDevice

extension ScriptParser {
  /// Reports the facts and lines that the scenario's version of iOS does not support.
  mutating func reportVersion(of scenario: Scenario) {
    let version = scenario.setting.version
    var missing: [(feature: Feature, place: Place)] = []
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
    for (feature, place) in missing
    where law.decide(Availability.self, { feature.condition }).answer.isMissing {
      let (message, help) = feature.refusal
      report(.needsNewerPhone, [message, help], at: place)
    }
  }
}
