import BelfryCoreLocation
import DropInSupport
public import Foundation

/// An immutable request to deliver a notification.
open class UNNotificationRequest: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<UNNotificationRequest>(
    .init("identifier", \.name, isRequired: true),
    .init("content", \.frozen, isRequired: true),
    .init("trigger", \.cause)
  )

  /// The identifier that the app uses.
  open var identifier: String { name }
  /// The content of the notification.
  open var content: UNNotificationContent { frozen }
  /// The trigger; nil delivers the notification at once.
  open var trigger: UNNotificationTrigger? { cause }

  private var name = ""
  private var frozen = UNNotificationContent()
  private var cause: UNNotificationTrigger?

  init(name: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.name = name
    frozen = content.copy() as? UNNotificationContent ?? content
    cause = trigger
  }

  /// Creates a request; later changes of the content do not affect it.
  public convenience init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.init(name: identifier, content: content, trigger: trigger)
  }

  /// Reads a request from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard UNNotificationRequest.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open func encode(with coder: NSCoder) { UNNotificationRequest.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another request has the same identifier,
  /// content and trigger.
  open override func isEqual(_ object: Any?) -> Bool {
    UNNotificationRequest.fields.areEqual(self, object)
  }

  /// A hash that equal requests share.
  open override var hash: Int { UNNotificationRequest.fields.hash(of: self) }
}

extension UNNotificationRequest {
  /// A placeholder for a request that is read from an archive.
  static var blank: UNNotificationRequest {
    UNNotificationRequest(name: "", content: UNNotificationContent(), trigger: nil)
  }
}
