import Foundation
import UserNotifications

/// Reminds of a refill at the same time on the next day.
struct RefillApp {
  /// The defect: the next day is a number of seconds away.
  var countsSeconds: Bool

  func remindTomorrow() {
    let content = UNMutableNotificationContent()
    content.title = "Refill"
    let calendar = Calendar.current
    let tomorrow =
      countsSeconds
      ? Date().addingTimeInterval(86_400) : calendar.date(byAdding: .day, value: 1, to: Date())!
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: tomorrow)
    let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
    let request = UNNotificationRequest(identifier: "refill", content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request)
  }
}
