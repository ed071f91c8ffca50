public import Foundation

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16

/// The number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16

/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLBeaconIdentityConstraint>(
    .init("uuid", \.uuid, isRequired: true),
    .init("major", \.major),
    .init("minor", \.minor)
  )

  /// The identifier that they send.
  open private(set) var uuid: UUID
  /// Their group; nil if any is meant.
  open private(set) var major: CLBeaconMajorValue?
  /// The one of the group; nil if any is meant.
  open private(set) var minor: CLBeaconMinorValue?

  /// Means all beacons that send an identifier.
  public convenience init(uuid: UUID) {
    self.init(uuid, nil, nil)
  }

  /// Means a group of beacons.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) {
    self.init(uuid, major, nil)
  }

  /// Means one beacon.
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

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another object means the same beacons.
  open override func isEqual(_ object: Any?) -> Bool {
    CLBeaconIdentityConstraint.fields.areEqual(self, object)
  }

  /// A hash of what is compared.
  open override var hash: Int { CLBeaconIdentityConstraint.fields.hash(of: self) }
}
