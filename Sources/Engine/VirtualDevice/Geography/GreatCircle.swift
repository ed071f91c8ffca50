/// A direction from the globe's center, as three numbers with sixty binary places.
struct Direction: Hashable, Sendable {
  var x: Int64
  var y: Int64
  var z: Int64

  init(x: Int64, y: Int64, z: Int64) {
    self.x = x
    self.y = y
    self.z = z
  }

  init(to point: Coordinate) {
    let north = FixedPoint.sineAndCosine(FixedPoint.radians(Int64(point.latitude.magnitude)))
    let east = FixedPoint.sineAndCosine(FixedPoint.radians(Int64(point.longitude.magnitude)))
    x = FixedPoint.product(north.cosine, east.cosine)
    y = FixedPoint.product(north.cosine, point.longitude < 0 ? -east.sine : east.sine)
    z = point.latitude < 0 ? -north.sine : north.sine
  }

  /// The point of the globe in this direction.
  var point: Coordinate {
    let latitude = FixedPoint.millionths(FixedPoint.arcsine(min(Int64(z.magnitude), 1 << 60)))
    let (side, ahead) = (Int64(y.magnitude), Int64(x.magnitude))
    let angle = FixedPoint.largest(through: FixedPoint.pi / 2) { angle in
      let (sine, cosine) = FixedPoint.sineAndCosine(angle)
      return FixedPoint.product(ahead, sine) <= FixedPoint.product(side, cosine)
    }
    let east = FixedPoint.millionths(
      side == 0 && ahead == 0 ? 0 : x < 0 ? FixedPoint.pi - angle : angle
    )
    return Coordinate(
      latitude: Int32(z < 0 ? -latitude : latitude),
      longitude: Int32(y < 0 ? -east : east)
    )!
  }

  /// The cosine of the angle between two directions.
  static func * (a: Self, b: Self) -> Int64 {
    FixedPoint.product(a.x, b.x) + FixedPoint.product(a.y, b.y) + FixedPoint.product(a.z, b.z)
  }

  /// Returns the direction without its component along another direction.
  func without(_ part: Int64, of other: Direction) -> Direction {
    Direction(
      x: x - FixedPoint.product(other.x, part),
      y: y - FixedPoint.product(other.y, part),
      z: z - FixedPoint.product(other.z, part)
    )
  }

  /// The same direction at its full length; nil if it is too short to normalize.
  var normalized: Direction? {
    let length = FixedPoint.squareRoot(self * self)
    guard length > 1 << 16 else { return nil }
    func share(_ part: Int64) -> Int64 { FixedPoint.share(part, 1 << 60, length) }
    return Direction(x: share(x), y: share(y), z: share(z))
  }
}

/// The shortest path between two points of the globe: an arc of a circle around its center.
struct GreatCircle: Hashable, Sendable {
  private let start: Direction
  /// The direction of the path at its start.
  private let heading: Direction
  /// The angle of the path, seen from the globe's center.
  let angle: Int64

  init(from a: Coordinate, to b: Coordinate) {
    start = Direction(to: a)
    let end = Direction(to: b)
    angle = min(2 * FixedPoint.arcsine(FixedPoint.squareRoot(a.haversine(to: b))), FixedPoint.pi)
    // Between two poles every path is the shortest; the code chooses one.
    let pole = Direction(x: 0, y: 0, z: 1 << 60)
    let anyway = Direction(x: 1 << 60, y: 0, z: 0)
    heading =
      end.without(start * end, of: start).normalized
      ?? pole.without(start * pole, of: start).normalized
      ?? anyway.without(start * anyway, of: start).normalized!
  }

  /// The length of the path in millimeters.
  var length: Int64 { FixedPoint.product(angle, FixedPoint.earth * 1000) }

  /// Returns the point after a part of the angle.
  func point(at part: Int64) -> Coordinate {
    let (sine, cosine) = FixedPoint.sineAndCosine(part)
    return Direction(
      x: FixedPoint.product(start.x, cosine) + FixedPoint.product(heading.x, sine),
      y: FixedPoint.product(start.y, cosine) + FixedPoint.product(heading.y, sine),
      z: FixedPoint.product(start.z, cosine) + FixedPoint.product(heading.z, sine)
    ).point
  }

  /// Returns how the path passes a point.
  func passing(_ point: Coordinate) -> Passing {
    let direction = Direction(to: point)
    return Passing(along: start * direction, across: heading * direction)
  }

  /// The distance of a point from the moving position on a path.
  struct Passing {
    fileprivate var along: Int64
    fileprivate var across: Int64

    /// Indicates whether the point is within a number of millimeters, after a part of the angle.
    func isWithin(_ millimetres: Int64, at part: Int64) -> Bool {
      guard millimetres >= 0 else { return false }
      let reach = FixedPoint.share(1 << 60, millimetres, FixedPoint.earth * 1000)
      guard reach < FixedPoint.pi else { return true }
      let (sine, cosine) = FixedPoint.sineAndCosine(part)
      return FixedPoint.product(along, cosine) + FixedPoint.product(across, sine)
        >= FixedPoint.sineAndCosine(reach).cosine
    }

    /// Indicates whether the point comes nearer, after a part of the angle.
    func comesNearer(at part: Int64) -> Bool {
      let (sine, cosine) = FixedPoint.sineAndCosine(part)
      return FixedPoint.product(across, cosine) > FixedPoint.product(along, sine)
    }
  }
}
