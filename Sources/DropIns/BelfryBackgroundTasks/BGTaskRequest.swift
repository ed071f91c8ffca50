public import Foundation

/// A request to launch the app in the background for a task.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the task.
  open var identifier: String { name }
  /// The earliest date at which the system may launch the task; nil for no limit.
  open var earliestBeginDate: Date?

  private let name: String

  init(named identifier: String) { name = identifier }

  /// Returns a copy of the request.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGTaskRequest(named: identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }
}

/// A request for a short task that updates the content of the app.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request.
  ///
  /// - Parameter identifier: The identifier of the task.
  public init(identifier: String) { super.init(named: identifier) }

  /// Returns a copy of the request.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGAppRefreshTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }
}

/// A request for a task that may take minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// A Boolean value that indicates whether the task needs the network; it changes nothing here.
  open var requiresNetworkConnectivity = false
  /// A Boolean value that indicates whether the task needs a charger; it changes nothing here.
  open var requiresExternalPower = false

  /// Creates a request.
  ///
  /// - Parameter identifier: The identifier of the task.
  public init(identifier: String) { super.init(named: identifier) }

  /// Returns a copy of the request.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGProcessingTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    return copy
  }
}
