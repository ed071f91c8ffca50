import DropInSupport
public import Foundation

/// The location and movement of the phone at one moment.
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

  /// The coordinate.
  open private(set) var coordinate: CLLocationCoordinate2D
  /// The altitude above sea level, in metres.
  open private(set) var altitude: CLLocationDistance
  /// The horizontal accuracy, in metres; negative if unknown.
  open private(set) var horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the altitude, in metres; negative if unknown.
  open private(set) var verticalAccuracy: CLLocationAccuracy
  /// The direction of travel, in degrees from true north; negative if unknown.
  open private(set) var course: CLLocationDirection = -1
  /// The accuracy of the course, in degrees; negative if unknown.
  open private(set) var courseAccuracy: CLLocationDirectionAccuracy = -1
  /// The speed, in metres per second; negative if unknown.
  open private(set) var speed: CLLocationSpeed = -1
  /// The accuracy of the speed, in metres per second; negative if unknown.
  open private(set) var speedAccuracy: CLLocationSpeedAccuracy = -1
  /// The time at which the location was determined.
  open private(set) var timestamp: Date
  /// The source of the location.
  open private(set) var sourceInformation: CLLocationSourceInformation?

  /// The floor of the building; always nil on a virtual phone.
  open var floor: CLFloor? { nil }

  /// The altitude above the ellipsoid, in metres.
  ///
  /// A virtual phone uses the altitude above sea level.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }

  /// Creates a location without values, for subclasses in tests.
  public override init() {
    coordinate = CLLocationCoordinate2D()
    altitude = 0
    horizontalAccuracy = -1
    verticalAccuracy = -1
    timestamp = Date()
  }

  /// Creates a location from a coordinate, with the current time.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    altitude = 0
    horizontalAccuracy = 0
    verticalAccuracy = -1
    timestamp = Date()
  }

  /// Creates a location without a course or a speed.
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

  /// Creates a location with a course and a speed.
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

  /// Creates a location with a course and a speed and their accuracies.
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

  /// Creates a location with its source.
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

  /// Returns the length of the shortest path from another location on the WGS-84 ellipsoid, in
  /// metres.
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

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
