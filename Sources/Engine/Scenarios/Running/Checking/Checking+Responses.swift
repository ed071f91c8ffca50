import SystemPolicy
import VirtualDevice

extension Run {
  /// Returns the failure of an expectation about responses or warnings, if it fails.
  mutating func check(
    _ subject: ResponseSubject,
    in expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    switch subject {
    case .received(let name, let wanted):
      let reason = one(of: expectation, from: start) { $0.reports(name, of: wanted) }
        .map { $0.isNothing ? otherResponse(to: name, from: start) : $0 }
      // The line reports the loss.
      if reason != nil { coverLosses(of: name, wanted, from: start) }
      return reason
    case .notReceived(let name, let wanted):
      let isOpen = expectation.since == nil
      let mentioned = Matter.response(name, wanted.kind)
      coverLosses(of: name, wanted, from: isOpen ? cursor.mentioned.start(of: mentioned) : start)
      return happened(of: expectation, from: start)
    case .notWarned: return happened(of: expectation, from: start)
    case .lost(let name, let wanted):
      coverLosses(of: name, wanted, from: start)
      return one(of: expectation, from: start) { effect in
        guard case .notification(name, .responseLost(let response)) = effect else { return false }
        return response.fits(wanted)
      }
      .map { $0.isNothing ? otherResponse(to: name, from: start) : $0 }
    case .warned(let app, let warning):
      return one(of: expectation, from: start) { $0 == .app(app, .warned(warning)) }
    }
  }
}

extension Run {
  /// Returns what happened in place of an expected response: another response, or an act of the
  /// user that led to none.
  private func otherResponse(to name: NotificationName, from start: Int) -> Failure.Reason {
    let others = entries(from: start) { $0.isResponse(to: name) }
    return .found((others.isEmpty ? entries(from: start) { $0.touches(name) } : others).suffix(1))
  }

  /// Returns the last response to a notification or act of the user with it, anywhere in the run.
  func causeOfMissingResponse(to name: NotificationName) -> Cause? {
    let last = journal.entries.lastIndex {
      $0.effect.isResponse(to: name) || $0.effect.touches(name)
    }
    return last.map { Cause($0, name) } ?? lastWord(about: name)
  }
}

extension Effect {
  /// Indicates whether the effect reports a response to a notification, or that no delegate
  /// received it.
  func isResponse(to wanted: NotificationName) -> Bool { name == wanted && isResponse }

  /// Indicates whether the effect calls the delegate with a response to a notification.
  func reports(_ name: NotificationName, of wanted: Response) -> Bool {
    if case .notification(name, .handleActionCalled(let response)) = self {
      return response.fits(wanted)
    }
    guard case .notification(name, .didReceiveCalled(let response)) = self else { return false }
    return response.fits(wanted)
  }
}
