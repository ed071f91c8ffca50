import UserNotifications

typealias Center = UNUserNotificationCenter
typealias AddHandler = ((Error?) -> Void)?

// Methods handed around as values.
struct Pipeline {
  var add: (UNNotificationRequest, AddHandler) -> Void = Center.current().add(
    _:
    withCompletionHandler:
  )
  var removeAll: () -> Void = Center.current().removeAllPendingNotificationRequests

  func publish(_ id: String) {
    let content = UNMutableNotificationContent()
    content.subtitle = id
    add(UNNotificationRequest(identifier: id, content: content, trigger: nil), nil)
  }
}
