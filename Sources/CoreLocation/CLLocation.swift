public import Foundation

/// Where the phone was at a moment, and how it moved.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The point.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea.
  public let altitude: CLLocationDistance
  /// How far off the point may be; below zero where it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far off the height may be; below zero where it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The way the phone moved; below zero where it is not known.
  public let course: CLLocationDirection
  /// How far off that may be; below zero where it is not known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// How fast it moved; below zero where it is not known.
  public let speed: CLLocationSpeed
  /// How far off that may be; below zero where it is not known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The moment.
  public let timestamp: Date
  /// Where the location comes from.
  public let sourceInformation: CLLocationSourceInformation?

  /// The storey of the building; no virtual phone knows it.
  open var floor: CLFloor? { nil }

  /// The height above the ellipsoid; a virtual phone knows none but the height above the sea.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }

  /// Creates a location of which a point is known, and that it is now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  /// Creates a location of a phone of whose movement nothing is known.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }

  /// Creates a location of a phone that moves.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy,
      course: course,
      courseAccuracy: -1,
      speed: speed,
      speedAccuracy: -1,
      timestamp: timestamp
    )
  }

  /// Creates a location of a phone that moves, and says how well that is known.
  public convenience init(
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
    self.init(
      at: coordinate,
      altitude: altitude,
      accuracy: (hAccuracy, vAccuracy),
      course: (course, courseAccuracy),
      speed: (speed, speedAccuracy),
      timestamp: timestamp,
      source: nil
    )
  }

  /// Creates a location, and says where it comes from.
  public convenience init(
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
    self.init(
      at: coordinate,
      altitude: altitude,
      accuracy: (horizontalAccuracy, verticalAccuracy),
      course: (course, courseAccuracy),
      speed: (speed, speedAccuracy),
      timestamp: timestamp,
      source: sourceInfo
    )
  }

  private init(
    at coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    accuracy: (CLLocationAccuracy, CLLocationAccuracy),
    course: (CLLocationDirection, CLLocationDirectionAccuracy),
    speed: (CLLocationSpeed, CLLocationSpeedAccuracy),
    timestamp: Date,
    source: CLLocationSourceInformation?
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    (horizontalAccuracy, verticalAccuracy) = accuracy
    (self.course, courseAccuracy) = course
    (self.speed, speedAccuracy) = speed
    self.timestamp = timestamp
    sourceInformation = source
  }

  /// The length of the shortest way from another location along the WGS-84 ellipsoid, in metres.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Ellipsoid.distance(from: location.coordinate, to: coordinate)
  }

  /// Reads a location from an archive.
  public required init?(coder: NSCoder) {
    guard let timestamp = coder.decodeObject(of: NSDate.self, forKey: "timestamp") else {
      return nil
    }
    coordinate = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: "latitude"),
      longitude: coder.decodeDouble(forKey: "longitude")
    )
    altitude = coder.decodeDouble(forKey: "altitude")
    horizontalAccuracy = coder.decodeDouble(forKey: "horizontalAccuracy")
    verticalAccuracy = coder.decodeDouble(forKey: "verticalAccuracy")
    course = coder.decodeDouble(forKey: "course")
    courseAccuracy = coder.decodeDouble(forKey: "courseAccuracy")
    speed = coder.decodeDouble(forKey: "speed")
    speedAccuracy = coder.decodeDouble(forKey: "speedAccuracy")
    self.timestamp = timestamp as Date
    sourceInformation = coder.decodeObject(
      of: CLLocationSourceInformation.self,
      forKey: "sourceInformation"
    )
  }

  /// Writes the location into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "latitude")
    coder.encode(coordinate.longitude, forKey: "longitude")
    coder.encode(altitude, forKey: "altitude")
    coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
    coder.encode(course, forKey: "course")
    coder.encode(courseAccuracy, forKey: "courseAccuracy")
    coder.encode(speed, forKey: "speed")
    coder.encode(speedAccuracy, forKey: "speedAccuracy")
    coder.encode(timestamp as NSDate, forKey: "timestamp")
    coder.encode(sourceInformation, forKey: "sourceInformation")
  }

  /// Archives of it may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
