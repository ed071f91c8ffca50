import DeviceHost
import SystemPolicy
import VirtualDevice

// Notifications as there were before iOS 10.
extension UIApplication {
  /// Shows a notification now.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    send(notification) { .presentsNow($0) }
  }

  /// Has a notification shown when it is due.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    send(notification) { .schedules($0) }
  }

  private func send(
    _ notification: UILocalNotification,
    _ action: (LocalNotification) -> LegacyAction
  ) {
    let process = AppProcess.current
    let name = LegacyNotifications.of(process).keep(notification, on: process.host)
    process.send(.legacy(action(notification.onPhone(as: name, in: process))))
  }

  /// Takes back the notification that is equal to this one.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    let process = AppProcess.current
    guard let name = LegacyNotifications.of(process).name(of: notification) else { return }
    process.send(.legacy(.cancels(name)))
  }

  /// Takes back all notifications.
  public func cancelAllLocalNotifications() { AppProcess.current.send(.legacy(.cancelsAll)) }

  /// The notifications that will be shown, in the order of scheduling.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get {
      let process = AppProcess.current
      let names = process.host.look { device, _, _ in
        device.scheduledNotifications(of: process.app)
      }
      return names.compactMap { LegacyNotifications.of(process).notification($0) }
    }
    set {
      cancelAllLocalNotifications()
      for notification in newValue ?? [] { scheduleLocalNotification(notification) }
    }
  }

  /// Asks to be allowed to notify.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    let process = AppProcess.current
    LegacyNotifications.of(process).register(notificationSettings)
    _ = AppLife.of(process)
    let types = AuthorizationOptions(notificationSettings.types)
    let categories = notificationSettings.categoriesOnPhone(process.host)
    process.send(.legacy(.registers(types, categories)))
  }

  /// How the app may notify.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    let process = AppProcess.current
    return UIUserNotificationSettings(
      types: UIUserNotificationType(process.face.permission.settings),
      categories: LegacyNotifications.of(process).categories
    )
  }
}

extension AuthorizationOptions {
  /// The ways to notify that an app asks for.
  init(_ types: UIUserNotificationType) {
    self = []
    if types.contains(.alert) { insert(.alert) }
    if types.contains(.sound) { insert(.sound) }
    if types.contains(.badge) { insert(.badge) }
  }
}

extension UIUserNotificationType {
  /// The ways to notify that the user allows.
  init(_ settings: Settings) {
    self = []
    if settings.contains(.alert) { insert(.alert) }
    if settings.contains(.sound) { insert(.sound) }
    if settings.contains(.badge) { insert(.badge) }
  }
}
