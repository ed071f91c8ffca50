import DeviceHost
import SystemPolicy
import VirtualDevice

// Notifications as there were before iOS 10.
extension UIApplication {
  /// Hands a notification to the phone.
  func send(_ notification: UILocalNotification, _ action: (LocalNotification) -> LegacyAction) {
    let process = AppProcess.current
    let name = LegacyNotifications.of(process).keep(notification, on: process.host)
    process.send(.legacy(action(notification.onPhone(as: name, in: process))))
  }

  /// Takes back the notification that is equal to this one.
  func cancel(_ notification: UILocalNotification) {
    let process = AppProcess.current
    guard let name = LegacyNotifications.of(process).name(of: notification) else { return }
    process.send(.legacy(.cancels(name)))
  }

  /// The notifications that will be shown, in the order of scheduling.
  var scheduled: [UILocalNotification] {
    let process = AppProcess.current
    let names = process.host.look { device, _, _ in device.scheduledNotifications(of: process.app) }
    return names.compactMap { LegacyNotifications.of(process).notification($0) }
  }

  /// Asks to be allowed to notify.
  func register(_ settings: UIUserNotificationSettings) {
    let process = AppProcess.current
    LegacyNotifications.of(process).register(settings)
    _ = AppLife.of(process)
    let types = AuthorizationOptions(settings.types)
    let categories = settings.categoriesOnPhone(process.host)
    process.send(.legacy(.registers(types, categories)))
  }

  /// How the app may notify.
  var userSettings: UIUserNotificationSettings {
    let process = AppProcess.current
    return UIUserNotificationSettings(
      types: UIUserNotificationType(process.snapshot.permission.settings),
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
