import DeviceHost
import SystemPolicy
import VirtualDevice

// The delegate calls for notifications of the API before iOS 10.
extension LifecycleListener {
  /// Reports the registered notification types to an app.
  func register(_ app: AppNumber, for settings: Settings, on host: DeviceHost) {
    guard let process = host.process(of: app) else { return }
    let known = LegacySettings(categories: LegacyNotifications.of(process).categories)
    notify("application(_:didRegister:)", app, host) { life in
      let types = UIUserNotificationType(settings)
      life.delegate?.application(
        .shared,
        didRegister: UIUserNotificationSettings(types: types, categories: known.categories)
      )
    }
  }

  /// Delivers one of an app's notifications to its delegate.
  func receive(_ name: NotificationName, on host: DeviceHost) {
    notify("application(_:didReceive:)", name.app, host) { life in
      let notifications = LegacyNotifications.of(.current)
      guard let notification = notifications.notification(name.identifier) else { return }
      life.delegate?.application(.shared, didReceive: notification)
    }
  }

  /// Returns the notification that caused a launch, which the phone reports right after the launch.
  func launching(_ entry: Journal.Entry, _ app: AppNumber, on host: DeviceHost) -> TextNumber? {
    host.look { _, turn, _ in
      for other in turn.journal.entries.reversed() where other.origin == entry.origin {
        guard case .notification(let name, .launchedWith) = other.effect, name.app == app else {
          continue
        }
        return name.identifier
      }
      return nil
    }
  }
}
