import Scenarios
import Support
import SystemPolicy
import Testing

/// A scenario of the library, and what came of playing it; every one is played once for all tests.
struct Played: Sendable, CustomTestStringConvertible {
  let script: Script
  let scenario: Scenario
  let result: ScenarioResult

  static let all: [Played] = Library.all.flatMap { entry in
    entry.script.scenarios.map {
      Played(script: entry.script, scenario: $0, result: entry.script.play($0))
    }
  }

  var testDescription: String { "\(script.name): \(scenario.title)" }

  /// The law under which it was played.
  var law: Law {
    Law(
      version: result.version,
      reading: result.reading,
      assuming: scenario.setting.assumed.map(\.value)
    )
  }
}
