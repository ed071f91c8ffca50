import Foundation
import UserNotifications

/// Registers the buttons.
func registerButtons() {
  // Listing 10.
}

/// The content that has them.
func standup() -> UNMutableNotificationContent {
  // Listing 11.
  return content
}

/// The delegate that handles them; what the article leaves to the app is done here.
final class ReminderDelegate: NSObject, UNUserNotificationCenterDelegate {
  private(set) var openedDetail = 0

  // Listing 12.

  private func scheduleReminder(after seconds: TimeInterval) {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    let request = UNNotificationRequest(identifier: "standup", content: standup(), trigger: trigger)
    UNUserNotificationCenter.current().add(request)
  }

  private func navigateToReminderDetail() { openedDetail += 1 }
}
