import BelfryCoreLocation
import DropInSupport
public import Foundation

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<UNNotificationResponse>(
    .init("actionIdentifier", \.action, isRequired: true),
    .init("notification", \.shown, isRequired: true)
  )

  /// The identifier of the action: a category's action, a tap, or a dismissal.
  open var actionIdentifier: String { action }
  /// The notification.
  open var notification: UNNotification { shown }

  private var action: String
  private var shown: UNNotification

  package init(_ action: String, to notification: UNNotification) {
    self.action = action
    shown = notification
  }

  /// Reads a response from an archive.
  public required init?(coder: NSCoder) {
    action = ""
    shown = UNNotification(.blank, at: .distantPast)
    super.init()
    guard UNNotificationResponse.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open func encode(with coder: NSCoder) { UNNotificationResponse.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another response has the same action and
  /// notification.
  open override func isEqual(_ object: Any?) -> Bool {
    UNNotificationResponse.fields.areEqual(self, object)
  }

  /// A hash that equal responses share.
  open override var hash: Int { UNNotificationResponse.fields.hash(of: self) }
}
