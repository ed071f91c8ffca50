/// A point on the globe, in whole millionths of a degree; one is at most eleven centimeters.
@frozen
public struct Coordinate: Hashable, Sendable {
  /// The latitude, positive to the north, from -90,000,000 to 90,000,000.
  public let latitude: Int32
  /// The longitude, positive to the east, from -180,000,000 to 180,000,000.
  public let longitude: Int32

  /// Creates a point from millionths of degrees; nil if it is not on the globe.
  public init?(latitude: Int32, longitude: Int32) {
    guard latitude.magnitude <= 90_000_000, longitude.magnitude <= 180_000_000 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Returns whether a point is at most a number of meters away.
  ///
  /// The globe is a sphere here, and the distance follows its surface: the error is at most half
  /// a percent. All numbers are whole, so rounding is the same on every machine.
  public func isWithin(_ metres: Int32, of other: Coordinate) -> Bool {
    guard metres >= 0 else { return false }
    guard metres < FixedPoint.halfway else { return true }
    return haversine(to: other) <= FixedPoint.squaredSine(ofHalf: Int64(metres))
  }

  /// The square of the sine of half the angle between two points, seen from the globe's center.
  func haversine(to other: Coordinate) -> Int64 {
    let north = Int64(latitude) - Int64(other.latitude)
    var east = (Int64(longitude) - Int64(other.longitude)).magnitude
    // The shorter direction around the globe.
    if east > 180_000_000 { east = 360_000_000 - east }
    let ofLatitude = FixedPoint.sine(FixedPoint.radians(Int64(north.magnitude)) / 2)
    let ofLongitude = FixedPoint.sine(FixedPoint.radians(Int64(east)) / 2)
    let both = FixedPoint.product(cosine, other.cosine)
    return FixedPoint.product(ofLatitude, ofLatitude)
      + FixedPoint.product(both, FixedPoint.product(ofLongitude, ofLongitude))
  }

  /// The cosine of the latitude.
  private var cosine: Int64 {
    FixedPoint.sine(FixedPoint.radians(90_000_000 - Int64(latitude.magnitude)))
  }
}
