// The defaults of the action methods, for an app that implements another form or none.
extension UIApplicationDelegate {
  /// Completes at once.
  public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  /// Calls the method with a completion handler.
  nonisolated(nonsending) public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification
  ) async {
    await Completing(values: (self, application, identifier, notification)).call { given, done in
      let (delegate, application, identifier, notification) = given
      delegate.application(
        application,
        handleActionWithIdentifier: identifier,
        for: notification,
        completionHandler: done
      )
    }
  }

  /// Calls the method without the typed text.
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
  nonisolated(nonsending) public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    withResponseInfo responseInfo: [AnyHashable: Any]
  ) async {
    await Completing(values: (self, application, identifier, notification, responseInfo)).call {
      given,
      done in
      let (delegate, application, identifier, notification, responseInfo) = given
      delegate.application(
        application,
        handleActionWithIdentifier: identifier,
        for: notification,
        withResponseInfo: responseInfo,
        completionHandler: done
      )
    }
  }

  /// Completes at once.
  public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  /// Calls the method with a completion handler.
  nonisolated(nonsending) public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any]
  ) async {
    await Completing(values: (self, application, identifier, userInfo)).call { given, done in
      let (delegate, application, identifier, userInfo) = given
      delegate.application(
        application,
        handleActionWithIdentifier: identifier,
        forRemoteNotification: userInfo,
        completionHandler: done
      )
    }
  }

  /// Calls the method without the typed text.
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
  nonisolated(nonsending) public func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any]
  ) async {
    await Completing(values: (self, application, identifier, userInfo, responseInfo)).call {
      given,
      done in
      let (delegate, application, identifier, userInfo, responseInfo) = given
      delegate.application(
        application,
        handleActionWithIdentifier: identifier,
        forRemoteNotification: userInfo,
        withResponseInfo: responseInfo,
        completionHandler: done
      )
    }
  }
}

/// The arguments of a method with a completion handler, which are passed to the main actor.
///
/// Sendable although the values are not: ownership moves with them. The methods that use it belong
/// to no actor, because a class that is compiled as Swift 5 treats the protocol's so.
private struct Completing<Values>: @unchecked Sendable {
  let values: Values

  @MainActor func call(
    _ method: @MainActor (Values, @escaping () -> Void) -> Void
  ) async {
    await withCheckedContinuation { done in method(values) { done.resume() } }
  }
}
