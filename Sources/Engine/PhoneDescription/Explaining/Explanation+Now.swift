package import Scenarios
import SystemPolicy
import VirtualDevice

extension Explanation {
  /// Returns the explanations of all failures of a run; it reads the journal once for them.
  ///
  /// Of several failures with one cause, only the first is explained in full.
  package static func all(of result: ScenarioResult) -> [Explanation] {
    var snapshot = PhoneSnapshot()
    var seen = 0
    var explained: [Explanation] = []
    for failure in result.failures {
      var explanation = Explanation(failure, result)
      if failure.journalCount < seen { (snapshot, seen) = (PhoneSnapshot(), 0) }
      while seen < failure.journalCount {
        snapshot.apply(result.journal.entries[seen].effect)
        seen += 1
      }
      explanation.knownNow = explanation.now(snapshot)
      explanation.explainedAt =
        explained.first { $0.explainedAt == nil && $0.hasCause(of: explanation) }?.failure.step
      explained.append(explanation)
    }
    return explained
  }

  /// Indicates whether another failure has the same cause, and the same lines mend both.
  private func hasCause(of other: Explanation) -> Bool {
    let (own, others) = (failure, other.failure)
    guard !own.chain.isEmpty, own.chain == others.chain, others.reason.isOfExpectation,
      own.rulesInOrder.first == others.rulesInOrder.first
    else { return false }
    if case .crashed = own.reason { return true }
    if case .lost = own.reason { return true }
    return own.reason.isOfExpectation && own.remarks == others.remarks
      && others.remedies.allSatisfy(own.remedies.contains)
  }

  /// The phone when the expectation was not met.
  package var now: String {
    knownNow ?? now(PhoneSnapshot(after: result.journal.entries.prefix(failure.journalCount)))
  }

  private func now(_ snapshot: PhoneSnapshot) -> String {
    let apps = snapshot.apps.enumerated().map { index, app in
      let number = AppNumber(rawValue: UInt16(index))
      guard app.isInstalled else { return "\(wording.name(number)) not installed" }
      let held = snapshot.held.map { $0.name }.filter { $0.app == number }
      let summary = failure.nextSummary.map { " until \($0.text(beside: failure.moment))" }
      return [
        "\(wording.name(number)) \(app.stateText)",
        "authorization \(app.permission.status.name)",
        "pending \(names(app.pending.lazy.map { $0.name }))",
        "delivered \(names(app.delivered.lazy.map { $0.name }))",
        held.isEmpty ? nil : "held \(names(held))\(summary ?? "")",
      ].compactMap { $0 }.joined(separator: "   ")
    }
    let phone = wording.state(of: snapshot).map { [$0] } ?? []
    return (apps + phone).joined(separator: " · ")
  }

  private func names(_ names: some Collection<NotificationName>) -> String {
    guard !names.isEmpty else { return "none" }
    let shown = names.prefix(4).map { result.book[$0.identifier].inQuotes }
    return shown.joined(separator: " ") + (names.count > 4 ? " and \(names.count - 4) more" : "")
  }
}
