import DropInSupport
public import Foundation

/// A component of the magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// The heading filter that reports every change.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// The direction in which the phone points.
///
/// Belfry does not model a compass, so a virtual phone never creates one.
open class CLHeading: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLHeading>(
    .init("timestamp", \.timestamp, isRequired: true),
    .init("magneticHeading", \.magneticHeading),
    .init("trueHeading", \.trueHeading),
    .init("headingAccuracy", \.headingAccuracy),
    .init("x", \.x),
    .init("y", \.y),
    .init("z", \.z)
  )

  /// The heading in degrees from magnetic north.
  open private(set) var magneticHeading: CLLocationDirection
  /// The heading in degrees from true north; negative if unknown.
  open private(set) var trueHeading: CLLocationDirection
  /// The possible error of the heading, in degrees; negative if unknown.
  open private(set) var headingAccuracy: CLLocationDirection
  /// The magnetic field along the device's short side.
  open private(set) var x: CLHeadingComponentValue
  /// The magnetic field along the device's long side.
  open private(set) var y: CLHeadingComponentValue
  /// The magnetic field through the device.
  open private(set) var z: CLHeadingComponentValue
  /// The time at which the heading was measured.
  open private(set) var timestamp: Date

  /// Creates a heading without values, for subclasses in tests.
  public override init() {
    magneticHeading = 0
    trueHeading = -1
    headingAccuracy = -1
    x = 0
    y = 0
    z = 0
    timestamp = Date()
  }

  /// Reads a heading from an archive.
  public required init?(coder: NSCoder) {
    (magneticHeading, trueHeading, headingAccuracy) = (0, 0, 0)
    (x, y, z) = (0, 0, 0)
    timestamp = .distantPast
    super.init()
    guard CLHeading.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the heading into an archive.
  open func encode(with coder: NSCoder) { CLHeading.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
