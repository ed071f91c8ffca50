/// A point on the globe, in whole millionths of a degree; one is eleven centimetres at most.
@frozen
public struct Coordinate: Hashable, Sendable {
  /// North of the equator, from -90,000,000 to 90,000,000.
  public let latitude: Int32
  /// East of Greenwich, from -180,000,000 to 180,000,000.
  public let longitude: Int32

  /// Creates a point from millionths of degrees; nil if it is not on the globe.
  public init?(latitude: Int32, longitude: Int32) {
    guard latitude.magnitude <= 90_000_000, longitude.magnitude <= 180_000_000 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Tells whether a point is at most that many metres away.
  ///
  /// The globe is a sphere here, and the way along its surface: half a percent off the true length
  /// at worst. Nothing is rounded differently on another machine, as all numbers are whole.
  public func isWithin(_ metres: Int32, of other: Coordinate) -> Bool {
    guard metres >= 0 else { return false }
    guard metres < Fixed.halfway else { return true }
    return haversine(to: other) <= Fixed.squaredSine(ofHalf: Int64(metres))
  }

  /// The square of the sine of half the angle between two points, seen from the globe's centre.
  private func haversine(to other: Coordinate) -> Int64 {
    let north = Int64(latitude) - Int64(other.latitude)
    var east = (Int64(longitude) - Int64(other.longitude)).magnitude
    // The shorter way round.
    if east > 180_000_000 { east = 360_000_000 - east }
    let ofLatitude = Fixed.sine(Fixed.radians(Int64(north.magnitude)) / 2)
    let ofLongitude = Fixed.sine(Fixed.radians(Int64(east)) / 2)
    let both = Fixed.product(cosine, other.cosine)
    return Fixed.product(ofLatitude, ofLatitude)
      + Fixed.product(both, Fixed.product(ofLongitude, ofLongitude))
  }

  /// The cosine of the latitude.
  private var cosine: Int64 {
    Fixed.sine(Fixed.radians(90_000_000 - Int64(latitude.magnitude)))
  }
}

/// Arithmetic with numbers of sixty binary places, as `libm` differs between systems.
private enum Fixed {
  /// The mean radius of the earth, in metres.
  static let earth: Int64 = 6_371_009

  /// How far away no point is, in metres.
  static let halfway: Int32 = 20_015_116

  /// Half the circumference of a circle, in radii.
  static let pi: Int64 = 3_622_009_729_038_561_421

  static func product(_ a: Int64, _ b: Int64) -> Int64 {
    let (high, low) = a.multipliedFullWidth(by: b)
    return high << 4 | Int64(low >> 60)
  }

  /// A share of a number, where numerator times number is too large for a word.
  private static func share(_ number: Int64, _ numerator: Int64, _ denominator: Int64) -> Int64 {
    denominator.dividingFullWidth(number.multipliedFullWidth(by: numerator)).quotient
  }

  /// An angle from millionths of a degree, up to half a turn.
  static func radians(_ millionths: Int64) -> Int64 { share(pi, millionths, 180_000_000) }

  /// The sine of an angle from zero to a quarter turn, by its series.
  static func sine(_ angle: Int64) -> Int64 {
    let square = product(angle, angle)
    var term = angle
    var sum = angle
    var factor: Int64 = 2
    while term != 0 {
      term = -product(term, square) / (factor * (factor + 1))
      sum += term
      factor += 2
    }
    return sum
  }

  /// The square of the sine of half the angle under which the globe's centre sees a way.
  static func squaredSine(ofHalf metres: Int64) -> Int64 {
    let half = sine(share(1 << 60, metres, 2 * earth))
    return product(half, half)
  }
}
