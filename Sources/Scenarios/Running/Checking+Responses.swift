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
      return one(of: expectation, from: start, about: name) { $0.tells(name, of: wanted) }
    case .notReceived, .notWarned: return happened(of: expectation, from: start)
    case .lost(let name, let wanted):
      return one(of: expectation, from: start, about: name) { effect in
        guard case .notification(name, .responseLost(let response)) = effect else { return false }
        return response.fits(wanted)
      }
    case .warned(let app, let warning):
      return one(of: expectation, from: start) { $0 == .app(app, .warned(warning)) }
    }
  }
}

extension Effect {
  /// Indicates whether the effect calls the delegate with a response to a notification.
  func tells(_ name: NotificationName, of wanted: Response) -> Bool {
    if case .notification(name, .handleActionCalled(let response)) = self {
      return response.fits(wanted)
    }
    guard case .notification(name, .didReceiveCalled(let response)) = self else { return false }
    return response.fits(wanted)
  }
}
