public import Foundation
import Synchronization

/// A task that the system has launched.
open class BGTask: NSObject, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var handler: (() -> Void)?
    var isCompleted = false
  }

  /// The identifier of the task.
  open var identifier: String { name }

  private let name: String
  private let state = Mutex(State())
  private let complete: @Sendable () -> Void

  init(_ identifier: String, completing complete: @escaping @Sendable () -> Void) {
    name = identifier
    self.complete = complete
  }

  /// The closure that the system calls when the time of a refresh task ends, after thirty seconds.
  open var expirationHandler: (() -> Void)? {
    get { state.withLock { UncheckedHandler($0.handler) }.handler }
    set {
      let new = UncheckedHandler(newValue)
      state.withLock { $0.handler = new.handler }
    }
  }

  /// Tells the system that the task is complete.
  ///
  /// - Parameter success: A Boolean value that indicates whether the task was successful; the phone
  ///   does not use it.
  open func setTaskCompleted(success: Bool) {
    let isFirst = state.withLock { state in
      defer { state.isCompleted = true }
      return !state.isCompleted
    }
    if isFirst { complete() }
  }

  /// Calls the closure for the end of the time, unless the task is complete.
  func expire() {
    let handler = state.withLock { UncheckedHandler($0.isCompleted ? nil : $0.handler) }
    handler.handler?()
  }
}

/// A short task that updates the content of the app.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task that may take minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A closure of the app, which may come to another thread.
struct UncheckedHandler: @unchecked Sendable {
  let handler: (() -> Void)?

  init(_ handler: (() -> Void)?) { self.handler = handler }
}
