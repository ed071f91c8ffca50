public import Foundation

/// The trigger of a notification that a server sent.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  init() { super.init(repeats: false) }

  /// Reads a trigger from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
