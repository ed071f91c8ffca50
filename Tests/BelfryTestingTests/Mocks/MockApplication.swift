import UIKit

/// The app as tests want it: nothing leaves it, and it notes what it is asked.
final class MockApplication: UIApplication {
  var opened: [URL] = []
  var calls: [String] = []

  override class var shared: UIApplication { MockApplication() }
  override var applicationState: UIApplication.State { .inactive }
  override var backgroundTimeRemaining: TimeInterval { 7 }
  override var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  override var isProtectedDataAvailable: Bool { false }
  override var isRegisteredForRemoteNotifications: Bool { true }
  override var applicationIconBadgeNumber: Int { didSet { calls.append("badge") } }
  override var scheduledLocalNotifications: [UILocalNotification]? {
    get { [] }
    set {}
  }
  override var currentUserNotificationSettings: UIUserNotificationSettings? { nil }

  override func registerForRemoteNotifications() { calls.append("register") }
  override func unregisterForRemoteNotifications() { calls.append("unregister") }
  override func scheduleLocalNotification(_ notification: UILocalNotification) {
    calls.append("schedule")
  }
  override func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  override func cancelLocalNotification(_ notification: UILocalNotification) {}
  override func cancelAllLocalNotifications() {}
  override func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {}
  override func canOpenURL(_ url: URL) -> Bool { true }
  override func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    opened.append(url)
    completion?(true)
  }
  override func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 9) }
  override func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
