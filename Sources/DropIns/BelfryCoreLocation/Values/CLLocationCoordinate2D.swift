/// A point on the globe.
///
/// Like Apple's type it is not `Equatable`, so an app may define when two points are equal.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, in degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// The longitude, in degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates the point at latitude 0 and longitude 0.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a point, which may be invalid.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a Boolean value that indicates whether a coordinate is valid.
@discardableResult
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a point, which may be invalid.
@discardableResult
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
