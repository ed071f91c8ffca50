public import Foundation

/// The methods that an app's delegate implements for the notification center.
///
/// On Apple's platforms the methods are optional, and each of the first two has two spellings. Here
/// each spelling has a default that says it is not there; the one with `async` is looked for first.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Returns how to present a notification while the app is in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Returns how to present a notification while the app is in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )

  /// Handles the user's response to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async

  /// Handles the user's response to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )

  /// Shows the app's own notification settings, for a notification if there is one.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

extension UNUserNotificationCenterDelegate {
  /// Marks the method as missing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    DelegateCall.current?.isMissing(in: self)
    return []
  }

  /// Marks the method as missing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    DelegateCall.current?.isMissing(in: self)
  }

  /// Marks the method as missing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    DelegateCall.current?.isMissing(in: self)
  }

  /// Marks the method as missing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    DelegateCall.current?.isMissing(in: self)
  }

  /// Marks the method as missing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {
    DelegateCall.current?.isMissing(in: self)
  }
}
