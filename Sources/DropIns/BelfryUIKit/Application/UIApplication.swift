import DeviceHost
public import Foundation
import VirtualDevice

/// The app on the phone: one stateless object that serves the app whose code is running.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private static let instance = UIApplication()

  /// The app whose code is running.
  open class var shared: UIApplication { instance }

  /// The app's delegate, which is not retained.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { AppLife.current.publicDelegate ?? AppLife.current.delegate }
    set { AppLife.current.set(newValue, from: .here(), in: .current) }
  }

  /// The state of the app.
  open var applicationState: UIApplication.State {
    let process = AppProcess.current
    return AppLife.of(process).state(in: process)
  }

  /// The number on the app's icon.
  open var applicationIconBadgeNumber: Int {
    get { Int(AppProcess.current.snapshot.badge) }
    set { AppProcess.current.send(.setsIconBadge(Int32(clamping: newValue))) }
  }

  /// A Boolean value that indicates whether protected data is available: while the phone is
  /// unlocked.
  open var isProtectedDataAvailable: Bool { !AppProcess.current.host.device.isLocked }

  /// The time that the app may run in the background, in seconds: 30, or unlimited in the
  /// foreground.
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }

  /// The status of background refresh for the app.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus {
    AppProcess.current.snapshot.isRefreshOff ? .denied : .available
  }

  // MARK: Scenes

  /// The connected scenes of the app.
  open var connectedScenes: Set<UIScene> { Set(SceneLife.current.scenes) }

  /// The sessions of the app's scenes.
  open var openSessions: Set<UISceneSession> { Set(SceneLife.current.sessions) }

  /// A Boolean value that indicates whether the app can have several scenes.
  open var supportsMultipleScenes: Bool {
    let process = AppProcess.current
    return process.host.description(of: process.app).scenes?.supportsMultipleScenes ?? false
  }

  /// Requests a scene, which comes to the foreground.
  ///
  /// - Parameters:
  ///   - sceneSession: The session to bring forward; nil for a new scene.
  ///   - userActivity: The activity that describes the scene; its target content identifier or type
  ///     is the name of the scene in scripts.
  ///   - options: Belfry ignores them.
  ///   - errorHandler: The closure that gets the error if the app cannot have several scenes.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard supportsMultipleScenes, sceneSession == nil else {
      if sceneSession?.scene == nil { errorHandler?(SceneError.multipleScenesNotSupported) }
      return
    }
    SceneLife.current.request(userActivity, in: .current)
  }

  /// The options of a request for a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?

    /// Creates options.
    public nonisolated override init() {}
  }

  // MARK: Remote notifications

  /// Registers for remote notifications.
  ///
  /// The delegate gets a device token, or an error if the app lacks the entitlement; in airplane
  /// mode it gets neither until APNs can be reached.
  open func registerForRemoteNotifications() { AppProcess.current.send(.registersForPushes) }

  /// Unregisters from remote notifications.
  open func unregisterForRemoteNotifications() { RemoteRegistration.of(.current).set(false) }

  /// A Boolean value that indicates whether the app is registered for remote notifications.
  open var isRegisteredForRemoteNotifications: Bool { RemoteRegistration.of(.current).isOn }

  // MARK: Notifications as there were before iOS 10

  /// Delivers a notification now.
  open func presentLocalNotificationNow(_ notification: UILocalNotification) {
    send(notification) { .presentsNow($0) }
  }

  /// Schedules a notification.
  open func scheduleLocalNotification(_ notification: UILocalNotification) {
    send(notification) { .schedules($0) }
  }

  /// Cancels the scheduled notification that equals this one.
  open func cancelLocalNotification(_ notification: UILocalNotification) { cancel(notification) }

  /// Cancels all scheduled notifications.
  open func cancelAllLocalNotifications() { AppProcess.current.send(.legacy(.cancelsAll)) }

  /// The scheduled notifications, in the order in which they were scheduled.
  open var scheduledLocalNotifications: [UILocalNotification]? {
    get { scheduled }
    set {
      cancelAllLocalNotifications()
      for notification in newValue ?? [] { scheduleLocalNotification(notification) }
    }
  }

  /// Requests authorization to notify the user.
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    register(notificationSettings)
  }

  /// The notification types that the user allows.
  open var currentUserNotificationSettings: UIUserNotificationSettings? { userSettings }

  // MARK: The background, and other apps

  /// Begins a task that the app may finish in the background; a virtual phone always allows it.
  @discardableResult
  open nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Begins a task that the app may finish in the background; a virtual phone always allows it.
  @discardableResult
  open nonisolated func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Ends a background task.
  open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Sets the interval of background fetches; it has no effect.
  @available(*, deprecated, message: "it has done nothing since iOS 13")
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// The smallest interval of background fetches that the system supports.
  open nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// The interval that prevents background fetches.
  open nonisolated class var backgroundFetchIntervalNever: TimeInterval {
    .greatestFiniteMagnitude
  }

  /// Fails to open a URL: a virtual phone has no other app that handles it.
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    AppProcess.current.callInOrderOnMain("the completion handler of open") { completion(false) }
  }

  /// Fails to open a URL: a virtual phone has no other app that handles it.
  @discardableResult
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }

  /// Returns a Boolean value that indicates whether an app can open a URL; always `false`.
  @discardableResult
  open func canOpenURL(_ url: URL) -> Bool { false }
}
