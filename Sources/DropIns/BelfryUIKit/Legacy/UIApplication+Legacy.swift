import DeviceHost
import SystemPolicy
import VirtualDevice

// Notifications of the API before iOS 10.
extension UIApplication {
  /// Sends a notification to the phone.
  func send(_ notification: UILocalNotification, _ action: (LocalNotification) -> LegacyAction) {
    let process = AppProcess.current
    let name = LegacyNotifications.of(process).keep(notification, on: process.host)
    process.send(.legacy(action(notification.onPhone(as: name, in: process))))
  }

  /// Cancels the scheduled notification that equals this one.
  func cancel(_ notification: UILocalNotification) {
    let process = AppProcess.current
    guard let name = LegacyNotifications.of(process).name(of: notification) else { return }
    process.send(.legacy(.cancels(name)))
  }

  /// The scheduled notifications, in the order in which they were scheduled.
  var scheduled: [UILocalNotification] {
    let process = AppProcess.current
    let names = process.host.look { device, _, _ in device.scheduledNotifications(of: process.app) }
    return names.compactMap { LegacyNotifications.of(process).notification($0) }
  }

  /// Requests authorization to notify the user.
  func register(_ settings: UIUserNotificationSettings) {
    let process = AppProcess.current
    LegacyNotifications.of(process).register(settings)
    _ = AppLife.of(process)
    let types = AuthorizationOptions(settings.types)
    let categories = settings.categoriesOnPhone(process.host)
    process.send(.legacy(.registers(types, categories)))
  }

  /// The notification types that the user allows.
  var userSettings: UIUserNotificationSettings {
    let process = AppProcess.current
    return UIUserNotificationSettings(
      types: UIUserNotificationType(process.snapshot.permission.settings),
      categories: LegacyNotifications.of(process).categories
    )
  }
}

extension AuthorizationOptions {
  /// Creates options from the types that an app requests.
  init(_ types: UIUserNotificationType) {
    self = []
    if types.contains(.alert) { insert(.alert) }
    if types.contains(.sound) { insert(.sound) }
    if types.contains(.badge) { insert(.badge) }
  }
}

extension UIUserNotificationType {
  /// Creates types from the user's settings.
  init(_ settings: Settings) {
    self = []
    if settings.contains(.alert) { insert(.alert) }
    if settings.contains(.sound) { insert(.sound) }
    if settings.contains(.badge) { insert(.badge) }
  }
}
