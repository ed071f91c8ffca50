/// Which crossings of a region's edge are meant.
@frozen
public struct Boundary: OptionSet, Hashable, Sendable {
  /// One bit a direction.
  public let rawValue: UInt8

  /// Creates directions from their bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Entering the region.
  public static let entry = Self(rawValue: 1 << 0)
  /// Leaving it.
  public static let exit = Self(rawValue: 1 << 1)
}

/// A circle on the globe under an app's own name, as in `CLCircularRegion`.
@frozen
public struct Region: Hashable, Sendable {
  /// Its identifier.
  public var identifier: TextNumber
  /// Its middle.
  public var center: Coordinate
  /// Its radius, in metres.
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

/// The place of a monitor's name among those of a book, counted from one; zero is the app's
/// location manager.
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

/// What names a region: an app, who has it monitored there, and the identifier the app gave.
@frozen
public struct RegionName: Hashable, Sendable {
  /// The app.
  public var app: AppNumber
  /// Its location manager, or one of its monitors.
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

/// A point on the globe, and what a person calls it.
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

/// Whether a phone is on, and whether its user was there since it started.
public enum Power: UInt8, Hashable, Sendable {
  /// It is on, and was unlocked since it started.
  case on
  /// It has started, and nobody has unlocked it yet.
  case started
  /// It is off.
  case off
}
