import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// An expectation of a scenario; Swift Testing has a type of that name, too.
typealias ScenarioExpectation = Scenarios.Expectation

/// A life that is played again as a scenario, with an expectation at its end that is not met.
///
/// The engine then knows the causes, the rule that decided, and the lines that would have helped.
struct ReplayedFailure {
  let failure: Failure
  let result: ScenarioResult

  /// Plays a life again; nil if the scenario does not show what the phone showed.
  ///
  /// - Parameters:
  ///   - record: The phone.
  ///   - subject: The expectation.
  ///   - instant: The end of the life that is played; nil for now.
  init?(
    of record: PhoneRecord,
    expecting subject: ScenarioExpectation.Subject,
    until instant: Instant? = nil
  ) {
    let end = instant ?? record.device.now
    guard var script = record.script, var scenario = script.scenarios.first else { return nil }
    // What was met says nothing, and may no longer be met if a line is added.
    scenario.steps.removeAll { step in
      if case .expect = step.action { true } else { step.instant > end }
    }
    scenario.steps.append(
      Step(
        action: .expect(ScenarioExpectation(subject, since: instant.map(record.written))),
        gutter: nil,
        instant: end,
        place: Place(line: 1, start: 0, end: 0)
      )
    )
    script.scenarios = [scenario]
    let result = script.play(scenario)
    let last = scenario.steps.count - 1
    // A lost response is reported where it was lost.
    guard result.failures.filter({ !$0.isLoss }).map(\.step) == [last] else { return nil }
    let explained = script.explained(result)
    guard let failure = explained.failures.first(where: { $0.step == last }) else { return nil }
    (self.failure, self.result) = (failure, explained)
  }

  /// The rule that decided.
  var rule: RuleNumber? { failure.deciding.first ?? failure.decisiveRule }

  /// The entries that led to the failure, the oldest first.
  var chain: [Journal.Entry] { failure.chain.map { result.journal.entries[$0] } }
}
