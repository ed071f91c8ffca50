public import Foundation

/// An extension that changes a remote notification before it is delivered.
open class UNNotificationServiceExtension: NSObject {
  /// Creates the extension.
  public override init() {}

  /// Changes a notification; the default passes it on unchanged.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    contentHandler(request.content)
  }

  /// Handles the warning that the extension's time is about to expire.
  open func serviceExtensionTimeWillExpire() {}
}
