// What comes of an action where an app has written another spelling of the method, or none.
extension UIApplicationDelegate {
  /// Is done at once.
  public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  /// Calls the method with a completion handler.
  public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification
  ) async {
    await withCheckedContinuation { done in
      self.application(
        application,
        handleActionWithIdentifier: identifier,
        for: notification,
        completionHandler: { done.resume() }
      )
    }
  }

  /// Calls the method that is told of no text.
  public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    self.application(
      application,
      handleActionWithIdentifier: identifier,
      for: notification,
      completionHandler: completionHandler
    )
  }

  /// Calls the method with a completion handler.
  public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    withResponseInfo responseInfo: [AnyHashable: Any]
  ) async {
    await withCheckedContinuation { done in
      self.application(
        application,
        handleActionWithIdentifier: identifier,
        for: notification,
        withResponseInfo: responseInfo,
        completionHandler: { done.resume() }
      )
    }
  }

  /// Is done at once.
  public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  /// Calls the method with a completion handler.
  public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any]
  ) async {
    await withCheckedContinuation { done in
      self.application(
        application,
        handleActionWithIdentifier: identifier,
        forRemoteNotification: userInfo,
        completionHandler: { done.resume() }
      )
    }
  }

  /// Calls the method that is told of no text.
  public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    self.application(
      application,
      handleActionWithIdentifier: identifier,
      forRemoteNotification: userInfo,
      completionHandler: completionHandler
    )
  }

  /// Calls the method with a completion handler.
  public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any]
  ) async {
    await withCheckedContinuation { done in
      self.application(
        application,
        handleActionWithIdentifier: identifier,
        forRemoteNotification: userInfo,
        withResponseInfo: responseInfo,
        completionHandler: { done.resume() }
      )
    }
  }
}
