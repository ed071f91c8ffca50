public import Foundation
public import UserNotifications

// What an app is handed by the phone, for unit tests that call the app's delegate by themselves.

extension UNNotification {
  /// Creates a notification as the notification centre would hand it to an app.
  ///
  /// - Parameters:
  ///   - request: What it was made of.
  ///   - date: When it was delivered.
  public convenience init(request: UNNotificationRequest, date: Date = Date()) {
    self.init(request, at: date)
  }
}

extension UNNotificationResponse {
  /// Creates a response as the notification centre would hand it to an app.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - actionIdentifier: The action; a tap unless it is said.
  public convenience init(
    notification: UNNotification,
    actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) {
    self.init(actionIdentifier, to: notification)
  }
}

extension UNTextInputNotificationResponse {
  /// Creates a response with a text as the notification centre would hand it to an app.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - actionIdentifier: The action that takes a text.
  ///   - userText: What the user wrote.
  public convenience init(
    notification: UNNotification,
    actionIdentifier: String,
    userText: String
  ) {
    self.init(actionIdentifier, to: notification, text: userText)
  }
}

extension UNNotificationSettings {
  /// Creates settings as the notification centre would hand them to an app.
  ///
  /// - Parameters:
  ///   - authorizationStatus: What the user has allowed.
  ///   - alert: Whether banners are on.
  ///   - sound: Whether sounds are on.
  ///   - badge: Whether the badge is on.
  public convenience init(
    authorizationStatus: UNAuthorizationStatus,
    alert: UNNotificationSetting? = nil,
    sound: UNNotificationSetting? = nil,
    badge: UNNotificationSetting? = nil
  ) {
    self.init(status: authorizationStatus, alert: alert, sound: sound, badge: badge)
  }
}
