/// A latitude, a longitude or another angle, in degrees.
public typealias CLLocationDegrees = Double

/// The accuracy of a value, in metres.
public typealias CLLocationAccuracy = Double

/// A speed, in metres per second.
public typealias CLLocationSpeed = Double

/// The accuracy of a speed, in metres per second.
public typealias CLLocationSpeedAccuracy = Double

/// A direction, in degrees clockwise from true north.
public typealias CLLocationDirection = Double

/// The accuracy of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// A distance or an altitude, in metres.
public typealias CLLocationDistance = Double

/// The distance filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// The best accuracy, with data from other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

/// An accuracy within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

/// An accuracy within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// An accuracy within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// An accuracy within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// The accuracy for an app that may not know the exact location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The longest time interval.
public let CLTimeIntervalMax: Double = .greatestFiniteMagnitude
