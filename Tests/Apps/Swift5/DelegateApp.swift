import UserNotifications

// A delegate of its own, with completion handlers.
final class NotificationHandler: NSObject, UNUserNotificationCenterDelegate {
  var opened: [String] = []
  var presented = 0

  override init() {
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    presented += 1
    if #available(iOS 14.0, *) {
      completionHandler([.banner, .list, .sound])
    } else {
      completionHandler([.alert, .sound])
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    defer { completionHandler() }
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier:
      if let screen = response.notification.request.content.userInfo["screen"] as? String {
        opened.append(screen)
      }
    case UNNotificationDismissActionIdentifier: break
    default: break
    }
  }
}
