import Foundation
import UserNotifications

/// Reminds the user to stretch every hour.
struct StretchApp {
  /// The defect: a chain of requests, which ends where the 64 of the app are used up.
  var isChain: Bool

  func start() {
    for number in 1...(isChain ? 40 : 1) {
      let content = UNMutableNotificationContent()
      content.title = "Stretch"
      let trigger = UNTimeIntervalNotificationTrigger(
        timeInterval: Double(number) * 3600,
        repeats: !isChain
      )
      UNUserNotificationCenter.current()
        .add(
          UNNotificationRequest(identifier: "stretch \(number)", content: content, trigger: trigger)
        )
    }
  }
}
