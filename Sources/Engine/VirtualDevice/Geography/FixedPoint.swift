/// Arithmetic with numbers of sixty binary places, because `libm` differs between systems.
enum FixedPoint {
  /// The mean radius of the earth, in metres.
  static let earth: Int64 = 6_371_009

  /// The largest distance between two points, in meters.
  static let halfway: Int32 = 20_015_116

  /// Half the circumference of a circle, in radii.
  static let pi: Int64 = 3_622_009_729_038_561_421

  static func product(_ a: Int64, _ b: Int64) -> Int64 {
    let (high, low) = a.multipliedFullWidth(by: b)
    return high << 4 | Int64(low >> 60)
  }

  /// Returns a fraction of a number, where the product with the numerator is too large for a
  /// word.
  static func share(_ number: Int64, _ numerator: Int64, _ denominator: Int64) -> Int64 {
    denominator.dividingFullWidth(number.multipliedFullWidth(by: numerator)).quotient
  }

  /// Returns the angle for millionths of a degree, up to half a turn.
  static func radians(_ millionths: Int64) -> Int64 { share(pi, millionths, 180_000_000) }

  /// Returns the sine of an angle from zero to a quarter turn, by its series.
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

  /// Returns the squared sine of half the angle that a distance subtends at the globe's center.
  static func squaredSine(ofHalf metres: Int64) -> Int64 {
    let half = sine(share(1 << 60, metres, 2 * earth))
    return product(half, half)
  }

  /// Returns the sine and the cosine of an angle from zero to half a turn.
  static func sineAndCosine(_ angle: Int64) -> (sine: Int64, cosine: Int64) {
    let quarter = pi / 2
    return angle <= quarter
      ? (sine(angle), sine(quarter - angle))
      : (sine(pi - angle), -sine(angle - quarter))
  }

  /// Returns the angle from zero to a quarter turn that has a given sine.
  static func arcsine(_ value: Int64) -> Int64 {
    largest(through: pi / 2) { sine($0) <= value }
  }

  /// Returns the square root of a nonnegative number.
  static func squareRoot(_ number: Int64) -> Int64 {
    largest(through: 2 << 60) { product($0, $0) <= number }
  }

  /// Returns an angle from zero to half a turn in millionths of a degree, rounded.
  static func millionths(_ angle: Int64) -> Int64 {
    (share(angle, 360_000_000, pi) + 1) / 2
  }

  /// Returns the largest nonnegative number that fits, if all smaller ones fit.
  static func largest(through limit: Int64, where fits: (Int64) -> Bool) -> Int64 {
    var low: Int64 = 0
    var high = limit
    if fits(high) { return high }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
