public import Foundation

/// A stay at a place.
///
/// A virtual phone notices none: crossing the edge of a region is all it tells of journeys.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// When the stay began; the distant past where that is not known.
  public let arrivalDate: Date
  /// When it ended; the distant future where it has not.
  public let departureDate: Date
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// How far off the place may be.
  public let horizontalAccuracy: CLLocationAccuracy

  /// Reads a stay from an archive.
  public required init?(coder: NSCoder) {
    guard let arrival = coder.decodeObject(of: NSDate.self, forKey: "arrivalDate"),
      let departure = coder.decodeObject(of: NSDate.self, forKey: "departureDate")
    else { return nil }
    arrivalDate = arrival as Date
    departureDate = departure as Date
    coordinate = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: "latitude"),
      longitude: coder.decodeDouble(forKey: "longitude")
    )
    horizontalAccuracy = coder.decodeDouble(forKey: "horizontalAccuracy")
  }

  /// Writes the stay into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(arrivalDate as NSDate, forKey: "arrivalDate")
    coder.encode(departureDate as NSDate, forKey: "departureDate")
    coder.encode(coordinate.latitude, forKey: "latitude")
    coder.encode(coordinate.longitude, forKey: "longitude")
    coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
  }

  /// Archives of it may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
