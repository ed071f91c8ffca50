import Foundation
import UserNotifications

// One repeating request for each chosen weekday.
struct WorkoutPlan {
  var weekdays: [Int]
  var hour: Int

  func activate() {
    let center = UNUserNotificationCenter.current()
    let old = (1...7).map { "workout-\($0)" }
    center.removePendingNotificationRequests(withIdentifiers: old)
    for weekday in weekdays {
      let content = UNMutableNotificationContent()
      content.title = "Workout"
      content.threadIdentifier = "workouts"
      var date = DateComponents()
      date.calendar = Calendar.current
      date.weekday = weekday
      date.hour = hour
      let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
      center.add(
        UNNotificationRequest(
          identifier: "workout-\(weekday)",
          content: content,
          trigger: trigger
        )
      )
    }
  }
}
