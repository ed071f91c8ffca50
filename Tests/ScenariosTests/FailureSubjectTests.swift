import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice

/// The text of a failure concerns the subject that its line expects: each expectation of the
/// library is denied and changed, and one that is then not met must explain itself with its own
/// subject.
@Suite struct FailureSubjectTests {
  /// A line that was met and was then changed, and its failure.
  struct Unmet {
    let subject: Scenarios.Expectation.Subject
    var failure: Failure
    let result: ScenarioResult

    /// A Boolean value that indicates whether the version lacks what the line expects, which its
    /// reason says.
    var isImpossible: Bool { if case .impossible = failure.reason { true } else { false } }

    /// The topic of the rule that the failure names first.
    var topic: String? { failure.rulesInOrder.first.map { Law.rule($0).topic } }

    /// A Boolean value that indicates whether the failure names a rule of another subject first.
    var namesRuleOfAnother: Bool {
      topic.map { !FailureSubject.admits($0, for: subject.kindOfRules) } ?? false
    }

    /// A Boolean value that indicates whether the headline is about an event of another subject.
    var headsWithAnother: Bool {
      guard case .found(let entries) = failure.reason, let last = entries.last else { return false }
      return subject.concerns(result.journal.entries[last].effect) == false
    }

    var words: String {
      let rules = failure.rulesInOrder.map { Law.rule($0).id }.joined(separator: " ")
      let place = result.scenario.steps[failure.step].place
      return "\(result.scenario.title), line \(place.line): \(subject): \(rules)"
    }
  }

  /// Every scenario of the library is played once, with all the changed lines below each line.
  static let unmet: [Unmet] = Played.all.flatMap { played in
    var changed = played.scenario
    changed.steps = []
    var altered: [Int: Scenarios.Expectation.Subject] = [:]
    for step in played.scenario.steps {
      changed.steps.append(step)
      guard case .expect(let expectation) = step.action else { continue }
      for subject in expectation.subject.altered {
        var other = step
        other.gutter = nil
        other.action = .expect(Expectation(subject, since: expectation.since))
        altered[changed.steps.count] = subject
        changed.steps.append(other)
      }
    }
    let result = played.script.play(changed)
    return result.failures.compactMap { failure in
      altered[failure.step].map { Unmet(subject: $0, failure: failure, result: result) }
    }
  }

  @Test func `most changed lines are not met, of every kind in the table`() {
    #expect(Self.unmet.count > 4000, "\(Self.unmet.count)")
    let kinds = Set(Self.unmet.map { $0.subject.kindOfRules })
    let wanted = Set(FailureSubject.topics.keys).union(FailureSubject.presented)
    #expect(wanted.subtracting(kinds) == [])
  }

  @Test func `every failure has a reason: what led there, or what never happened`() {
    let silent = Self.unmet.filter {
      !$0.isImpossible && $0.failure.chain.isEmpty && $0.failure.remarks.isEmpty
        && $0.failure.rules.isEmpty
    }
    #expect(silent.map(\.words) == [])
  }

  @Test func `a failure never names a rule of another subject first`() {
    #expect(Self.unmet.filter(\.namesRuleOfAnother).map(\.words) == [])
  }

  @Test func `a headline is never about an event of another subject`() {
    #expect(Self.unmet.filter(\.headsWithAnother).map(\.words) == [])
  }

  @Test func `every exception is needed`() {
    let used = Set(Self.unmet.map { "\($0.subject.kindOfRules) \($0.topic ?? "")" })
    let idle = FailureSubject.exceptions.filter { !used.contains("\($0.kind) \($0.topic)") }
    #expect(idle.map { "\($0.kind) \($0.topic)" } == [])
  }

  @Test func `a response that is explained with the banner is found`() throws {
    var response = try #require(
      Self.unmet.first { $0.subject.kindOfRules == "response" && $0.topic == "response" }
    )
    #expect(!response.namesRuleOfAnother && !response.headsWithAnother)
    let journal = response.result.journal
    let shown = try #require(
      journal.entries.indices.first {
        if case .notification(_, .delivered) = journal.entries[$0].effect { true } else { false }
      }
    )
    response.failure.reason = .found([shown])
    response.failure.rules = journal.entries[shown].because
    response.failure.decisiveRule = nil
    #expect(response.namesRuleOfAnother && response.headsWithAnother)
  }
}
