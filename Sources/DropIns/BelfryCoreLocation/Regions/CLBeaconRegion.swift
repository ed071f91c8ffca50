import DropInSupport
public import Foundation

/// A region that beacons define.
///
/// Belfry does not model Bluetooth: monitoring a beacon region fails, as on a phone whose Bluetooth
/// is off.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  private static let fields = FieldTable<CLBeaconRegion>(
    .init("beaconIdentityConstraint", \.beaconIdentityConstraint, isRequired: true),
    .init("notifyEntryStateOnDisplay", \.notifyEntryStateOnDisplay)
  )

  /// The identity of the region's beacons.
  open private(set) var beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// A Boolean value that indicates whether the app gets the region's state when the display turns
  /// on.
  ///
  /// Stored but has no effect: Belfry does not model beacons.
  open var notifyEntryStateOnDisplay = false

  /// The UUID that the beacons send.
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  /// The number of the beacons' group; nil matches every group.
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// The number of the beacon within its group; nil matches every beacon.
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

  /// The UUID that the beacons send, under its name before iOS 13.
  @available(*, deprecated, renamed: "uuid")
  open var proximityUUID: UUID { uuid }

  /// Creates a region without a particular beacon, for subclasses in tests.
  public override init() {
    beaconIdentityConstraint = CLBeaconIdentityConstraint(
      uuid: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    )
    super.init()
  }

  /// Creates a region for all beacons with a UUID.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid),
      identifier: identifier
    )
  }

  /// Creates a region for a group of beacons.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major),
      identifier: identifier
    )
  }

  /// Creates a region for one beacon.
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

  /// Creates a region for the beacons that match a constraint.
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

  /// Returns a new region with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CLBeaconRegion(
      beaconIdentityConstraint: beaconIdentityConstraint,
      identifier: identifier
    )
    copy.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
    return notifying(like: copy)
  }
}
