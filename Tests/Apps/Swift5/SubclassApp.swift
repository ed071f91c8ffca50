import Foundation
import UserNotifications

// A content of one's own kind.
final class BirthdayContent: UNMutableNotificationContent {
  convenience init(name: String) {
    self.init()
    title = "Birthday"
    body = "\(name) has a birthday today"
    userInfo = ["name": name, "kind": "birthday"]
    categoryIdentifier = "birthday"
    if #available(iOS 15.0, *) { interruptionLevel = .timeSensitive }
  }
}

struct BirthdayBook {
  func remember(_ name: String, month: Int, day: Int) {
    let date = DateComponents(month: month, day: day, hour: 9)
    let request = UNNotificationRequest(
      identifier: "birthday." + name,
      content: BirthdayContent(name: name),
      trigger: UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
    )
    UNUserNotificationCenter.current().add(request, withCompletionHandler: nil)
  }
}
