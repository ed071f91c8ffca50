/// The methods of a delegate, for code that calls them as optional ones:
/// `delegate?.userNotificationCenter?(center, openSettingsFor: nil)`.
public struct UNUserNotificationCenterDelegateMethods {
  fileprivate let delegate: any UNUserNotificationCenterDelegate

  /// Returns how to present a notification while the app is in the foreground.
  public func callAsFunction(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    delegate.userNotificationCenter(
      center,
      willPresent: notification,
      withCompletionHandler: completionHandler
    )
  }

  /// Handles the user's response to a notification.
  public func callAsFunction(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    delegate.userNotificationCenter(
      center,
      didReceive: response,
      withCompletionHandler: completionHandler
    )
  }

  /// Shows the app's own notification settings, for a notification if there is one.
  public func callAsFunction(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {
    delegate.userNotificationCenter(center, openSettingsFor: notification)
  }
}

extension UNUserNotificationCenterDelegate {
  /// The delegate's methods in a form that supports a call with a question mark.
  public var userNotificationCenter: UNUserNotificationCenterDelegateMethods? {
    UNUserNotificationCenterDelegateMethods(delegate: self)
  }
}
