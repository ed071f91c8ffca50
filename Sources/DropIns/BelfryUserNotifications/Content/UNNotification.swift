import BelfryCoreLocation
import DropInSupport
public import Foundation

/// A notification as it was delivered.
open class UNNotification: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<UNNotification>(
    .init("date", \.moment, isRequired: true),
    .init("request", \.origin, isRequired: true)
  )

  /// The date of delivery, by the phone's clock.
  open var date: Date { moment }
  /// The request that created the notification.
  open var request: UNNotificationRequest { origin }

  private var moment: Date
  private var origin: UNNotificationRequest

  package init(_ request: UNNotificationRequest, at date: Date) {
    origin = request
    moment = date
  }

  /// Reads a notification from an archive.
  public required init?(coder: NSCoder) {
    moment = .distantPast
    origin = .blank
    super.init()
    guard UNNotification.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open func encode(with coder: NSCoder) { UNNotification.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another notification has the same date and
  /// request.
  open override func isEqual(_ object: Any?) -> Bool {
    UNNotification.fields.areEqual(self, object)
  }

  /// A hash that equal notifications share.
  open override var hash: Int { UNNotification.fields.hash(of: self) }
}
