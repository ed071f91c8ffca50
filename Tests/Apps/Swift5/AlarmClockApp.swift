import UIKit

// An alarm as it was set before iOS 10: a date long past, and every day from then on.
@MainActor
enum AlarmClock {
  static func set(hour: Int, text: String) {
    var components = DateComponents()
    (components.year, components.month, components.day) = (2009, 6, 17)
    components.hour = hour
    let alarm = UILocalNotification()
    alarm.fireDate = Calendar.current.date(from: components)
    alarm.timeZone = .current
    alarm.repeatInterval = .day
    alarm.alertBody = text
    alarm.soundName = UILocalNotificationDefaultSoundName
    alarm.userInfo = ["hour": hour]
    UIApplication.shared.scheduleLocalNotification(alarm)
  }

  static var hours: [Int] {
    (UIApplication.shared.scheduledLocalNotifications ?? [])
      .compactMap { $0.userInfo?["hour"] as? Int }
  }

  static func cancel(hour: Int) {
    for alarm in UIApplication.shared.scheduledLocalNotifications ?? []
    where alarm.userInfo?["hour"] as? Int == hour {
      UIApplication.shared.cancelLocalNotification(alarm)
    }
  }
}
