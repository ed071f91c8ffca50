public import Foundation

extension CLMonitor {
  /// That the phone is within a circle on the globe.
  public struct CircularGeographicCondition: CLCondition, Equatable {
    /// The middle of the circle.
    public let center: CLLocationCoordinate2D
    /// Its radius, in metres.
    public let radius: CLLocationDistance

    /// Creates the condition of being in a circle.
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

    /// Tells whether two conditions mean the same circle.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.center.latitude == rhs.center.latitude && lhs.center.longitude == rhs.center.longitude
        && lhs.radius == rhs.radius
    }
  }

  /// That a beacon is near; a virtual phone has no Bluetooth and cannot watch it.
  public struct BeaconIdentityCondition: CLCondition, Equatable {
    /// The identifier that the beacon sends.
    public let uuid: UUID
    /// Its group; nil if any is meant.
    public let major: UInt16?
    /// Its number in the group; nil if any is meant.
    public let minor: UInt16?

    /// Creates the condition that any beacon that sends an identifier is near.
    public init(uuid: UUID) {
      self.uuid = uuid
      major = nil
      minor = nil
    }

    /// Creates the condition that a beacon of a group is near.
    public init(uuid: UUID, major: UInt16) {
      self.uuid = uuid
      self.major = major
      minor = nil
    }

    /// Creates the condition that one beacon is near.
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
