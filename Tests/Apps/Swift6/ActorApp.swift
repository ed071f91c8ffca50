import Foundation
import UserNotifications

actor BackupScheduler {
  private let center = UNUserNotificationCenter.current()
  private var scheduled: Set<String> = []

  func schedule(_ names: [String]) async throws {
    for name in names where !scheduled.contains(name) {
      let content = UNMutableNotificationContent()
      content.title = "Back up \(name)"
      let date = DateComponents(hour: 22, minute: 15)
      try await center.add(
        UNNotificationRequest(
          identifier: name,
          content: content,
          trigger: UNCalendarNotificationTrigger(dateMatching: date, repeats: false)
        )
      )
      scheduled.insert(name)
    }
  }

  var count: Int { get async { await center.pendingNotificationRequests().count } }
}
