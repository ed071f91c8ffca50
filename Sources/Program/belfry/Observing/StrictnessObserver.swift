import PhoneDescription
import Reports
import Scenarios
import SystemPolicy

/// Rejects outcomes that are not known well enough.
final class StrictnessObserver: RunObserving {
  private let leastGrade: Evidence.Grade?
  /// The outcomes that rest on a dispute.
  private var disputed = RejectedOutcomes()
  /// The outcomes that a rule below the grade decides.
  private var weak = RejectedOutcomes()

  init(_ strictness: Strictness) { leastGrade = strictness.leastGrade }

  func add(_ outcome: Outcome, of script: Script, _ console: inout Console) {
    disputed.add(
      outcome,
      in: script.name,
      restingOn: outcome.dependencies.map { Law.dispute($0.dispute).id }
    )
    guard let leastGrade else { return }
    let rules = outcome.result.decidingRules(weakerThan: leastGrade)
    weak.add(outcome, in: script.name, restingOn: rules.map { "\($0.id) (\($0.grade.rawValue))" })
  }

  func finish(_ console: inout Console) -> [RunProblem] {
    let flag = "--strict-facts"
    let dispute = disputed.problem(of: "an open question", flag)
    let weakness = leastGrade.flatMap { grade in
      weak.problem(of: "a rule weaker than \(grade.rawValue)", "\(flag)=\(grade.rawValue)")
    }
    return [dispute, weakness].compactMap { $0 }
  }
}
