import Foundation

/// The shape of the earth that GPS uses, WGS-84.
///
/// The device compares whole numbers on a sphere; the ellipsoid gives the distances that an app
/// reads.
enum Ellipsoid {
  /// The radius at the equator, in metres.
  static let equator = 6_378_137.0
  /// The ratio by which the polar radius is smaller.
  static let flattening = 1 / 298.257_223_563
  /// The radius at the poles, in metres.
  static let pole = equator * (1 - flattening)
  /// The radius of a sphere of almost the same volume, in metres.
  static let mean = (2 * equator + pole) / 3

  /// Returns the length of the shortest path between two points on the surface, in metres.
  ///
  /// The series is Vincenty's. It does not converge between nearly opposite points; the result
  /// there is the length on a sphere, with an error of at most half a percent.
  static func distance(
    from start: CLLocationCoordinate2D,
    to end: CLLocationCoordinate2D
  ) -> Double {
    inverse(from: start, to: end) ?? onSphere(from: start, to: end)
  }

  private static func inverse(
    from start: CLLocationCoordinate2D,
    to end: CLLocationCoordinate2D
  ) -> Double? {
    let first = reduced(start.latitude)
    let second = reduced(end.latitude)
    let east = shorterWay(from: start.longitude, to: end.longitude)
    var lambda = east
    for _ in 0..<200 {
      let across = second.cos * sin(lambda)
      let along = first.cos * second.sin - first.sin * second.cos * cos(lambda)
      let sine = (across * across + along * along).squareRoot()
      guard sine != 0 else { return 0 }
      let cosine = first.sin * second.sin + first.cos * second.cos * cos(lambda)
      let angle = atan2(sine, cosine)
      let azimuth = first.cos * second.cos * sin(lambda) / sine
      let square = 1 - azimuth * azimuth
      let middle = square == 0 ? 0 : cosine - 2 * first.sin * second.sin / square
      let share = flattening / 16 * square * (4 + flattening * (4 - 3 * square))
      let bend = angle + share * sine * (middle + share * cosine * (2 * middle * middle - 1))
      let next = east + (1 - share) * flattening * azimuth * bend
      if abs(next - lambda) < 1e-12 {
        return pole * length(of: angle, sine: sine, cosine: cosine, middle: middle, square: square)
      }
      lambda = next
    }
    return nil
  }

  private static func length(
    of angle: Double,
    sine: Double,
    cosine: Double,
    middle: Double,
    square: Double
  ) -> Double {
    let squared = square * (equator * equator - pole * pole) / (pole * pole)
    let a = 1 + squared / 16384 * (4096 + squared * (-768 + squared * (320 - 175 * squared)))
    let b = squared / 1024 * (256 + squared * (-128 + squared * (74 - 47 * squared)))
    let twice = 2 * middle * middle - 1
    let third = b / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
    return a * (angle - b * sine * (middle + b / 4 * (cosine * twice - third)))
  }

  private static func onSphere(
    from start: CLLocationCoordinate2D,
    to end: CLLocationCoordinate2D
  ) -> Double {
    let north = sin(radians(end.latitude - start.latitude) / 2)
    let east = sin(shorterWay(from: start.longitude, to: end.longitude) / 2)
    let both = cos(radians(start.latitude)) * cos(radians(end.latitude))
    let share = min(1, north * north + both * east * east)
    return 2 * mean * asin(share.squareRoot())
  }

  /// Returns the sine and cosine of the point's reduced latitude.
  private static func reduced(_ latitude: Double) -> (sin: Double, cos: Double) {
    let angle = atan((1 - flattening) * tan(radians(latitude)))
    return (sin(angle), cos(angle))
  }

  private static func shorterWay(from start: Double, to end: Double) -> Double {
    radians((end - start).remainder(dividingBy: 360))
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
