import Foundation
import Testing
import VirtualDevice
import VirtualTime

/// Distances in whole numbers, held against those of the platform's own library.
@Suite struct GeographyTests {
  /// The way along the surface between two points, in metres, on the same sphere.
  private func metres(_ a: Coordinate, _ b: Coordinate) -> Double {
    func radians(_ millionths: Int32) -> Double { Double(millionths) / 1_000_000 * .pi / 180 }
    let north = sin((radians(a.latitude) - radians(b.latitude)) / 2)
    let east = sin((radians(a.longitude) - radians(b.longitude)) / 2)
    let cosines = cos(radians(a.latitude)) * cos(radians(b.latitude))
    return 2 * 6_371_009 * asin(min(1, (north * north + cosines * east * east).squareRoot()))
  }

  private func point(_ latitude: Int32, _ longitude: Int32) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)!
  }

  /// Tells whether the distance is that of the oracle, to half a metre and a millionth of it.
  private func agrees(_ a: Coordinate, _ b: Coordinate) -> Bool {
    let length = metres(a, b)
    let tolerance = 0.5 + length / 1_000_000
    let isFarEnough = length < 1 + tolerance || !a.isWithin(Int32(length - tolerance), of: b)
    return isFarEnough && a.isWithin(Int32(length + tolerance + 1), of: b)
  }

  @Test func `near points are as far apart as the platform's library says`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let a = point(
        .random(in: -89_900_000...89_900_000, using: &random),
        .random(in: -179_900_000...179_900_000, using: &random)
      )
      let b = point(
        a.latitude + .random(in: -20_000...20_000, using: &random),
        a.longitude + .random(in: -20_000...20_000, using: &random)
      )
      #expect(agrees(a, b), "\(a) and \(b)")
    }
  }

  @Test func `distances of far points equal those of the platform's library`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<2000 {
      let a = point(
        .random(in: -90_000_000...90_000_000, using: &random),
        .random(in: -180_000_000...180_000_000, using: &random)
      )
      let b = point(
        .random(in: -90_000_000...90_000_000, using: &random),
        .random(in: -180_000_000...180_000_000, using: &random)
      )
      // Near the antipode a small difference of the sine is a long way.
      if metres(a, b) < 19_000_000 { #expect(agrees(a, b), "\(a) and \(b)") }
    }
  }

  @Test func `only a point itself is within zero meters of it`() {
    let office = point(12_977_500, 77_571_300)
    #expect(office.isWithin(0, of: office))
    #expect(!office.isWithin(0, of: point(12_977_510, 77_571_300)))
    #expect(!office.isWithin(1, of: point(12_977_520, 77_571_300)))
    #expect(office.isWithin(3, of: point(12_977_520, 77_571_300)))
  }

  @Test func `the date line is no border, and the poles are points`() {
    let west = point(-16_500_000, 179_999_000)
    let east = point(-16_500_000, -179_999_000)
    #expect(west.isWithin(220, of: east) && !west.isWithin(200, of: east))
    #expect(point(90_000_000, 0).isWithin(0, of: point(90_000_000, 120_000_000)))
    #expect(point(0, 180_000_000).isWithin(0, of: point(0, -180_000_000)))
  }

  @Test func `the other side of the globe is half a circumference away`() {
    let here = point(0, 0)
    let there = point(0, 180_000_000)
    #expect(here.isWithin(20_015_200, of: there) && !here.isWithin(20_000_000, of: there))
  }

  @Test(
    arguments: [
      (90_000_001, 0), (-90_000_001, 0), (0, 180_000_001), (0, -180_000_001), (.max, .min),
    ] as [(Int32, Int32)]
  )
  func `an invalid coordinate is rejected`(latitude: Int32, longitude: Int32) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }
}
