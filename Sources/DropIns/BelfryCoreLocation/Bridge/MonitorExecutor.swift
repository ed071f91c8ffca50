import Foundation

/// The executor of the monitors' code.
final class MonitorExecutor: SerialExecutor {
  static let shared = MonitorExecutor()

  private let queue = DispatchQueue(label: "belfry.monitors")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
