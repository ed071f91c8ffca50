import UserNotifications

/// The spelling with async, on the main actor.
@MainActor final class Router: NSObject, UNUserNotificationCenterDelegate {
  private(set) var path: [String] = []

  override init() {
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .sound]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    path.append(response.notification.request.identifier)
  }
}
