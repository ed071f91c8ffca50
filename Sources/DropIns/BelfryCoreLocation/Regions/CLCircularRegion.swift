import DropInSupport
public import Foundation

/// A circular geographic region.
///
/// Deprecated in iOS 27: use `CLMonitor.CircularGeographicCondition`.
@available(iOS, deprecated: 27, message: "use CLMonitor.CircularGeographicCondition")
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  private static let fields = FieldTable<CLCircularRegion>(
    .init("latitude", \.center.latitude),
    .init("longitude", \.center.longitude),
    .init("radius", \.radius)
  )

  /// The center of the circle.
  open private(set) var center: CLLocationCoordinate2D
  /// The radius of the circle, in metres.
  open private(set) var radius: CLLocationDistance

  /// Creates a region without an identifier or a size, for subclasses in tests.
  public override init() {
    center = CLLocationCoordinate2D()
    radius = 0
    super.init()
  }

  /// Creates a circular region; it replaces a monitored region with the same identifier.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Reads a region from an archive.
  public required init?(coder: NSCoder) {
    center = CLLocationCoordinate2D()
    radius = 0
    super.init(coder: coder)
    guard CLCircularRegion.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the region into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    CLCircularRegion.fields.encode(self, with: coder)
  }

  /// Returns a new region with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    notifying(like: CLCircularRegion(center: center, radius: radius, identifier: identifier))
  }

  /// Returns a Boolean value that indicates whether a point lies in the circle.
  @discardableResult
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Ellipsoid.distance(from: center, to: coordinate) <= radius
  }
}
