public import Foundation

/// The reach of a beacon, or of several.
///
/// A virtual phone has no Bluetooth: watching one fails as on a phone where that is off.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  private static let fields = FieldTable<CLBeaconRegion>(
    .init("beaconIdentityConstraint", \.beaconIdentityConstraint, isRequired: true),
    .init("notifyEntryStateOnDisplay", \.notifyEntryStateOnDisplay)
  )

  /// Which beacons are meant.
  open private(set) var beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// Whether its state is told when the user turns on the screen within it.
  open var notifyEntryStateOnDisplay = false

  /// The identifier that the beacons send.
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  /// The group of beacons; nil if any is meant.
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// The one of the group; nil if any is meant.
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

  /// The identifier that the beacons send, by its name before iOS 13.
  @available(*, deprecated, renamed: "uuid")
  open var proximityUUID: UUID { uuid }

  /// Creates the reach of no beacons in particular, as a mock's subclass does.
  public override init() {
    beaconIdentityConstraint = CLBeaconIdentityConstraint(
      uuid: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    )
    super.init()
  }

  /// Creates the reach of all beacons that send an identifier.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid),
      identifier: identifier
    )
  }

  /// Creates the reach of a group of beacons.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major),
      identifier: identifier
    )
  }

  /// Creates the reach of one beacon.
  public convenience init(
    uuid: UUID,
    major: CLBeaconMajorValue,
    minor: CLBeaconMinorValue,
    identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier
    )
  }

  /// Creates the reach of the beacons that a constraint names.
  public init(
    beaconIdentityConstraint: CLBeaconIdentityConstraint,
    identifier: String
  ) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }

  /// Reads a region from an archive.
  public required init?(coder: NSCoder) {
    beaconIdentityConstraint = CLBeaconIdentityConstraint(
      uuid: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    )
    super.init(coder: coder)
    guard CLBeaconRegion.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the region into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    CLBeaconRegion.fields.encode(self, with: coder)
  }

  /// Returns a region of its own with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CLBeaconRegion(
      beaconIdentityConstraint: beaconIdentityConstraint,
      identifier: identifier
    )
    copy.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
    return notifying(like: copy)
  }
}
