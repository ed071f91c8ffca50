import Foundation
import UserNotifications

/// Asks once, and reminds of water half an hour later.
final class ReminderController: NSObject, UNUserNotificationCenterDelegate {
  private(set) var opened: [String] = []

  override init() {
    super.init()
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.requestAuthorization(options: [.alert, .sound]) { isGranted, _ in
      if isGranted { Self.remind() }
    }
  }

  private static func remind() {
    let content = UNMutableNotificationContent()
    content.title = "Drink water"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 30 * 60, repeats: false)
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
    )
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    opened.append(response.notification.request.identifier)
    completionHandler()
  }
}
