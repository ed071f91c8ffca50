/// An error of `BGTaskScheduler`, with Apple's code.
public enum BackgroundTaskError: UInt8, Hashable, Sendable, CaseIterable {
  /// The app cannot schedule background work.
  case unavailable = 1
  /// Too many requests of this kind are pending.
  case tooManyPendingTaskRequests = 2
  /// The app may not launch the task.
  case notPermitted = 3

  /// Its name in Apple's framework.
  public var name: String {
    switch self {
    case .unavailable: "unavailable"
    case .tooManyPendingTaskRequests: "tooManyPendingTaskRequests"
    case .notPermitted: "notPermitted"
    }
  }
}
