import DeviceHost
import Foundation
import Synchronization
import VirtualDevice
import VirtualTime

/// The pending requests of an app, in the app's own classes; they outlast a process.
final class TaskStore: Sendable {
  private struct Requests: @unchecked Sendable {
    var all: [BGTaskRequest] = []
  }

  private let requests = Mutex(Requests())

  /// Returns the store of an app.
  static func of(_ process: AppProcess) -> TaskStore { process.keepingForApp { TaskStore() } }

  /// Copies of the pending requests, in the order in which they were submitted.
  var pending: [BGTaskRequest] {
    requests.withLock { Requests(all: $0.all.compactMap { $0.copy() as? BGTaskRequest }) }.all
  }

  /// Keeps a copy of a request, in the place of the one with its identifier.
  func keep(_ request: BGTaskRequest) {
    guard let copy = request.copy() as? BGTaskRequest else { return }
    let new = Requests(all: [copy])
    requests.withLock { requests in
      requests.all.removeAll { $0.identifier == new.all[0].identifier }
      requests.all += new.all
    }
  }

  /// Removes the request of a task.
  func remove(_ identifier: String) {
    requests.withLock { $0.all.removeAll { $0.identifier == identifier } }
  }

  /// Removes all requests.
  func removeAll() { requests.withLock { $0.all = [] } }
}

extension AppProcess {
  /// The date on the phone's clock.
  var now: Date { Date(timeIntervalSince1970: Double(host.wall.nanoseconds) / 1e9) }
}
