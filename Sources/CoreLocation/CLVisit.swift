public import Foundation

/// A stay at a place.
///
/// A virtual phone notices none: crossing the edge of a region is all it tells of journeys.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// When the stay began; the distant past where that is not known.
  open private(set) var arrivalDate: Date
  /// When it ended; the distant future where it has not.
  open private(set) var departureDate: Date
  /// The place.
  open private(set) var coordinate: CLLocationCoordinate2D
  /// How far off the place may be.
  open private(set) var horizontalAccuracy: CLLocationAccuracy

  /// Creates a stay of which nothing is known, as a mock's subclass does.
  public override init() {
    arrivalDate = .distantPast
    departureDate = .distantFuture
    coordinate = CLLocationCoordinate2D()
    horizontalAccuracy = 0
  }

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
  open class var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
