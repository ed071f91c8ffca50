public import Foundation

/// What an app hands to the notification centre; it never changes.
open class UNNotificationRequest: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Its name in the app.
  open var identifier: String { name }
  /// What is shown.
  open var content: UNNotificationContent { frozen }
  /// When it is shown; nil for at once.
  open var trigger: UNNotificationTrigger? { cause }

  private let name: String
  private let frozen: UNNotificationContent
  private let cause: UNNotificationTrigger?

  init(name: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.name = name
    frozen = content.copy() as? UNNotificationContent ?? content
    cause = trigger
  }

  /// Creates a request; what happens to the content afterwards does not change it.
  public convenience init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.init(name: identifier, content: content, trigger: trigger)
  }

  /// Reads a request from an archive.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "identifier"),
      let content = coder.decodeObject(of: UNNotificationContent.self, forKey: "content")
    else { return nil }
    self.name = name as String
    frozen = content
    cause = coder.decodeObject(of: UNNotificationTrigger.self, forKey: "trigger")
  }

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: "identifier")
    coder.encode(frozen, forKey: "content")
    coder.encode(cause, forKey: "trigger")
  }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// It never changes, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another request has the same name, content and trigger.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationRequest else { return false }
    return other.identifier == identifier && other.content == content && other.trigger == trigger
  }

  /// A hash that like requests share.
  open override var hash: Int { identifier.hashValue }
}
