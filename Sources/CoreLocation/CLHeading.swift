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
  public let magneticHeading: CLLocationDirection
  /// Degrees from true north; below zero where that is not known.
  public let trueHeading: CLLocationDirection
  /// How far off that may be; below zero where it is not known.
  public let headingAccuracy: CLLocationDirection
  /// The magnetic field along the phone's short side.
  public let x: CLHeadingComponentValue
  /// The magnetic field along the phone's long side.
  public let y: CLHeadingComponentValue
  /// The magnetic field through the phone.
  public let z: CLHeadingComponentValue
  /// The moment.
  public let timestamp: Date

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
  public static var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
