import DeviceHost
public import Foundation
import VirtualDevice

/// The app on the phone: one object without a state, for whichever app asks.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private static let instance = UIApplication()

  /// The app that this code belongs to.
  open class var shared: UIApplication { instance }

  /// What hears of its life; it is not kept.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { AppLife.current.delegate }
    set { AppLife.current.set(newValue, from: .here(), in: .current) }
  }

  /// Where it runs.
  open var applicationState: UIApplication.State {
    let process = AppProcess.current
    return AppLife.of(process).state(in: process)
  }

  /// The number on its icon.
  open var applicationIconBadgeNumber: Int {
    get { Int(AppProcess.current.snapshot.badge) }
    set { AppProcess.current.send(.setsBadge(Int32(clamping: newValue))) }
  }

  /// Whether what it has protected can be read: while the phone is unlocked.
  open var isProtectedDataAvailable: Bool { !AppProcess.current.host.device.isLocked }

  /// How long it may run in the background: half a minute, or for ever in front.
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }

  /// Whether it may refresh in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus {
    AppProcess.current.snapshot.isRefreshOff ? .denied : .available
  }

  // MARK: Remote notifications

  /// Asks for remote notifications, which a virtual phone always grants.
  open func registerForRemoteNotifications() { register(with: .current) }

  /// Asks for them no longer.
  open func unregisterForRemoteNotifications() { RemoteRegistration.of(.current).set(false) }

  /// Whether the app has asked for them.
  open var isRegisteredForRemoteNotifications: Bool { RemoteRegistration.of(.current).isOn }

  // MARK: Notifications as there were before iOS 10

  /// Shows a notification now.
  open func presentLocalNotificationNow(_ notification: UILocalNotification) {
    send(notification) { .presentsNow($0) }
  }

  /// Has a notification shown when it is due.
  open func scheduleLocalNotification(_ notification: UILocalNotification) {
    send(notification) { .schedules($0) }
  }

  /// Takes back the notification that is equal to this one.
  open func cancelLocalNotification(_ notification: UILocalNotification) { cancel(notification) }

  /// Takes back all notifications.
  open func cancelAllLocalNotifications() { AppProcess.current.send(.legacy(.cancelsAll)) }

  /// The notifications that will be shown, in the order of scheduling.
  open var scheduledLocalNotifications: [UILocalNotification]? {
    get { scheduled }
    set {
      cancelAllLocalNotifications()
      for notification in newValue ?? [] { scheduleLocalNotification(notification) }
    }
  }

  /// Asks to be allowed to notify.
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    register(notificationSettings)
  }

  /// How the app may notify.
  open var currentUserNotificationSettings: UIUserNotificationSettings? { userSettings }

  // MARK: The background, and other apps

  /// Begins something that the app finishes in the background; a virtual phone lets it.
  @discardableResult
  open nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Begins something that the app finishes in the background; a virtual phone lets it.
  @discardableResult
  open nonisolated func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Ends it.
  open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Says how often the app wants to fetch; a virtual phone never lets it.
  @available(*, deprecated, message: "it has done nothing since iOS 13")
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// As often as the phone likes.
  open nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// Never.
  open nonisolated class var backgroundFetchIntervalNever: TimeInterval {
    .greatestFiniteMagnitude
  }

  /// Opens an address in another app; on a virtual phone there is none that would take it.
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    AppProcess.current.callInOrderOnMain("the completion handler of open") { completion(false) }
  }

  /// Opens an address in another app; on a virtual phone there is none that would take it.
  @discardableResult
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }

  /// Whether there is an app for an address: there is none.
  @discardableResult
  open func canOpenURL(_ url: URL) -> Bool { false }
}
