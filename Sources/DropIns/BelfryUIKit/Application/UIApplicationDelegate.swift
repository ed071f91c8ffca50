public import Foundation

/// The methods that respond to events in an app's life cycle.
///
/// Each method is optional, as Apple's are. Where there are two spellings of one, the one that an
/// app has written is called.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app was launched; called before iOS 3.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app is being launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app was launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// A new day began, or the clock or its time zone changed.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// The phone is about to be locked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// The phone was unlocked.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// The user answered the notification prompt; called before iOS 10.
  func application(
    _ application: UIApplication,
    didRegister notificationSettings: UIUserNotificationSettings
  )
  /// Registration for remote notifications succeeded.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Registration for remote notifications failed.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// A remote notification arrived; called before iOS 7.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  )
  /// A remote notification arrived.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// A remote notification arrived; the app calls the handler when it has finished.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// A local notification arrived, or the user tapped it; called before iOS 10.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// The user chose an action of a local notification; the app calls the handler when it has
  /// finished.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    completionHandler: @escaping () -> Void
  )
  /// The user chose an action of a local notification.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification
  ) async
  /// The user chose an action of a local notification and may have typed text.
  ///
  /// The app calls the handler when it has finished.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  )
  /// The user chose an action of a local notification and may have typed text.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    withResponseInfo responseInfo: [AnyHashable: Any]
  ) async
  /// The user chose an action of a remote notification; the app calls the handler when it has
  /// finished.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  )
  /// The user chose an action of a remote notification.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any]
  ) async
  /// The user chose an action of a remote notification and may have typed text.
  ///
  /// The app calls the handler when it has finished.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  )
  /// The user chose an action of a remote notification and may have typed text.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any]
  ) async
  /// Returns the configuration of a scene that the system is about to connect.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user discarded scenes; a virtual phone never calls it.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// The app may fetch data in the background; it calls the handler when it has finished.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// The app may fetch data in the background.
  func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult
  /// Another app opened a URL of the app; a virtual phone never calls it.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
}
