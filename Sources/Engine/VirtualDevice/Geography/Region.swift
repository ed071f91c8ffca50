/// The directions in which a boundary is crossed.
@frozen
public struct Boundary: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each direction.
  public let rawValue: UInt8

  /// Creates directions from their bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Entering the region.
  public static let entry = Self(rawValue: 1 << 0)
  /// Leaving it.
  public static let exit = Self(rawValue: 1 << 1)
}

/// A circle on the globe with an identifier from the app, as in `CLCircularRegion`.
@frozen
public struct Region: Hashable, Sendable {
  /// Its identifier.
  public var identifier: TextNumber
  /// The center of the region.
  public var center: Coordinate
  /// The radius of the region, in meters.
  public var radius: Int32
  /// Which crossings are reported.
  public var notifies: Boundary

  /// Creates a region.
  public init(
    identifier: TextNumber,
    center: Coordinate,
    radius: Int32,
    notifies: Boundary = [.entry, .exit]
  ) {
    self.identifier = identifier
    self.center = center
    self.radius = radius
    self.notifies = notifies
  }
}

/// The number of a monitor's name in a book, counted from one; zero is the app's location
/// manager.
@frozen
public struct MonitorNumber: Hashable, Sendable {
  /// The place.
  public var rawValue: UInt16

  /// Creates the number of the name at a place.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The location manager, which is no monitor and has no name.
  public static let manager = Self(rawValue: 0)
}

/// The name of a region: its app, the monitor in that app, and the identifier the app gave.
@frozen
public struct RegionName: Hashable, Sendable {
  /// The app.
  public var app: AppNumber
  /// The app's location manager, or one of its monitors.
  public var monitor: MonitorNumber
  /// The identifier of the region.
  public var identifier: TextNumber

  /// Creates a name.
  @inlinable
  public init(_ app: AppNumber, _ identifier: TextNumber, in monitor: MonitorNumber = .manager) {
    self.app = app
    self.monitor = monitor
    self.identifier = identifier
  }
}

/// A point on the globe, and the name a person gives it.
@frozen
public struct Spot: Hashable, Sendable {
  /// The point.
  public var coordinate: Coordinate
  /// Its name, if it has one.
  public var name: TextNumber?

  /// Creates a spot.
  public init(_ coordinate: Coordinate, named name: TextNumber? = nil) {
    self.coordinate = coordinate
    self.name = name
  }
}

/// The state of a phone's power, and of the first unlock after a start.
public enum Power: UInt8, Hashable, Sendable {
  /// The phone is on and has been unlocked since it started.
  case on
  /// The phone has started but has not been unlocked yet.
  case started
  /// The phone is off.
  case off
}
