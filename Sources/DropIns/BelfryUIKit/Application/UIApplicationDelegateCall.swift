public import Foundation

/// The delegate's methods in the form `delegate?.application?(app, didReceive: notification)`.
///
/// On a phone these methods are optional and are called with a question mark; here every delegate
/// has them.
@preconcurrency @MainActor
public struct UIApplicationDelegateCall {
  let delegate: any UIApplicationDelegate

  /// The app is being launched.
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(
      application,
      willFinishLaunchingWithOptions: launchOptions
    )
  }

  /// The app was launched.
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(
      application,
      didFinishLaunchingWithOptions: launchOptions
    )
  }

  /// Another app opened a URL of the app.
  public func callAsFunction(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    delegate.application(app, open: url, options: options)
  }

  /// The user answered the notification prompt; called before iOS 10.
  public func callAsFunction(
    _ application: UIApplication,
    didRegister notificationSettings: UIUserNotificationSettings
  ) {
    delegate.application(
      application,
      didRegister: notificationSettings
    )
  }

  /// Registration for remote notifications succeeded.
  public func callAsFunction(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    delegate.application(
      application,
      didRegisterForRemoteNotificationsWithDeviceToken: deviceToken
    )
  }

  /// Registration for remote notifications failed.
  public func callAsFunction(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    delegate.application(
      application,
      didFailToRegisterForRemoteNotificationsWithError: error
    )
  }

  /// A remote notification arrived; called before iOS 7.
  public func callAsFunction(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {
    delegate.application(
      application,
      didReceiveRemoteNotification: userInfo
    )
  }

  /// A remote notification arrived.
  public func callAsFunction(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    await delegate.application(
      application,
      didReceiveRemoteNotification: userInfo
    )
  }

  /// A remote notification arrived; the app calls the handler when it has finished.
  public func callAsFunction(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    delegate.application(
      application,
      didReceiveRemoteNotification: userInfo,
      fetchCompletionHandler: completionHandler
    )
  }

  /// A local notification arrived, or the user tapped it; called before iOS 10.
  public func callAsFunction(
    _ application: UIApplication,
    didReceive notification: UILocalNotification
  ) {
    delegate.application(
      application,
      didReceive: notification
    )
  }

  /// The user chose an action of a local notification; the app calls the handler when it has
  /// finished.
  public func callAsFunction(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    completionHandler: @escaping () -> Void
  ) {
    delegate.application(
      application,
      handleActionWithIdentifier: identifier,
      for: notification,
      completionHandler: completionHandler
    )
  }

  /// The user chose an action of a local notification.
  public func callAsFunction(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification
  ) async {
    await delegate.application(
      application,
      handleActionWithIdentifier: identifier,
      for: notification
    )
  }

  /// The user chose an action of a local notification and may have typed text.
  ///
  /// The app calls the handler when it has finished.
  public func callAsFunction(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    delegate.application(
      application,
      handleActionWithIdentifier: identifier,
      for: notification,
      withResponseInfo: responseInfo,
      completionHandler: completionHandler
    )
  }

  /// The user chose an action of a local notification and may have typed text.
  public func callAsFunction(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    withResponseInfo responseInfo: [AnyHashable: Any]
  ) async {
    await delegate.application(
      application,
      handleActionWithIdentifier: identifier,
      for: notification,
      withResponseInfo: responseInfo
    )
  }

  /// The user chose an action of a remote notification; the app calls the handler when it has
  /// finished.
  public func callAsFunction(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    delegate.application(
      application,
      handleActionWithIdentifier: identifier,
      forRemoteNotification: userInfo,
      completionHandler: completionHandler
    )
  }

  /// The user chose an action of a remote notification.
  public func callAsFunction(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any]
  ) async {
    await delegate.application(
      application,
      handleActionWithIdentifier: identifier,
      forRemoteNotification: userInfo
    )
  }

  /// The user chose an action of a remote notification and may have typed text.
  ///
  /// The app calls the handler when it has finished.
  public func callAsFunction(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    delegate.application(
      application,
      handleActionWithIdentifier: identifier,
      forRemoteNotification: userInfo,
      withResponseInfo: responseInfo,
      completionHandler: completionHandler
    )
  }

  /// The user chose an action of a remote notification and may have typed text.
  public func callAsFunction(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any]
  ) async {
    await delegate.application(
      application,
      handleActionWithIdentifier: identifier,
      forRemoteNotification: userInfo,
      withResponseInfo: responseInfo
    )
  }

  /// The app may fetch data in the background; it calls the handler when it has finished.
  public func callAsFunction(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    delegate.application(
      application,
      performFetchWithCompletionHandler: completionHandler
    )
  }
}
