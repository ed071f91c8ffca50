import Foundation
import UserNotifications

/// Reminds the user to drink, as the app has it: nothing is public, and nothing is made for tests.
struct ReminderScheduler {
  let center = UNUserNotificationCenter.current()

  func askForPermission() async throws -> Bool {
    try await center.requestAuthorization(options: [.alert, .sound])
  }

  func remind(afterMinutes minutes: Double) async throws {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: minutes * 60, repeats: false)
    try await add("water", trigger)
  }

  func remindDaily(hour: Int, minute: Int) async throws {
    let time = DateComponents(hour: hour, minute: minute)
    try await add("daily", UNCalendarNotificationTrigger(dateMatching: time, repeats: true))
  }

  private func add(_ identifier: String, _ trigger: UNNotificationTrigger) async throws {
    let content = UNMutableNotificationContent()
    content.title = "Drink a glass of water"
    try await center.add(
      UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    )
  }
}
