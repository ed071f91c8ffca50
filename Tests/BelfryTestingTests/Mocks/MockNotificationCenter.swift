import UserNotifications

@testable import AppsInSwift5

/// A notification centre that keeps what it is given, as apps' tests have one.
final class MockNotificationCenter: NotificationCentering {
  weak var delegate: (any UNUserNotificationCenterDelegate)?
  var isGranted = true
  var requests: [UNNotificationRequest] = []

  func requestAuthorization(
    options: UNAuthorizationOptions,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(isGranted, nil) }

  func add(_ request: UNNotificationRequest, withCompletionHandler done: (((any Error)?) -> Void)?)
  {
    requests.removeAll { $0.identifier == request.identifier }
    requests.append(request)
    done?(nil)
  }

  func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler(requests) }

  func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }

  func removeAllPendingNotificationRequests() { requests = [] }
}
