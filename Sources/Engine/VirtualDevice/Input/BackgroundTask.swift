public import VirtualTime

/// A request for a task in the background.
public struct BackgroundTask: Hashable, Sendable {
  /// A kind of task.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// `BGAppRefreshTaskRequest`.
    case refresh
    /// `BGProcessingTaskRequest`.
    case processing

    /// Its name in scripts.
    public var name: String { self == .refresh ? "refresh" : "processing" }
  }

  /// The identifier of the task.
  public var identifier: TextNumber
  /// The kind of the task.
  public var kind: Kind
  /// The time from now to `earliestBeginDate`; nil without one.
  public var delay: Interval?

  /// Creates a request.
  public init(identifier: TextNumber, kind: Kind, delay: Interval? = nil) {
    self.identifier = identifier
    self.kind = kind
    self.delay = delay
  }
}

/// An action of an app about its background tasks.
public enum BackgroundTaskAction: Hashable, Sendable {
  /// Submits a request.
  case submits(BackgroundTask)
  /// Cancels a pending request.
  case cancels(TextNumber)
  /// Cancels all pending requests.
  case cancelsAll
  /// Calls `setTaskCompleted` of a task that runs.
  case completes(TextNumber)
}
