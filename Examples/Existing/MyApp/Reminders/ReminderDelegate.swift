import Foundation
import UserNotifications

/// Shows reminders while the app is open, and counts the glasses that the user has confirmed.
final class ReminderDelegate: NSObject, UNUserNotificationCenterDelegate {
  private(set) var glasses = 0

  override init() {
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .list]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    glasses += 1
  }
}
