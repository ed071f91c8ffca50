public import Foundation

/// A circle on the globe.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Its middle.
  open private(set) var center: CLLocationCoordinate2D
  /// Its radius, in metres.
  open private(set) var radius: CLLocationDistance

  /// Creates a circle without a name or a size, as a mock's subclass does.
  public override init() {
    center = CLLocationCoordinate2D()
    radius = 0
    super.init()
  }

  /// Creates a circle under a name; two of the same name take each other's place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Reads a circle from an archive.
  public required init?(coder: NSCoder) {
    center = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: "latitude"),
      longitude: coder.decodeDouble(forKey: "longitude")
    )
    radius = coder.decodeDouble(forKey: "radius")
    super.init(coder: coder)
  }

  /// Writes the circle into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(center.latitude, forKey: "latitude")
    coder.encode(center.longitude, forKey: "longitude")
    coder.encode(radius, forKey: "radius")
  }

  /// Returns a circle of its own with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    notifying(like: CLCircularRegion(center: center, radius: radius, identifier: identifier))
  }

  /// Tells whether a point lies in the circle.
  @discardableResult
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Ellipsoid.distance(from: center, to: coordinate) <= radius
  }
}
