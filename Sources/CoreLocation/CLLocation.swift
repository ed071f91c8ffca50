public import Foundation

/// Where the phone was at a moment, and how it moved.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLLocation>(
    .init("latitude", \.coordinate.latitude),
    .init("longitude", \.coordinate.longitude),
    .init("altitude", \.altitude),
    .init("horizontalAccuracy", \.horizontalAccuracy),
    .init("verticalAccuracy", \.verticalAccuracy),
    .init("course", \.course),
    .init("courseAccuracy", \.courseAccuracy),
    .init("speed", \.speed),
    .init("speedAccuracy", \.speedAccuracy),
    .init("timestamp", \.timestamp, isRequired: true),
    .init("sourceInformation", \.sourceInformation)
  )

  /// The point.
  open private(set) var coordinate: CLLocationCoordinate2D
  /// The height above the sea.
  open private(set) var altitude: CLLocationDistance
  /// How far off the point may be; below zero where it is not known.
  open private(set) var horizontalAccuracy: CLLocationAccuracy
  /// How far off the height may be; below zero where it is not known.
  open private(set) var verticalAccuracy: CLLocationAccuracy
  /// The way the phone moved; below zero where it is not known.
  open private(set) var course: CLLocationDirection = -1
  /// How far off that may be; below zero where it is not known.
  open private(set) var courseAccuracy: CLLocationDirectionAccuracy = -1
  /// How fast it moved; below zero where it is not known.
  open private(set) var speed: CLLocationSpeed = -1
  /// How far off that may be; below zero where it is not known.
  open private(set) var speedAccuracy: CLLocationSpeedAccuracy = -1
  /// The moment.
  open private(set) var timestamp: Date
  /// Where the location comes from.
  open private(set) var sourceInformation: CLLocationSourceInformation?

  /// The storey of the building; no virtual phone knows it.
  open var floor: CLFloor? { nil }

  /// The height above the ellipsoid; a virtual phone knows none but the height above the sea.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }

  /// Creates a location of which nothing is known, as a mock's subclass does.
  public override init() {
    coordinate = CLLocationCoordinate2D()
    altitude = 0
    horizontalAccuracy = -1
    verticalAccuracy = -1
    timestamp = Date()
  }

  /// Creates a location of which a point is known, and that it is now.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    altitude = 0
    horizontalAccuracy = 0
    verticalAccuracy = -1
    timestamp = Date()
  }

  /// Creates a location of a phone of whose movement nothing is known.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.timestamp = timestamp
  }

  /// Creates a location of a phone that moves.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Creates a location of a phone that moves, and says how well that is known.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  /// Creates a location, and says where it comes from.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    sourceInformation = sourceInfo
  }

  /// The length of the shortest way from another location along the WGS-84 ellipsoid, in metres.
  @discardableResult
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Ellipsoid.distance(from: location.coordinate, to: coordinate)
  }

  /// Reads a location from an archive.
  public required init?(coder: NSCoder) {
    coordinate = CLLocationCoordinate2D()
    (altitude, horizontalAccuracy, verticalAccuracy) = (0, 0, 0)
    timestamp = .distantPast
    super.init()
    guard CLLocation.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the location into an archive.
  open func encode(with coder: NSCoder) { CLLocation.fields.encode(self, with: coder) }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
