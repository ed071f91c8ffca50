import DropInSupport
public import Foundation

/// A beacon that the device detected.
///
/// Belfry does not model Bluetooth, so a virtual phone never creates one.
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

  /// The beacon's UUID.
  open private(set) var uuid: UUID
  /// The number of the beacon's group.
  open private(set) var major: NSNumber
  /// The beacon's number in its group.
  open private(set) var minor: NSNumber
  /// The approximate distance to the beacon.
  open private(set) var proximity: CLProximity
  /// The accuracy of the distance, in metres; negative if unknown.
  open private(set) var accuracy: CLLocationAccuracy
  /// The signal strength, in decibels.
  open private(set) var rssi: Int
  /// The time at which the beacon was detected.
  open private(set) var timestamp: Date

  /// Creates a beacon without values, for subclasses in tests.
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

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the beacon itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
