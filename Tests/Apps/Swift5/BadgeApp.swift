import UserNotifications

// The badge counts what lies in Notification Center.
final class BadgeKeeper {
  func refresh(done: @escaping (Int) -> Void) {
    let center = UNUserNotificationCenter.current()
    center.getDeliveredNotifications { notifications in
      center.setBadgeCount(notifications.count) { error in
        done(error == nil ? notifications.count : -1)
      }
    }
  }

  func clear() {
    UNUserNotificationCenter.current().removeAllDeliveredNotifications()
    UNUserNotificationCenter.current().setBadgeCount(0)
  }
}
