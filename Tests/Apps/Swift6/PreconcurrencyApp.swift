@preconcurrency import UserNotifications

/// A delegate on the main actor whose methods hop there.
@MainActor final class Inbox: NSObject {
  private(set) var unread = 0

  func attach() { UNUserNotificationCenter.current().delegate = self }
}

extension Inbox: UNUserNotificationCenterDelegate {
  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    Task { @MainActor in self.unread += 1 }
    completionHandler([.list])
  }
}
