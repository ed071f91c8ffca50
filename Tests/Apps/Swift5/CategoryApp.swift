import UserNotifications

// Categories with actions, registered once.
enum MessageCategory {
  static let identifier = "MESSAGE"

  static func register() {
    let reply = UNTextInputNotificationAction(
      identifier: "REPLY",
      title: "Reply",
      options: [],
      textInputButtonTitle: "Send",
      textInputPlaceholder: "Message"
    )
    let mute = UNNotificationAction(
      identifier: "MUTE",
      title: "Mute",
      options: [.destructive, .authenticationRequired]
    )
    let open = UNNotificationAction(identifier: "OPEN", title: "Open", options: .foreground)
    let category = UNNotificationCategory(
      identifier: identifier,
      actions: [reply, mute, open],
      intentIdentifiers: [],
      hiddenPreviewsBodyPlaceholder: "Message",
      options: .customDismissAction
    )
    UNUserNotificationCenter.current().setNotificationCategories([category])
  }

  static func actionTitles(_ done: @escaping ([String]) -> Void) {
    UNUserNotificationCenter.current().getNotificationCategories { categories in
      done(categories.first { $0.identifier == identifier }?.actions.map(\.title) ?? [])
    }
  }
}
