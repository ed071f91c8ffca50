public import BelfryUserNotifications
import Foundation

// What an app is handed by the phone, for unit tests that call the app's delegate by themselves.

extension UNNotification {
  /// Creates a response for a unit test that calls a delegate directly.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - actionIdentifier: The identifier of the action; a tap by default.
  public convenience init(request: UNNotificationRequest, date: Date = Date()) {
    self.init(request, at: date)
  }
}

extension UNNotificationResponse {
  /// Creates a response for a unit test that calls a delegate directly.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - actionIdentifier: The identifier of the action; a tap by default.
  public convenience init(
    notification: UNNotification,
    actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) {
    self.init(actionIdentifier, to: notification)
  }
}

extension UNTextInputNotificationResponse {
  /// Creates a response with text for a unit test that calls a delegate directly.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - actionIdentifier: The identifier of the text input action.
  ///   - userText: The text that the user entered.
  public convenience init(
    notification: UNNotification,
    actionIdentifier: String,
    userText: String
  ) {
    self.init(actionIdentifier, to: notification, text: userText)
  }
}

extension UNNotificationSettings {
  /// Creates notification settings for a unit test that replaces the notification center.
  ///
  /// - Parameters:
  ///   - authorizationStatus: The permission to notify the user.
  ///   - alert: `true` if banners are on.
  ///   - sound: `true` if sounds are on.
  ///   - badge: `true` if the badge is on.
  public convenience init(
    authorizationStatus: UNAuthorizationStatus,
    alert: UNNotificationSetting? = nil,
    sound: UNNotificationSetting? = nil,
    badge: UNNotificationSetting? = nil
  ) {
    self.init(status: authorizationStatus, alert: alert, sound: sound, badge: badge)
  }
}
