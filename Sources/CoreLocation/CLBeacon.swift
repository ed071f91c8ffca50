public import Foundation

/// A beacon that was found.
///
/// A virtual phone has no Bluetooth, so none is ever made.
open class CLBeacon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLBeacon>(
    .init("uuid", \.uuid, isRequired: true),
    .init("major", \.major, isRequired: true),
    .init("minor", \.minor, isRequired: true),
    .init("timestamp", \.timestamp, isRequired: true),
    .init("proximity", \.proximity),
    .init("accuracy", \.accuracy),
    .init("rssi", \.rssi)
  )

  /// The identifier that it sends.
  open private(set) var uuid: UUID
  /// Its group.
  open private(set) var major: NSNumber
  /// Its number in the group.
  open private(set) var minor: NSNumber
  /// How near it is.
  open private(set) var proximity: CLProximity
  /// How far off it may be; below zero where that is not known.
  open private(set) var accuracy: CLLocationAccuracy
  /// The strength of its signal, in decibels.
  open private(set) var rssi: Int
  /// The moment it was found.
  open private(set) var timestamp: Date

  /// Creates a beacon of which nothing is known, as a mock's subclass does.
  public override init() {
    uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    major = 0
    minor = 0
    proximity = .unknown
    accuracy = -1
    rssi = 0
    timestamp = Date()
  }

  /// Reads a beacon from an archive.
  public required init?(coder: NSCoder) {
    uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    (major, minor, rssi) = (0, 0, 0)
    proximity = .unknown
    accuracy = -1
    timestamp = .distantPast
    super.init()
    guard CLBeacon.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the beacon into an archive.
  open func encode(with coder: NSCoder) { CLBeacon.fields.encode(self, with: coder) }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
