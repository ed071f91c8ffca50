public import Foundation

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16

/// The number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16

/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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
    guard let text = coder.decodeObject(of: NSString.self, forKey: "uuid"),
      let uuid = UUID(uuidString: text as String)
    else { return nil }
    self.uuid = uuid
    major = coder.decodeObject(of: NSNumber.self, forKey: "major")?.uint16Value
    minor = coder.decodeObject(of: NSNumber.self, forKey: "minor")?.uint16Value
  }

  /// Writes the constraint into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(uuid.uuidString as NSString, forKey: "uuid")
    coder.encode(major.map { NSNumber(value: $0) }, forKey: "major")
    coder.encode(minor.map { NSNumber(value: $0) }, forKey: "minor")
  }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another object means the same beacons.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLBeaconIdentityConstraint else { return false }
    return uuid == other.uuid && major == other.major && minor == other.minor
  }

  /// A hash of what is compared.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(uuid)
    hasher.combine(major)
    hasher.combine(minor)
    return hasher.finalize()
  }
}
