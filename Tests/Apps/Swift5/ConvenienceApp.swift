import Foundation
import UserNotifications

extension UNMutableNotificationContent {
  convenience init(title: String, body: String, badge: Int? = nil) {
    self.init()
    self.title = title
    self.body = body
    self.badge = badge.map { NSNumber(value: $0) }
    self.sound = UNNotificationSound.default
  }
}

extension UNNotificationRequest {
  convenience init(id: String, content: UNNotificationContent, date: Date) {
    let components = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: date
    )
    self.init(
      identifier: id,
      content: content,
      trigger: UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
    )
  }
}

extension UNUserNotificationCenter {
  func schedule(_ id: String, title: String, body: String, at date: Date) {
    add(
      UNNotificationRequest(
        id: id,
        content: UNMutableNotificationContent(title: title, body: body, badge: 1),
        date: date
      )
    )
  }
}
