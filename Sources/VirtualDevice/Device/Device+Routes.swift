import SystemPolicy
import VirtualTime

extension Device {
  /// Where the phone is now.
  var currentPosition: Coordinate? { route?.point(at: now) ?? position }

  /// The phone sets out for a place.
  ///
  /// - Parameter speed: In millimetres an hour.
  mutating func depart(for spot: Spot, at speed: Int64, in turn: inout Turn) {
    guard let position else { return }
    let route = Route(from: position, to: spot, at: now, speed: speed)
    self.route = route
    note(.phone(.departed(spot, arrival: route.arrival)), in: &turn)
  }

  /// The phone comes past the edge of a region, or arrives.
  mutating func pass(in turn: inout Turn) {
    guard let route else { return }
    if now >= route.arrival {
      relocate(to: route.end, in: &turn)
    } else if power != .off {
      compareWithRegions(isPassing: true, in: &turn)
    }
  }

  /// Whoever was carried along is set down.
  mutating func endRoute() {
    route = nil
    agenda.removeFirst { $0 == .passes }
  }

  /// Notes when the phone, on its way, next comes past an edge that may matter.
  mutating func planRoute() {
    guard let route, let position else { return }
    let way = route.way
    var next = route.arrival
    for row in regions {
      for distance in row.edges {
        let isWithin = position.isWithin(distance, of: row.region.center)
        let center = row.region.center
        let change = route.change(from: isWithin, distance, of: center, on: way, after: now)
        if let change, change < next { next = change }
      }
    }
    agenda.removeFirst { $0 == .passes }
    agenda.add(.passes, at: next)
  }
}

extension RegionRow {
  /// The distances from its middle at which it may matter that the phone comes past.
  fileprivate var edges: [Int32] {
    let band = BoundaryCrossing.band(of: region.radius)
    return [region.radius, region.radius + (isInside ? band : -band)]
  }
}
