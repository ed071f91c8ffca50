import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice

extension FailureText {
  /// Puts all failures of a run into words, and goes through its journal once for them.
  static func all(of result: ScenarioResult, _ sources: [Source]) -> [FailureText] {
    var snapshot = PhoneSnapshot()
    var seen = 0
    return result.failures.map { failure in
      var text = FailureText(failure, result, sources)
      if failure.journalCount < seen { (snapshot, seen) = (PhoneSnapshot(), 0) }
      while seen < failure.journalCount {
        snapshot.apply(result.journal.entries[seen].effect)
        seen += 1
      }
      text.knownNow = text.now(snapshot)
      return text
    }
  }

  /// The phone when the expectation was not met.
  var now: String {
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
