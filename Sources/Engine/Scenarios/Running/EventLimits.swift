/// The limits of the events of one run.
struct EventLimits {
  /// The maximum number of events of the run.
  var ofRun = Script.mostEvents
  /// The number of events that the limit of all runs together leaves to it.
  var inAll = Int.max
  /// Returns a Boolean value that indicates whether the run must end now; nil if nothing ends it.
  var isInterrupted: (@Sendable () -> Bool)?

  /// The number of events between two questions to the closure, which may read a clock.
  private static let stride = 1024

  /// Returns the number of events at which a run looks at its limits again.
  func nextLook(after events: Int) -> Int {
    let most = min(ofRun, inAll)
    return isInterrupted == nil ? most : min(most, events + Self.stride)
  }

  /// Returns the limit that ends a run; nil if it may go on.
  func stop(after events: Int) -> ScenarioResult.Limit? {
    if events >= min(ofRun, inAll) { return ofRun <= inAll ? .events : .totalEvents }
    if let isInterrupted, isInterrupted() { return .interruption }
    return nil
  }
}
