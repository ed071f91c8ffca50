public import Foundation

/// A notification as it was delivered.
open class UNNotification: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// When it was delivered, by the phone's clock.
  open var date: Date { moment }
  /// What it was made of.
  open var request: UNNotificationRequest { origin }

  private let moment: Date
  private let origin: UNNotificationRequest

  package init(_ request: UNNotificationRequest, at date: Date) {
    origin = request
    moment = date
  }

  /// Reads a notification from an archive.
  public required init?(coder: NSCoder) {
    guard let date = coder.decodeObject(of: NSDate.self, forKey: "date"),
      let request = coder.decodeObject(of: UNNotificationRequest.self, forKey: "request")
    else { return nil }
    moment = date as Date
    origin = request
  }

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(moment as NSDate, forKey: "date")
    coder.encode(origin, forKey: "request")
  }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// It never changes, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another notification is of the same date and request.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotification else { return false }
    return other.date == date && other.request == request
  }

  /// A hash that like notifications share.
  open override var hash: Int { date.hashValue }
}
