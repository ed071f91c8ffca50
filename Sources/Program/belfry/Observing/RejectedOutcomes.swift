import PhoneDescription
import Reports
import Scenarios

/// The number of outcomes that `--strict-facts` rejects, and the names of the first ones.
struct RejectedOutcomes {
  private static let mostNamed = 3

  private var count = 0
  private var names: [String] = []

  /// Adds an outcome, unless there is no reason to reject it.
  mutating func add(_ outcome: Outcome, in path: String, restingOn reasons: [String]) {
    guard !reasons.isEmpty else { return }
    count += 1
    guard count <= Self.mostNamed else { return }
    let line = outcome.result.scenario.place.line
    names.append("\(path.printable):\(line) on \(reasons.joined(separator: ", "))")
  }

  /// Returns the problem of the run, or nil if no outcome was added.
  func problem(of reason: String, _ flag: String) -> RunProblem? {
    guard count > 0 else { return nil }
    let outcomes = count == 1 ? "1 outcome depends" : "\(count) outcomes depend"
    let more = count > names.count ? "; and \(count - names.count) more" : ""
    let found = names.joined(separator: "; ") + more
    return RunProblem("\(flag): \(outcomes) on \(reason): \(found)", kind: .disputed)
  }
}
