import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The events that were found in place of the expected ones.
extension FailureText {
  /// The maximum number of found entries that are compared to find their common values.
  fileprivate static let mostCompared = 100

  func found(_ entries: [Int]) -> String {
    guard let last = entries.last else {
      // What was dropped before the window cannot happen in it.
      if case .expect(let expectation) = step.action, case .delivered = expectation.subject,
        let end = failure.chain.last, case .notification(_, .dropped) = entry(end).effect
      {
        return labelled(end)
      }
      return "nothing of the kind happened\(window)"
    }
    guard entries.count > 1 else { return labelled(last) }
    // Asking the result for each entry would copy the journal each time.
    let journal = result.journal.entries
    let times = Moment.texts(
      of: entries.suffix(3).map { journal[$0].moment },
      beside: failure.moment
    )
    let effect = journal.effect(at: last)
    let label = wording.phrase(journal[last]).label
    let isOneThing = entries.suffix(Self.mostCompared).allSatisfy {
      // Most are the same in all; only others are put into words.
      journal.effect(at: $0) == effect || wording.phrase(journal[$0]).label == label
    }
    let what = isOneThing ? label ?? "" : "it happened"
    return "\(what) \(entries.count) times, at \(entries.count > 3 ? "… " : "")"
      + times.joined(separator: ", ")
  }

  /// The time since which nothing happened: the beginning of the window that the expectation
  /// examines.
  private var window: String {
    if case .expect(let expectation) = step.action, let since = expectation.since {
      return " since \(since.text)"
    }
    let entries = result.journal.entries
    guard let begin = failure.windowBegin else { return " so far" }
    let next = entries.indices.contains(failure.windowStart) ? entries[failure.windowStart] : nil
    // The clock may have been set meanwhile: the nearest moment knows what it showed.
    let moment = (next?.moment ?? failure.moment)
    return " since \(moment.at(begin).text(beside: failure.moment))"
  }
}
