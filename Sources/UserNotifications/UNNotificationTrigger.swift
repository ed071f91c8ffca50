import CoreLocation
public import Foundation

/// What makes a request fire.
open class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<UNNotificationTrigger>(
    .init("repeats", \.doesRepeat)
  )

  /// Whether it fires again after it fired.
  open var repeats: Bool { doesRepeat }
  private(set) var doesRepeat = false

  init(repeats: Bool) { doesRepeat = repeats }

  /// Reads a trigger from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard UNNotificationTrigger.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) { UNNotificationTrigger.fields.encode(self, with: coder) }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// It never changes, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another trigger is alike.
  open override func isEqual(_ object: Any?) -> Bool {
    type(of: object as AnyObject) == type(of: self)
      && UNNotificationTrigger.fields.areEqual(self, object)
  }

  /// A hash that like triggers share.
  open override var hash: Int { UNNotificationTrigger.fields.hash(of: self) }
}
