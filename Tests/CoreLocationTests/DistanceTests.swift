import CoreLocation
import Testing

/// Lengths on the WGS-84 ellipsoid, against what surveyors publish.
@Suite struct DistanceTests {
  @Test(arguments: [
    // A degree of the equator is its radius times a hundred-and-eightieth of pi.
    (0.0, 0.0, 0.0, 1.0, 6_378_137 * Double.pi / 180),
    // A degree of the meridian at the equator, and the quarter of the meridian.
    (0, 0, 1, 0, 110_574.389),
    (0, 0, 90, 0, 10_001_965.729),
    // From pole to pole it is twice that.
    (-90, 0, 90, 0, 20_003_931.459),
    // The line in Australia with which Vincenty's formulae are usually checked.
    (-37.951_033_416_7, 144.424_867_888_9, -37.652_821_138_9, 143.926_495_527_8, 54_972.271),
  ])
  func `distances equal published ones`(
    latitude: Double,
    longitude: Double,
    otherLatitude: Double,
    otherLongitude: Double,
    metres: Double
  ) {
    let here = CLLocation(latitude: latitude, longitude: longitude)
    let there = CLLocation(latitude: otherLatitude, longitude: otherLongitude)
    #expect(abs(here.distance(from: there) - metres) < 0.001)
    #expect(abs(there.distance(from: here) - metres) < 0.001)
  }

  @Test(arguments: [(0.0, 0.0, 0.5, 179.7, 19_936_288.579), (0, 0, 0, 180, 20_003_931.459)])
  func `the distance to the antipode is accurate to half a percent`(
    latitude: Double,
    longitude: Double,
    otherLatitude: Double,
    otherLongitude: Double,
    metres: Double
  ) {
    let here = CLLocation(latitude: latitude, longitude: longitude)
    let there = CLLocation(latitude: otherLatitude, longitude: otherLongitude)
    #expect(abs(here.distance(from: there) - metres) < metres * 0.005)
  }

  @Test func `the shorter way crosses the date line`() {
    let west = CLLocation(latitude: 10, longitude: 179.9)
    let east = CLLocation(latitude: 10, longitude: -179.9)
    #expect(abs(west.distance(from: east) - 21_928) < 10)
    #expect(west.distance(from: west) == 0)
  }

  @Test func `a circle contains the points within its radius`() {
    let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let circle = CLCircularRegion(center: center, radius: 111_319.5, identifier: "degree")
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.000_001)))
  }
}
