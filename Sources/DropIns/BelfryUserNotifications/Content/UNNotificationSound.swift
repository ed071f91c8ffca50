import BelfryCoreLocation
import DropInSupport
public import Foundation

/// The sound of a notification.
open class UNNotificationSound: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<UNNotificationSound>(
    .init("kind", \.kind),
    .init("name", \.name),
    .init("volume", \.volume)
  )

  /// The kind of sound.
  enum Kind: String { case `default`, named, ringtone, critical }

  private(set) var kind = Kind.default
  private(set) var name: String?
  private(set) var volume: Float?

  init(_ kind: Kind, name: String? = nil, volume: Float? = nil) {
    self.kind = kind
    self.name = name
    self.volume = volume
  }

  /// Creates the sound of a file.
  public convenience init(named name: UNNotificationSoundName) {
    self.init(.named, name: name.rawValue)
  }

  /// The default sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(.default) }
  /// The default ringtone.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(.ringtone) }
  /// The default critical sound, which plays although the phone is muted.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(.critical) }

  /// Returns the critical sound at a volume.
  @discardableResult
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(.critical, volume: volume)
  }

  /// Returns the critical sound of a file.
  @discardableResult
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(.critical, name: name.rawValue)
  }

  /// Returns the critical sound of a file at a volume.
  @discardableResult
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName,
    withAudioVolume volume: Float
  ) -> UNNotificationSound {
    UNNotificationSound(.critical, name: name.rawValue, volume: volume)
  }

  /// Returns a ringtone from a file.
  @discardableResult
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(.ringtone, name: name.rawValue)
  }

  /// Reads a sound from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard UNNotificationSound.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open func encode(with coder: NSCoder) { UNNotificationSound.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another sound is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    UNNotificationSound.fields.areEqual(self, object)
  }

  /// A hash that equal sounds share.
  open override var hash: Int { UNNotificationSound.fields.hash(of: self) }
}
