import SystemPolicy
import VirtualDevice

/// The crashes and the lost responses that no line expects.
extension Run {
  /// Reports the crashes and the lost responses that no expectation covers.
  ///
  /// - Parameter step: The step before which the run ends, if it ends early.
  /// - Returns: A Boolean value that indicates whether an app has crashed.
  @discardableResult
  mutating func reportAccidents(before step: Int? = nil) -> Bool {
    var hasCrashed = false
    for index in coverage.accidents {
      let reason: Failure.Reason
      if case .app = journal.entries.effect(at: index) {
        guard !coverage.crashes.contains(index) else { continue }
        coverage.crashes.insert(index)
        reason = .crashed(index)
        hasCrashed = true
      } else {
        guard !coverage.losses.contains(index), loss(at: index)?.isFailure ?? false else {
          continue
        }
        coverage.losses.insert(index)
        reason = .lost(index)
      }
      let origin = journal.entries[index].origin.step
      let line = origin >= 0 ? Int(origin) : step ?? scenario.steps.count - 1
      // A later failure may result from it.
      let place = failures.firstIndex { $0.journalCount > index } ?? failures.count
      failures.insert(failure(line, reason, from: 0), at: place)
    }
    return hasCrashed
  }

  /// Returns the kind of loss that an entry records; nil for another entry.
  private func loss(at index: Int) -> ResponseLoss? {
    guard case .notification(let name, .responseLost(let response)) = journal.entries[index].effect
    else { return nil }
    return ResponseLoss(
      of: response,
      isIgnored: scenario.setting[name.app].ignoresResponses,
      hasDelegate: coverage.hasDelegate(name.app)
    )
  }

  /// Covers the losses of a response that a line expects, denies or misses.
  ///
  /// - Parameters:
  ///   - name: The notification.
  ///   - wanted: The response; an action without a text stands for any text.
  ///   - start: The first entry of the journal that counts.
  mutating func coverLosses(of name: NotificationName, _ wanted: Response, from start: Int) {
    for index in coverage.accidents where index >= start {
      guard case .notification(name, .responseLost(let response)) = journal.entries[index].effect,
        response.fits(wanted)
      else { continue }
      coverage.losses.insert(index)
    }
  }

  /// Adds the reason why no delegate received a response that no line expects to be lost.
  func explainLoss(_ failure: inout Failure) {
    // The system may also keep a response from an app that has a delegate.
    guard case .lost(let index) = failure.reason,
      let rule = Law.number(of: "response.no-delegate-loses-the-tap"),
      failure.rules.contains(rule),
      let missed = journal.missedResponse(at: index, before: journal.entries.count)
    else { return }
    failure.remarks.append(.missed(missed))
    failure.decisiveRule = rule
  }
}
