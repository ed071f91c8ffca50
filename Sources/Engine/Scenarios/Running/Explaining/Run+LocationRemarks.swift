import SystemPolicy
import VirtualDevice

extension Run {
  /// Returns a remark on the number of events, if several were found where one is expected and the
  /// expectation could count them.
  func severalEvents(in failure: Failure, of subject: Expectation.Subject) -> Remark? {
    guard case .found(let entries) = failure.reason, entries.count > 1 else { return nil }
    let effect = journal.entries[entries[0]].effect
    switch subject {
    case .delivered(let name, let ways, times: 1):
      guard case .notification(name, .delivered) = effect else { return nil }
      // Where none came as wanted, their number is not what is wrong first.
      let isInWays = entries.contains { entry in
        guard case .notification(_, .delivered(_, let used)) = journal.entries[entry].effect else {
          return false
        }
        return ways.map { $0 == used } ?? true
      }
      guard isInWays else { return nil }
      return .meansOnce(found: entries.count)
    case .region(.condition(let name, let report, times: 1)):
      return effect.reports(report, of: name) ? .countsOnce(found: entries.count) : nil
    case .region(.stateReported(let name, let state, times: 1)):
      return effect == .region(name, .stateReported(state))
        ? .countsOnce(found: entries.count) : nil
    case _: return nil
    }
  }

  /// Returns the app that gets no location and no reason, if an expectation of a reason failed
  /// because the user has not decided and is not asked.
  func unaskedApp(in failure: Failure, of subject: Expectation.Subject) -> AppNumber? {
    let app: AppNumber
    switch (subject, failure.reason) {
    case (.isSo(.sessionDiagnostic(let of, _, _, true)), .isSo(.sessionDiagnostic(_, _, []?, _))),
      (.isSo(.liveUpdate(let of, _, true)), .isSo(.liveUpdate(_, []?, _))):
      app = of
    case _: return nil
    }
    return snapshot(of: app).location.status == .notDetermined ? app : nil
  }
}
