/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double

/// How far off a value may be, in metres.
public typealias CLLocationAccuracy = Double

/// A speed, in metres a second.
public typealias CLLocationSpeed = Double

/// How far off a speed may be, in metres a second.
public typealias CLLocationSpeedAccuracy = Double

/// A direction, in degrees clockwise from true north.
public typealias CLLocationDirection = Double

/// How far off a direction may be, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// A way or a height, in metres.
public typealias CLLocationDistance = Double

/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// The best accuracy, with the help of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// What an app gets that may not know the exact place.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The longest way there is.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The longest time there is.
public let CLTimeIntervalMax: Double = .greatestFiniteMagnitude
