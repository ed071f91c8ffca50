public import Foundation

extension CLMonitor {
  /// The condition that the phone is inside a circular region.
  public struct CircularGeographicCondition: CLCondition, Equatable {
    /// The center of the circle.
    public let center: CLLocationCoordinate2D
    /// The radius of the circle, in metres.
    public let radius: CLLocationDistance

    /// Creates a condition for a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      self.center = center
      self.radius = radius
    }

    /// Reads a condition from an archive.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      center = CLLocationCoordinate2D(
        latitude: try container.decode(Double.self, forKey: .latitude),
        longitude: try container.decode(Double.self, forKey: .longitude)
      )
      radius = try container.decode(Double.self, forKey: .radius)
    }

    /// Writes the condition into an archive.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(center.latitude, forKey: .latitude)
      try container.encode(center.longitude, forKey: .longitude)
      try container.encode(radius, forKey: .radius)
    }

    private enum Key: String, CodingKey { case latitude, longitude, radius }

    /// Returns a Boolean value that indicates whether two conditions have the same circle.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.center.latitude == rhs.center.latitude && lhs.center.longitude == rhs.center.longitude
        && lhs.radius == rhs.radius
    }
  }

  /// The condition that a beacon is near.
  ///
  /// It is never satisfied: Belfry does not model Bluetooth.
  public struct BeaconIdentityCondition: CLCondition, Equatable {
    /// The UUID that the beacon sends.
    public let uuid: UUID
    /// The number of the beacon's group; nil matches every group.
    public let major: UInt16?
    /// The number of the beacon within its group; nil matches every beacon.
    public let minor: UInt16?

    /// Creates a condition for all beacons with a UUID.
    public init(uuid: UUID) {
      self.uuid = uuid
      major = nil
      minor = nil
    }

    /// Creates a condition for a group of beacons.
    public init(uuid: UUID, major: UInt16) {
      self.uuid = uuid
      self.major = major
      minor = nil
    }

    /// Creates a condition for one beacon.
    public init(uuid: UUID, major: UInt16, minor: UInt16) {
      self.uuid = uuid
      self.major = major
      self.minor = minor
    }

    /// Reads a condition from an archive.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      uuid = try container.decode(UUID.self, forKey: .uuid)
      major = try container.decodeIfPresent(UInt16.self, forKey: .major)
      minor = try container.decodeIfPresent(UInt16.self, forKey: .minor)
    }

    /// Writes the condition into an archive.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(uuid, forKey: .uuid)
      try container.encodeIfPresent(major, forKey: .major)
      try container.encodeIfPresent(minor, forKey: .minor)
    }

    private enum Key: String, CodingKey { case uuid, major, minor }
  }
}
