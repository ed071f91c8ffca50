import DeviceHost

// Notifications as there were before iOS 10, which a virtual phone does not know yet.
extension UIApplication {
  /// Shows a notification now.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    Unsupported.say("presentLocalNotificationNow")
  }

  /// Has a notification shown when it is due.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    Unsupported.say("scheduleLocalNotification")
  }

  /// Takes back the notification that is equal to this one.
  public func cancelLocalNotification(_ notification: UILocalNotification) {}

  /// Takes back all notifications.
  public func cancelAllLocalNotifications() {}

  /// The notifications that will be shown, the next one first.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { [] }
    set {
      cancelAllLocalNotifications()
      for notification in newValue ?? [] { scheduleLocalNotification(notification) }
    }
  }

  /// Asks to be allowed to notify.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    Unsupported.say("registerUserNotificationSettings")
  }

  /// How the app may notify.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }
}
