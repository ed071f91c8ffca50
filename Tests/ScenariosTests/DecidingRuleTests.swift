import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// The rules that a failure names as deciding are those without which the outcome would have been
/// another: each is left out again here, and the outcomes are compared in another way.
@Suite struct DecidingRuleTests {
  /// A line of the library that was changed and is then not met.
  struct Unmet: Sendable {
    let script: Script
    let result: ScenarioResult
    let failure: Failure

    var words: String {
      let rules = failure.deciding.map { Law.rule($0).id }.joined(separator: " ")
      let place = result.scenario.steps[failure.step].place
      return "\(script.name):\(place.line) \(result.scenario.title): \(rules)"
    }

    /// Returns what the changed line finds without some rules; empty if it is met then.
    func outcome(without rules: [RuleNumber]) -> [String] {
      let other = script.play(
        result.scenario,
        on: result.version,
        reading: result.reading,
        without: rules
      )
      return other.failures.filter { $0.step == failure.step }.map { Self.outcome(of: $0, other) }
    }

    /// Returns the events that were found, with their times.
    static func outcome(of failure: Failure, _ result: ScenarioResult) -> String {
      let entries = result.journal.entries
      func text(_ indices: [Int]) -> String {
        indices.map { "\(entries[$0].moment.instant) \(entries[$0].effect)" }
          .joined(separator: ", ")
      }
      return switch failure.reason {
      case .found(let found) where found.isEmpty: text(failure.chain.suffix(1))
      case .found(let found): text(found)
      case .isSo(let state): "\(state)"
      case .foundForOtherReasons, .isSoForOtherReasons, .impossible, .crashed, .lost, .unexpected,
        .idle,
        .neverIdle:
        ""
      }
    }
  }

  /// One failure for each kind of line and each rule that is behind it.
  static let unmet: [Unmet] = {
    var seen: Set<String> = []
    var all: [Unmet] = []
    for played in Played.all where played.scenario.skip == nil && played.scenario.xfail == nil {
      for (index, step) in played.scenario.steps.enumerated() {
        guard case .expect(let expectation) = step.action else { continue }
        for subject in expectation.subject.altered {
          var changed = played.scenario
          changed.steps[index].action = .expect(Expectation(subject, since: expectation.since))
          let result = played.script.play(changed)
          guard let failure = result.failures.first(where: { $0.step == index }),
            seen.insert("\(subject.kindOfRules) \(failure.rules.elements)").inserted
          else { continue }
          let explained = played.script.explained(result)
          guard let failure = explained.failures.first(where: { $0.step == index }) else {
            continue
          }
          all.append(Unmet(script: played.script, result: explained, failure: failure))
        }
      }
    }
    return all
  }()

  @Test func `many rules decide somewhere in the library`() {
    let rules = Set(Self.unmet.flatMap(\.failure.deciding))
    #expect(Self.unmet.count > 300, "\(Self.unmet.count)")
    #expect(rules.count > 120, "\(rules.count)")
  }

  @Test func `without the rules that decide, the outcome is another`() {
    let idle = Self.unmet.filter { unmet in
      let failure = unmet.failure
      guard !failure.deciding.isEmpty else { return false }
      let before = [Unmet.outcome(of: failure, unmet.result)]
      return unmet.outcome(without: failure.deciding) == before
    }
    #expect(idle.map(\.words) == [])
  }

  @Test func `of several rules that decide together, each is needed`() {
    let several = Self.unmet.filter { $0.failure.deciding.count > 1 }
    let needless = several.filter { unmet in
      unmet.failure.deciding.contains { rule in
        unmet.outcome(without: unmet.failure.deciding.filter { $0 != rule }).isEmpty
      }
    }
    #expect(needless.map(\.words) == [])
  }
}
