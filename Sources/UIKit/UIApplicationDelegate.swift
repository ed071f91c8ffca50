public import Foundation

/// What hears of an app's life.
///
/// Each method is optional, as Apple's are. Where there are two spellings of one, the one that an
/// app has written is called.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app was launched, as it was told before iOS 3.
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
  /// The app has the user's attention.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to lose it.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to leave the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// A day has ended, or the clock or its zone was changed.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// The phone is about to be locked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// The phone was unlocked.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// The user has answered how the app may notify, before iOS 10.
  func application(
    _ application: UIApplication,
    didRegister notificationSettings: UIUserNotificationSettings
  )
  /// The app can get remote notifications.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// The app cannot get remote notifications.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// A remote notification has come, as it was told before iOS 7.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  )
  /// A remote notification has come.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// A remote notification has come, and the app says when it is done.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// A local notification of the old kind has come, or the user has touched it.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// The user has chosen an action of a local notification; the app says when done.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    completionHandler: @escaping () -> Void
  )
  /// The user has chosen an action of a local notification.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification
  ) async
  /// The user has chosen an action, and perhaps typed a text; the app says when it is done.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  )
  /// The user has chosen an action of a local notification and perhaps typed a text.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    withResponseInfo responseInfo: [AnyHashable: Any]
  ) async
  /// The user has chosen an action of a remote notification; the app says when done.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  )
  /// The user has chosen an action of a remote notification.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any]
  ) async
  /// The user has chosen an action there, and perhaps typed a text; the app says when it is done.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  )
  /// The user has chosen an action of a remote notification and perhaps typed a text.
  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any]
  ) async
  /// The app may fetch something in the background, and says when it is done.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// The app may fetch something in the background.
  func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult
}
