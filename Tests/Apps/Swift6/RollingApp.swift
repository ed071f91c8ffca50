import Foundation
import UserNotifications

/// Keeps the next requests pending, though only 64 can be.
struct RollingWindow {
  var calendar = Calendar.current
  var now: () -> Date = { Date() }

  func refill(days: Int) async throws {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    for offset in 1...days {
      guard let day = calendar.date(byAdding: .day, value: offset, to: now()) else { continue }
      var components = calendar.dateComponents([.year, .month, .day], from: day)
      components.hour = 7
      let content = UNMutableNotificationContent()
      content.title = "Day \(offset)"
      try await center.add(
        UNNotificationRequest(
          identifier: "day-\(offset)",
          content: content,
          trigger: UNCalendarNotificationTrigger(
            dateMatching: components,
            repeats: false
          )
        )
      )
    }
  }
}
