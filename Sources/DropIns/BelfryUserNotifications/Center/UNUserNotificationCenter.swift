import DeviceHost
public import Foundation
import SystemPolicy
import VirtualDevice

/// The notification center of the app whose code asks for it.
///
/// It is one object without a state: every call finds the app anew. Each method is one event sent
/// to the phone.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let instance = UNUserNotificationCenter(())

  private init(_: ()) {}

  /// The shared notification center, which serves the app whose code is running.
  @discardableResult
  open class func current() -> UNUserNotificationCenter { instance }

  /// The delegate; the center does not retain it.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { Center.current.delegate }
    set { Center.current.set(newValue) }
  }

  /// A Boolean value that indicates whether content extensions are supported; always `false`.
  open var supportsContentExtensions: Bool { false }

  /// Requests authorization to notify the user.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    let center = Center.current
    let here = Registration.here()
    center.ask(options) { [process = center.process] isGranted in
      guard let isGranted else { return }
      process.call("the completion handler of requestAuthorization", from: here) {
        completionHandler(isGranted, nil)
      }
    }
  }

  /// Requests authorization to notify the user, and waits for the answer.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    let center = Center.current
    return try await withCheckedThrowingContinuation { continuation in
      center.ask(options) { [host = center.process.host] isGranted in
        host.callbacks.noteResumption()
        if let isGranted {
          continuation.resume(returning: isGranted)
        } else {
          continuation.resume(throwing: CancellationError())
        }
      }
    }
  }

  /// Reads the app's notification settings.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    let center = Center.current
    let settings = center.settings
    center.process.call("the completion handler of getNotificationSettings") {
      completionHandler(settings)
    }
  }

  /// Reads the app's notification settings.
  @discardableResult
  open func notificationSettings() async -> UNNotificationSettings { Center.current.settings }

  /// Adds a request.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let center = Center.current
    let error = center.add(request)
    guard let completionHandler else { return }
    center.process.call("the completion handler of add(\"\(request.identifier)\")") {
      completionHandler(error)
    }
  }

  /// Adds a request.
  open func add(_ request: UNNotificationRequest) async throws {
    if let error = Center.current.add(request) { throw error }
  }

  /// Reads the pending requests.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    let center = Center.current
    let requests = center.pending
    center.process.call("the completion handler of getPendingNotificationRequests") {
      completionHandler(requests)
    }
  }

  /// Reads the pending requests.
  @discardableResult
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    Center.current.pending
  }

  /// Removes pending requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    let center = Center.current
    for identifier in identifiers {
      center.process.send(.removesPending(center.number(of: identifier)))
    }
  }

  /// Removes all pending requests.
  open func removeAllPendingNotificationRequests() {
    AppProcess.current.send(.removesAllPending)
  }

  /// Reads the notifications in Notification Center.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    let center = Center.current
    let notifications = center.delivered
    center.process.call("the completion handler of getDeliveredNotifications") {
      completionHandler(notifications)
    }
  }

  /// Reads the notifications in Notification Center.
  @discardableResult
  open func deliveredNotifications() async -> [UNNotification] { Center.current.delivered }

  /// Removes notifications from Notification Center.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    let center = Center.current
    for identifier in identifiers {
      center.process.send(.removesDelivered(center.number(of: identifier)))
    }
  }

  /// Removes all notifications from Notification Center.
  open func removeAllDeliveredNotifications() { AppProcess.current.send(.removesAllDelivered) }

  /// Sets the number on the app's icon.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let center = Center.current
    let error = center.setBadge(newBadgeCount)
    guard let completionHandler else { return }
    center.process.call("the completion handler of setBadgeCount") { completionHandler(error) }
  }

  /// Sets the number on the app's icon.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let error = Center.current.setBadge(newBadgeCount) { throw error }
  }

  /// Registers categories, replacing those registered before.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    Center.current.register(categories)
  }

  /// Reads the registered categories.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    let center = Center.current
    let categories = center.categories
    center.process.call("the completion handler of getNotificationCategories") {
      completionHandler(categories)
    }
  }

  /// Reads the registered categories.
  @discardableResult
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    Center.current.categories
  }
}
