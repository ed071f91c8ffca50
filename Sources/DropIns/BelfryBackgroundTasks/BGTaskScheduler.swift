import DeviceHost
public import Dispatch
public import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The scheduler of the background tasks of an app.
///
/// The phone launches a task when a test says so, if its rules allow it at that time.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private struct Handler: @unchecked Sendable {
    var queue: DispatchQueue?
    var launch: (BGTask) -> Void
    var registration: Registration?
  }

  private struct State {
    var handlers: [String: Handler] = [:]
    var running: [String: BGTask] = [:]
  }

  private let state = Mutex(State())

  /// The scheduler of the app whose code is running.
  open class var shared: BGTaskScheduler { of(.current) }

  /// Returns the scheduler of a process.
  class func of(_ process: AppProcess) -> BGTaskScheduler {
    process.host.dispatch(to: TaskListener.self)
    return process.keeping { BGTaskScheduler() }
  }

  /// Registers the launch handler of a task, before the launch of the app ends.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the task.
  ///   - queue: The queue on which the handler is called, or nil for a queue of the system.
  ///   - launchHandler: The closure that the system calls when it launches the task.
  /// - Returns: A Boolean value that indicates whether the handler is the first one of the task.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String,
    using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    let handler = Handler(queue: queue, launch: launchHandler, registration: .here())
    return state.withLock { state in
      guard state.handlers[identifier] == nil else { return false }
      state.handlers[identifier] = handler
      return true
    }
  }

  /// Submits a request for a task.
  ///
  /// One refresh task and ten processing tasks can be pending. A request replaces the one with its
  /// identifier.
  ///
  /// - Parameter taskRequest: The request, which is copied.
  /// - Throws: ``Error`` with `unavailable` or `tooManyPendingTaskRequests`.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    let process = AppProcess.current
    let store = TaskStore.of(process)
    let delay = taskRequest.earliestBeginDate.map {
      Interval(nanoseconds: Int64(max(0, min($0.timeIntervalSince(process.now), 1e9)) * 1e9))
    }
    let task = BackgroundTask(
      identifier: process.host.withBook { $0.number(of: taskRequest.identifier) },
      kind: taskRequest is BGProcessingTaskRequest ? .processing : .refresh,
      delay: delay
    )
    let outcome = process.send(.backgroundTask(.submits(task)))
    if outcome.objection != nil { throw Error(Error.Code.unavailable) }
    for entry in outcome.entries {
      if case .app(_, .task(_, .refused(let error))) = entry.effect { throw Error(error) }
    }
    store.keep(taskRequest)
  }

  /// Cancels the pending request of a task.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    let process = AppProcess.current
    TaskStore.of(process).remove(identifier)
    process.send(.backgroundTask(.cancels(process.host.withBook { $0.number(of: identifier) })))
  }

  /// Cancels all pending requests.
  open func cancelAllTaskRequests() {
    TaskStore.of(.current).removeAll()
    AppProcess.current.send(.backgroundTask(.cancelsAll))
  }

  /// Calls a closure with copies of the pending requests.
  open func getPendingTaskRequests(
    completionHandler: @escaping ([BGTaskRequest]) -> Void
  ) {
    let process = AppProcess.current
    let requests = TaskStore.of(process).pending
    process.call("the completion handler of getPendingTaskRequests") {
      completionHandler(requests)
    }
  }

  /// Returns copies of the pending requests.
  @discardableResult
  open func pendingTaskRequests() async -> [BGTaskRequest] { TaskStore.of(.current).pending }

  /// Launches a task in a process, which has registered its handler by now.
  func launch(_ identifier: String, _ kind: BackgroundTask.Kind, in process: AppProcess) {
    guard let handler = state.withLock({ $0.handlers[identifier] }) else {
      return process.host.report(
        Trouble(
          """
          no launch handler is registered for the background task "\(identifier)"; the system \
          ends such an app: call register(forTaskWithIdentifier:using:launchHandler:) before \
          the launch of the app ends
          """
        )
      )
    }
    let number = process.host.withBook { $0.number(of: identifier) }
    let complete: @Sendable () -> Void = { process.send(.backgroundTask(.completes(number))) }
    let task =
      kind == .refresh
      ? BGAppRefreshTask(identifier, completing: complete)
      : BGProcessingTask(identifier, completing: complete)
    state.withLock { $0.running[identifier] = task }
    let what = "the launch handler of the background task \"\(identifier)\""
    if handler.queue === DispatchQueue.main {
      process.callInOrderOnMain(what, from: handler.registration) { handler.launch(task) }
    } else {
      process.call(what, from: handler.registration) { handler.launch(task) }
    }
  }

  /// Calls the expiration handler of a task that runs.
  func expire(_ identifier: String, in process: AppProcess) {
    guard let task = state.withLock({ $0.running.removeValue(forKey: identifier) }) else { return }
    process.call("the expirationHandler of the background task \"\(identifier)\"", from: nil) {
      task.expire()
    }
  }
}
