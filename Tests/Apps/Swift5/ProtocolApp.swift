import Foundation
import UserNotifications

// The centre behind a protocol, so that a mock can take its place.
protocol UserNotificationCenterProtocol {
  func requestAuthorization(
    options: UNAuthorizationOptions,
    completionHandler: @escaping (Bool, Error?) -> Void
  )
  func add(_ request: UNNotificationRequest, withCompletionHandler: ((Error?) -> Void)?)
  func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  )
  func removePendingNotificationRequests(withIdentifiers: [String])
  func removeAllPendingNotificationRequests()
}

extension UNUserNotificationCenter: UserNotificationCenterProtocol {}

final class ReminderService {
  private let center: UserNotificationCenterProtocol

  init(center: UserNotificationCenterProtocol = UNUserNotificationCenter.current()) {
    self.center = center
  }

  func replaceAll(with titles: [String], completion: @escaping (Int) -> Void) {
    center.removeAllPendingNotificationRequests()
    for (index, title) in titles.enumerated() {
      let content = UNMutableNotificationContent()
      content.title = title
      let trigger = UNTimeIntervalNotificationTrigger(
        timeInterval: Double(index + 1) * 3600,
        repeats: false
      )
      center.add(
        UNNotificationRequest(
          identifier: title.lowercased(),
          content: content,
          trigger: trigger
        ),
        withCompletionHandler: nil
      )
    }
    center.getPendingNotificationRequests { completion($0.count) }
  }
}
