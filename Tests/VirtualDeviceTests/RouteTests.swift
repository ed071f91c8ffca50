import Foundation
import Testing
import VirtualTime

@testable import VirtualDevice

/// Journeys in whole numbers, held against those of the platform's own library.
@Suite struct RouteTests {
  private func point(_ latitude: Int32, _ longitude: Int32) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)!
  }

  private func anywhere(_ random: inout SeededGenerator) -> Coordinate {
    point(
      .random(in: -89_000_000...89_000_000, using: &random),
      .random(in: -180_000_000...180_000_000, using: &random)
    )
  }

  private func near(_ a: Coordinate, _ random: inout SeededGenerator) -> Coordinate {
    let longitude = Int64(a.longitude) + .random(in: -40_000...40_000, using: &random)
    return point(
      a.latitude + .random(in: -40_000...40_000, using: &random),
      Int32(min(max(longitude, -180_000_000), 180_000_000))
    )
  }

  /// The way between two points, in metres.
  private func metres(_ a: Coordinate, _ b: Coordinate) -> Double {
    Double(GreatCircle(from: a, to: b).length) / 1000
  }

  @Test func `a distance equals the one of the platform's library`() {
    var random = SeededGenerator(seed: 3)
    func radians(_ millionths: Int32) -> Double { Double(millionths) / 1_000_000 * .pi / 180 }
    for round in 0..<500 {
      let a = anywhere(&random)
      let b = round % 2 == 0 ? anywhere(&random) : near(a, &random)
      let north = sin((radians(a.latitude) - radians(b.latitude)) / 2)
      let east = sin((radians(a.longitude) - radians(b.longitude)) / 2)
      let cosines = cos(radians(a.latitude)) * cos(radians(b.latitude))
      let root = (north * north + cosines * east * east).squareRoot()
      let length = 2 * 6_371_009 * asin(min(1, root))
      #expect(abs(metres(a, b) - length) < 0.1 + length / 1_000_000, "\(a) to \(b)")
    }
  }

  @Test func `the middle of a way is equally far from both ends`() {
    var random = SeededGenerator(seed: 4)
    for round in 0..<500 {
      let a = anywhere(&random)
      let b = round % 2 == 0 ? anywhere(&random) : near(a, &random)
      let way = GreatCircle(from: a, to: b)
      guard way.length < 19_000_000_000 else { continue }
      let middle = way.point(at: way.angle / 2)
      #expect(abs(metres(a, middle) - metres(middle, b)) < 0.5, "\(a) to \(b)")
      #expect(abs(metres(a, middle) * 2 - metres(a, b)) < 0.5, "\(a) to \(b)")
      #expect(metres(way.point(at: 0), a) < 0.2 && metres(way.point(at: way.angle), b) < 0.2)
    }
  }

  @Test func `a boundary is crossed where sampling finds it`() {
    var random = SeededGenerator(seed: 5)
    var found = 0
    for _ in 0..<20 {
      let a = anywhere(&random)
      let route = Route(
        from: a,
        to: Spot(near(a, &random)),
        at: .init(seconds: 0),
        speed: 36_000_000
      )
      let center = near(a, &random)
      let radius = Int32.random(in: 50...4_000, using: &random)
      let isWithin = a.isWithin(radius, of: center)
      let change = route.change(
        from: isWithin,
        radius,
        of: center,
        on: route.way,
        after: route.departure
      )
      let seconds = 0...(route.arrival - route.departure).nanoseconds / 1_000_000_000
      let sampled = seconds.first { second in
        route.point(at: Instant(seconds: second)).isWithin(radius, of: center) != isWithin
      }
      guard let change else {
        #expect(sampled == nil, "\(a) \(center) \(radius)")
        continue
      }
      found += 1
      #expect(route.point(at: change).isWithin(radius, of: center) != isWithin)
      if let sampled { #expect(abs(change.seconds - sampled) <= 2, "\(a) \(center) \(radius)") }
    }
    #expect(found > 3)
  }

  @Test(
    arguments: [
      (0, 0, 0, 180_000_000), (90_000_000, 0, -90_000_000, 0), (0, 0, 0, 0),
      (90_000_000, 5, 90_000_000, 77_000_000), (0, 179_999_999, 0, -179_999_999),
      (-33_000_000, 151_000_000, 33_000_000, -29_000_000),
    ] as [(Int32, Int32, Int32, Int32)]
  )
  func `the ends of the earth can be travelled to`(ends: (Int32, Int32, Int32, Int32)) {
    let a = point(ends.0, ends.1)
    let route = Route(
      from: a,
      to: Spot(point(ends.2, ends.3)),
      at: .init(seconds: 0),
      speed: 100_000
    )
    #expect(route.arrival > route.departure)
    for part in 0...10 as ClosedRange<Int64> {
      let time = (route.arrival - route.departure).nanoseconds / 10 * part
      let place = route.point(at: Instant(nanoseconds: time))
      _ = route.change(from: false, 1_000, of: place, on: route.way, after: .init(seconds: 0))
    }
    #expect(route.point(at: route.arrival) == point(ends.2, ends.3))
  }
}
