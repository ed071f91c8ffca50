public import Foundation

/// What makes a request fire.
open class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Whether it fires again after it fired.
  open var repeats: Bool { doesRepeat }
  let doesRepeat: Bool

  init(repeats: Bool) { doesRepeat = repeats }

  /// Reads a trigger from an archive.
  public required init?(coder: NSCoder) { doesRepeat = coder.decodeBool(forKey: "repeats") }

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) { coder.encode(doesRepeat, forKey: "repeats") }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// It never changes, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another trigger is alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationTrigger else { return false }
    return type(of: other) == type(of: self) && other.repeats == repeats
  }

  /// A hash that like triggers share.
  open override var hash: Int { repeats.hashValue }
}
