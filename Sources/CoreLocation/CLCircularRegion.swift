public import Foundation

/// A circle on the globe.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  private static let fields = FieldTable<CLCircularRegion>(
    .init("latitude", \.center.latitude),
    .init("longitude", \.center.longitude),
    .init("radius", \.radius)
  )

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
    center = CLLocationCoordinate2D()
    radius = 0
    super.init(coder: coder)
    guard CLCircularRegion.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the circle into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    CLCircularRegion.fields.encode(self, with: coder)
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
