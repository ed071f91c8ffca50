import UserNotifications

// A singleton that keeps the centre, as most first apps do.
class NotificationManager {
  static let shared = NotificationManager()
  private let center = UNUserNotificationCenter.current()
  private init() {}

  func requestPermission(completion: @escaping (Bool) -> Void) {
    center.requestAuthorization(options: [.alert, .sound, .badge]) { granted, error in
      if let error = error { print(error.localizedDescription) }
      DispatchQueue.main.async { completion(granted) }
    }
  }

  func scheduleWater(in minutes: Int) {
    let content = UNMutableNotificationContent()
    content.title = "Drink water"
    content.body = "You have not had any for a while."
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(
      timeInterval: TimeInterval(minutes * 60),
      repeats: false
    )
    let request = UNNotificationRequest(
      identifier: "water",
      content: content,
      trigger: trigger
    )
    center.add(request)
  }
}
