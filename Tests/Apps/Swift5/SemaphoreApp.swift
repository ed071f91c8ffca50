import Foundation
import UserNotifications

// Settings read as if they were a property, with a semaphore.
struct NotificationStatus {
  static var isAuthorized: Bool {
    let semaphore = DispatchSemaphore(value: 0)
    var result = false
    UNUserNotificationCenter.current().getNotificationSettings { settings in
      result = settings.authorizationStatus == .authorized
      semaphore.signal()
    }
    semaphore.wait()
    return result
  }

  static var pendingIdentifiers: [String] {
    var identifiers: [String] = []
    let group = DispatchGroup()
    group.enter()
    UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
      identifiers = requests.map { $0.identifier }
      group.leave()
    }
    group.wait()
    return identifiers
  }
}
