import BelfryCoreLocation
import DropInSupport
public import Foundation

/// The condition that makes a request fire.
open class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<UNNotificationTrigger>(
    .init("repeats", \.doesRepeat)
  )

  /// A Boolean value that indicates whether the trigger fires repeatedly.
  open var repeats: Bool { doesRepeat }
  private(set) var doesRepeat = false

  init(repeats: Bool) { doesRepeat = repeats }

  /// Reads a trigger from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard UNNotificationTrigger.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open func encode(with coder: NSCoder) { UNNotificationTrigger.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another trigger is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    type(of: object as AnyObject) == type(of: self)
      && UNNotificationTrigger.fields.areEqual(self, object)
  }

  /// A hash that equal triggers share.
  open override var hash: Int { UNNotificationTrigger.fields.hash(of: self) }
}
