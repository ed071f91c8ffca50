import SystemPolicy
import VirtualTime

extension Device {
  /// The current position of the phone.
  var currentPosition: Coordinate? { route?.point(at: now) ?? position }

  /// Starts a route to a place.
  ///
  /// - Parameter speed: The speed in millimeters per hour.
  mutating func depart(for spot: Spot, at speed: Int64, in turn: inout Turn) {
    guard let position else { return }
    let route = Route(from: position, to: spot, at: now, speed: speed)
    self.route = route
    note(.phone(.departed(spot, arrival: route.arrival)), in: &turn)
  }

  /// Handles the phone reaching a region's boundary or the end of its route.
  mutating func pass(in turn: inout Turn) {
    guard let route else { return }
    if now >= route.arrival {
      relocate(to: route.end, in: &turn)
    } else if power != .off {
      compareWithRegions(isPassing: true, in: &turn)
    }
  }

  /// Ends the route.
  mutating func endRoute() {
    route = nil
    agenda.removeFirst(.passes)
  }

  /// Schedules the next instant at which a boundary on the route may matter.
  mutating func planRoute() {
    guard let route, let position else { return }
    let way = route.way
    var next = route.arrival
    for row in rare.regions {
      for distance in row.edges {
        let isWithin = position.isWithin(distance, of: row.region.center)
        let center = row.region.center
        let change = route.change(from: isWithin, distance, of: center, on: way, after: now)
        if let change, change < next { next = change }
      }
    }
    if let change = nextSignificantChange(on: route, way), change < next { next = change }
    agenda.removeFirst(.passes)
    agenda.add(.passes, at: next)
  }
}

extension RegionRow {
  /// The distances from the region's center at which a crossing may matter.
  fileprivate var edges: [Int32] {
    let band = BoundaryCrossing.band(of: region.radius)
    return [region.radius, region.radius + (isInside ? band : -band)]
  }
}
