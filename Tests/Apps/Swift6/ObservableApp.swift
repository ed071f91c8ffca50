import Observation
import UserNotifications

/// A model on the main actor that views observe.
@MainActor @Observable final class ReminderModel {
  private(set) var status: UNAuthorizationStatus = .notDetermined
  private(set) var upcoming: [String] = []

  func refresh() async {
    let center = UNUserNotificationCenter.current()
    status = await center.notificationSettings().authorizationStatus
    upcoming = await center.pendingNotificationRequests().map(\.identifier)
  }

  func enable() async throws {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .sound]) else {
      return await refresh()
    }
    let content = UNMutableNotificationContent()
    content.title = "Stand up"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: true)
    try await center.add(
      UNNotificationRequest(identifier: "stand", content: content, trigger: trigger)
    )
    await refresh()
  }
}
