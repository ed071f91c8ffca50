public import Foundation

/// A component of the magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// No turn is too small to be told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// Which way the phone points.
///
/// A virtual phone has no compass, so none is ever made.
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

  /// Degrees from magnetic north.
  open private(set) var magneticHeading: CLLocationDirection
  /// Degrees from true north; below zero where that is not known.
  open private(set) var trueHeading: CLLocationDirection
  /// How far off that may be; below zero where it is not known.
  open private(set) var headingAccuracy: CLLocationDirection
  /// The magnetic field along the phone's short side.
  open private(set) var x: CLHeadingComponentValue
  /// The magnetic field along the phone's long side.
  open private(set) var y: CLHeadingComponentValue
  /// The magnetic field through the phone.
  open private(set) var z: CLHeadingComponentValue
  /// The moment.
  open private(set) var timestamp: Date

  /// Creates a heading of which nothing is known, as a mock's subclass does.
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

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
