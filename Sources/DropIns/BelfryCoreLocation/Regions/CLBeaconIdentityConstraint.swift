import DropInSupport
public import Foundation

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16

/// The number of a beacon within its group.
public typealias CLBeaconMinorValue = UInt16

/// The identity that a beacon must have to match.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLBeaconIdentityConstraint>(
    .init("uuid", \.uuid, isRequired: true),
    .init("major", \.major),
    .init("minor", \.minor)
  )

  /// The UUID that the beacons send.
  open private(set) var uuid: UUID
  /// The number of the beacons' group; nil matches every group.
  open private(set) var major: CLBeaconMajorValue?
  /// The number of the beacon within its group; nil matches every beacon.
  open private(set) var minor: CLBeaconMinorValue?

  /// Creates a constraint that matches all beacons with a UUID.
  public convenience init(uuid: UUID) {
    self.init(uuid, nil, nil)
  }

  /// Creates a constraint that matches a group of beacons.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) {
    self.init(uuid, major, nil)
  }

  /// Creates a constraint that matches one beacon.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.init(uuid, major, minor)
  }

  private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }

  /// Reads a constraint from an archive.
  public required init?(coder: NSCoder) {
    uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    super.init()
    guard CLBeaconIdentityConstraint.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the constraint into an archive.
  open func encode(with coder: NSCoder) {
    CLBeaconIdentityConstraint.fields.encode(self, with: coder)
  }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the constraint itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another object matches the same beacons.
  open override func isEqual(_ object: Any?) -> Bool {
    CLBeaconIdentityConstraint.fields.areEqual(self, object)
  }

  /// A hash of the values that `isEqual(_:)` compares.
  open override var hash: Int { CLBeaconIdentityConstraint.fields.hash(of: self) }
}
