import VirtualTime

/// A route of the phone, at constant speed.
struct Route: Hashable, Sendable {
  var start: Coordinate
  var end: Spot
  var departure: Instant
  var arrival: Instant

  /// - Parameter speed: The speed in millimeters per hour.
  init(from start: Coordinate, to end: Spot, at departure: Instant, speed: Int64) {
    self.start = start
    self.end = end
    self.departure = departure
    let length = GreatCircle(from: start, to: end.coordinate).length
    let time = FixedPoint.share(length, 3_600_000_000_000, speed)
    arrival = departure + Interval(nanoseconds: max(time, 1))
  }

  /// The complete path of the route.
  var way: GreatCircle { GreatCircle(from: start, to: end.coordinate) }

  /// Returns the position of the phone at an instant.
  func point(at instant: Instant) -> Coordinate {
    guard instant < arrival else { return end.coordinate }
    let way = way
    return way.point(at: part(of: way.angle, at: instant))
  }

  private func part(of angle: Int64, at instant: Instant) -> Int64 {
    FixedPoint.share(angle, (instant - departure).nanoseconds, (arrival - departure).nanoseconds)
  }

  /// Returns the first instant after a given one at which the phone comes within a distance of a
  /// point, or leaves it; nil if that does not happen on the rest of the route.
  ///
  /// A position is in whole millionths of a degree, so it may be up to eight centimeters beside
  /// the path. The result is the instant at which the phone has certainly crossed: a little
  /// further on. It is at least one millisecond later.
  func change(
    from isWithin: Bool,
    _ metres: Int32,
    of point: Coordinate,
    on way: GreatCircle,
    after instant: Instant
  ) -> Instant? {
    let passing = way.passing(point)
    let distance = Int64(metres) * 1000 + (isWithin ? 200 : -200)
    let first = (instant - departure).nanoseconds + 1_000_000
    let last = (arrival - departure).nanoseconds
    guard first < last else { return nil }
    func angle(_ time: Int64) -> Int64 { FixedPoint.share(way.angle, time, last) }
    func isChanged(_ time: Int64) -> Bool {
      passing.isWithin(distance, at: angle(time)) != isWithin
    }
    // On its way the phone comes nearer and then moves off, or the reverse.
    let comesNearer = passing.comesNearer(at: angle(first))
    let turn = Self.first(from: first, through: last) {
      passing.comesNearer(at: angle($0)) != comesNearer
    }
    let isBeforeTurn = isChanged(turn)
    guard isBeforeTurn || isChanged(last) else { return nil }
    let time =
      isBeforeTurn
      ? Self.first(from: first, through: turn, where: isChanged)
      : Self.first(from: turn, through: last, where: isChanged)
    return departure + Interval(nanoseconds: time)
  }

  /// Returns the first number for which a condition holds, if it holds for the last.
  private static func first(
    from first: Int64,
    through last: Int64,
    where holds: (Int64) -> Bool
  ) -> Int64 {
    if holds(first) { return first }
    var (low, high) = (first, last)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
