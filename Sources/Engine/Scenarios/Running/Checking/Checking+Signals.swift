import SystemPolicy
import VirtualDevice

extension Run {
  /// Returns the failure of an expectation about reported changes of the time, if it fails.
  func checkSignals(
    _ signals: SystemSignals,
    to app: AppNumber,
    _ expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    let failure = one(of: expectation, from: start) {
      if case .app(app, .signalled(let reported)) = $0 {
        reported.isSuperset(of: signals)
      } else {
        false
      }
    }
    guard failure == .found([]) else { return failure }
    return .found(
      entries(from: start) { if case .app(app, .signalled) = $0 { true } else { false } }.suffix(1)
    )
  }
}
