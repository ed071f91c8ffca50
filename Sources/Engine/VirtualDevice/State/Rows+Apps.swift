import SystemPolicy
import VirtualTime

/// A background task request that is pending, or a task that runs.
struct TaskRow: Hashable, Sendable {
  var app: AppNumber
  var identifier: TextNumber
  var kind: BackgroundTask.Kind
  /// The earliest instant at which the system may launch it, on the monotonic clock.
  var earliest: Instant?
}

extension [TaskRow] {
  /// Returns the index of the task of an app.
  func index(of identifier: TextNumber, _ app: AppNumber) -> Int? {
    firstIndex { $0.app == app && $0.identifier == identifier }
  }
}

/// A push that a service extension has and the system has not presented yet.
struct ExtensionRow: Hashable, Sendable {
  var name: NotificationName
  var content: Content
  /// The number of times that the system delivers the push.
  var times: Int
  /// Indicates whether the extension may use the notification center of its app.
  var usesCenter: Bool
  /// Indicates whether `serviceExtensionTimeWillExpire` was called.
  var isExpiring = false

  /// The wakeup that is due when its time ends.
  var wakeup: Wakeup { isExpiring ? .extensionEnds(name) : .extensionTimeEnds(name) }
}

/// A remote notification that APNs keeps until the phone can be reached.
struct KeptPush: Hashable, Sendable {
  var app: AppNumber
  var push: Push
  /// The instant at which it was sent, on the monotonic clock.
  var sent: Instant

  var name: NotificationName { NotificationName(app, push.identifier) }
}
