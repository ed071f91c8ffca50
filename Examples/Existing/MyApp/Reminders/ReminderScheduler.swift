import Foundation
import UserNotifications

/// Reminds the user to drink, as the app has it: nothing is public, and nothing is made for tests.
struct ReminderScheduler {
  let center = UNUserNotificationCenter.current()

  func askForPermission() async throws -> Bool {
    try await center.requestAuthorization(options: [.alert, .sound])
  }

  func remind(afterMinutes minutes: Double) async throws {
    let content = UNMutableNotificationContent()
    content.title = "Drink a glass of water"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: minutes * 60, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
    )
  }
}
