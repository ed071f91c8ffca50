import Foundation
import UserNotifications
import os

/// Reminds of stretching every hour, with identifiers drawn at random.
final class StretchReminders {
  private let logger = Logger(subsystem: "com.example.stretch", category: "reminders")
  let done = OSAllocatedUnfairLock(initialState: 0)
  var count: Int { done.withLock { $0 } }

  func schedule() {
    for (hour, muscle) in ["Neck", "Back", "Legs"].enumerated() {
      let content = UNMutableNotificationContent()
      content.title = String(localized: "Stretch: \(muscle)", comment: "The title of a reminder")
      content.body = NSLocalizedString("Stand up first.", comment: "The text of a reminder")
      let trigger = UNTimeIntervalNotificationTrigger(
        timeInterval: TimeInterval(hour + 1) * 3600,
        repeats: false
      )
      let request = UNNotificationRequest(
        identifier: UUID().uuidString,
        content: content,
        trigger: trigger
      )
      UNUserNotificationCenter.current().add(request) { [logger] error in
        if let error {
          logger.error("\(muscle, privacy: .public): \(error.localizedDescription)")
        } else {
          logger.debug("\(muscle) in \(hour + 1, format: .decimal) h")
        }
      }
    }
  }
}
