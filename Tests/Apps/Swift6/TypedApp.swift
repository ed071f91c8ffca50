import Foundation
import UserNotifications

/// Identifiers and contents from types of the app's own.
enum Reminder: String, CaseIterable, Codable, Sendable {
  case breakfast, lunch, dinner

  var hour: Int {
    switch self {
    case .breakfast: 8
    case .lunch: 12
    case .dinner: 19
    }
  }

  var request: UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = rawValue.capitalized
    if let data = try? JSONEncoder().encode(self) { content.userInfo = ["reminder": data] }
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: hour, minute: 0),
      repeats: true
    )
    return UNNotificationRequest(identifier: rawValue, content: content, trigger: trigger)
  }
}

struct MealPlan {
  func sync(_ wanted: Set<Reminder>) async throws {
    let center = UNUserNotificationCenter.current()
    let pending = Set(
      await center.pendingNotificationRequests().compactMap {
        Reminder(rawValue: $0.identifier)
      }
    )
    center.removePendingNotificationRequests(
      withIdentifiers: pending.subtracting(wanted).map(\.rawValue)
    )
    for reminder in Reminder.allCases where wanted.subtracting(pending).contains(reminder) {
      try await center.add(reminder.request)
    }
  }
}
