import Foundation
import UserNotifications

/// Reminds the user to stretch every hour.
struct StretchApp {
  /// The defect: a chain of requests, which ends where the 64 of the app are used up.
  var isChain: Bool
  /// The number of requests of a chain.
  var count = 40

  func start() {
    for number in 1...(isChain ? count : 1) {
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
