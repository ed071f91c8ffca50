public import Foundation

/// A component of the magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// No turn is too small to be told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// Which way the phone points.
///
/// A virtual phone has no compass, so none is ever made.
open class CLHeading: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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
    guard let timestamp = coder.decodeObject(of: NSDate.self, forKey: "timestamp") else {
      return nil
    }
    self.timestamp = timestamp as Date
    magneticHeading = coder.decodeDouble(forKey: "magneticHeading")
    trueHeading = coder.decodeDouble(forKey: "trueHeading")
    headingAccuracy = coder.decodeDouble(forKey: "headingAccuracy")
    x = coder.decodeDouble(forKey: "x")
    y = coder.decodeDouble(forKey: "y")
    z = coder.decodeDouble(forKey: "z")
  }

  /// Writes the heading into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(timestamp as NSDate, forKey: "timestamp")
    coder.encode(magneticHeading, forKey: "magneticHeading")
    coder.encode(trueHeading, forKey: "trueHeading")
    coder.encode(headingAccuracy, forKey: "headingAccuracy")
    coder.encode(x, forKey: "x")
    coder.encode(y, forKey: "y")
    coder.encode(z, forKey: "z")
  }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
