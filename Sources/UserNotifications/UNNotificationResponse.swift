public import Foundation

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The action: one of a category's, a tap, or a dismissal.
  open var actionIdentifier: String { action }
  /// The notification.
  open var notification: UNNotification { shown }

  private let action: String
  private let shown: UNNotification

  package init(_ action: String, to notification: UNNotification) {
    self.action = action
    shown = notification
  }

  /// Reads a response from an archive.
  public required init?(coder: NSCoder) {
    guard let action = coder.decodeObject(of: NSString.self, forKey: "actionIdentifier"),
      let shown = coder.decodeObject(of: UNNotification.self, forKey: "notification")
    else { return nil }
    self.action = action as String
    self.shown = shown
  }

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(action as NSString, forKey: "actionIdentifier")
    coder.encode(shown, forKey: "notification")
  }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// It never changes, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another response is of the same action and notification.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationResponse else { return false }
    return other.actionIdentifier == actionIdentifier && other.notification == notification
  }

  /// A hash that like responses share.
  open override var hash: Int { action.hashValue }
}
