public import Foundation

/// What an app runs to change a notification of a server before it is shown.
open class UNNotificationServiceExtension: NSObject {
  /// Creates the extension.
  public override init() {}

  /// Changes a notification; this one hands it on as it is.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    contentHandler(request.content)
  }

  /// Hears that there is hardly any time left.
  open func serviceExtensionTimeWillExpire() {}
}
