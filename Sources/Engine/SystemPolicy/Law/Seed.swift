/// A document from which the project was created; together, the seeds form the reading `seeds`.
public enum Seed: Hashable, Sendable, CaseIterable {
  /// Apple's page on scheduling a local notification.
  case scheduling
  /// Apple's reference of `UILocalNotification`, the class of iOS 4 to 9.
  case localNotification
  /// A blog post that builds a notification manager.
  case manager
  /// A blog post of 2011 on a daily alarm.
  case alarm
  /// An article of 2026 on local notifications and geofencing.
  case geofencing

  /// The title of the document.
  public var title: String {
    switch self {
    case .scheduling: "Apple, Scheduling a notification locally from your app"
    case .localNotification: "Apple, UILocalNotification"
    case .manager: "Implement iOS local notification"
    case .alarm: "Local Notifications in iPhone (2011)"
    case .geofencing: "Local Notifications and Geofencing in iOS (2026)"
    }
  }

  /// The address of the document, if it is known.
  public var link: String? {
    let apple = "https://developer.apple.com/documentation/"
    return switch self {
    case .scheduling:
      apple + "usernotifications/scheduling-a-notification-locally-from-your-app"
    case .localNotification: apple + "uikit/uilocalnotification"
    case .manager, .alarm, .geofencing: nil
    }
  }
}
