import UserNotifications

// A tap snoozes: the same request is added again.
class SnoozeController: NSObject {
  static let instance = SnoozeController()
  let center: UNUserNotificationCenter = .current()

  func begin() { center.delegate = self }

  func alarm(after seconds: TimeInterval) {
    let content = UNMutableNotificationContent()
    content.title = "Wake up"
    content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: "bell.caf"))
    content.userInfo["snoozed"] = 0
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    center.add(
      UNNotificationRequest(identifier: "alarm", content: content, trigger: trigger)
    )
  }
}

extension SnoozeController: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let old = response.notification.request
    guard let content = old.content.mutableCopy() as? UNMutableNotificationContent else {
      return completionHandler()
    }
    let count = (content.userInfo["snoozed"] as? Int ?? 0) + 1
    content.userInfo["snoozed"] = count
    content.body = "Snoozed \(count) times"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 540, repeats: false)
    let request = UNNotificationRequest(
      identifier: old.identifier,
      content: content,
      trigger: trigger
    )
    center.add(request) { _ in completionHandler() }
  }
}
