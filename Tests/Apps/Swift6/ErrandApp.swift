import Foundation
import UserNotifications

/// Reminds of errands at a time of day.
struct ErrandApp {
  /// The defect: one identifier for all errands.
  var hasOneIdentifier: Bool

  func remind(of errand: String, hour: Int) {
    let content = UNMutableNotificationContent()
    content.title = errand
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: hour),
      repeats: false
    )
    let request = UNNotificationRequest(
      identifier: hasOneIdentifier ? "errand" : errand,
      content: content,
      trigger: trigger
    )
    UNUserNotificationCenter.current().add(request)
  }
}
