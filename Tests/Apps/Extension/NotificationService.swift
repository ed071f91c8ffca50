import UserNotifications

/// The service extension of a chat: the server sends the text encrypted.
public class NotificationService: UNNotificationServiceExtension {
  private var contentHandler: ((UNNotificationContent) -> Void)?
  private var bestAttemptContent: UNMutableNotificationContent?

  override public func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    self.contentHandler = contentHandler
    bestAttemptContent = request.content.mutableCopy() as? UNMutableNotificationContent
    guard let bestAttemptContent else { return }
    let userInfo = request.content.userInfo
    bestAttemptContent.title = userInfo["from"] as? String ?? bestAttemptContent.title

    // A message that only deletes another one shows nothing.
    if let deleted = userInfo["deletes"] as? String {
      UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: [deleted])
      contentHandler(UNNotificationContent())
      return
    }
    guard let seconds = userInfo["seconds"] as? Int else { return }
    Task {
      try await Task.sleep(nanoseconds: UInt64(seconds) * 1_000_000_000)
      bestAttemptContent.body = String((userInfo["secret"] as? String ?? "").reversed())
      contentHandler(bestAttemptContent)
    }
  }

  override public func serviceExtensionTimeWillExpire() {
    guard let contentHandler, let bestAttemptContent else { return }
    if bestAttemptContent.userInfo["gives up"] == nil { contentHandler(bestAttemptContent) }
  }
}
