import UserNotifications

final class ReminderScheduler {
  func remind(of pill: Pill) async throws {
    guard !pill.time.isAtNight else { return }
    let content = UNMutableNotificationContent()
    content.title = "Time for \(pill.name)"
    let trigger = UNCalendarNotificationTrigger(dateMatching: pill.time, repeats: true)
    try await UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: pill.id, content: content, trigger: trigger)
    )
  }
}
