import Foundation
import UserNotifications

extension Notification.Name {
  static let reminderOpened = Notification.Name("reminderOpened")
}

// The delegate tells the rest of the app through NotificationCenter.
final class OpenBroadcaster: NSObject, UNUserNotificationCenterDelegate {
  func attach() { UNUserNotificationCenter.current().delegate = self }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    NotificationCenter.default.post(
      name: .reminderOpened,
      object: self,
      userInfo: ["id": response.notification.request.identifier]
    )
    completionHandler()
  }
}
