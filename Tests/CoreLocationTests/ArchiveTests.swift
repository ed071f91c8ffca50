import CoreLocation
import Testing

/// Copying, comparing and archiving as with Apple's types.
@Suite struct ArchiveTests {
  private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: value,
      requiringSecureCoding: true
    )
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
  }

  static let office = CLLocationCoordinate2D(latitude: 12.9775, longitude: 77.5713)

  @Test func `a circle comes back from an archive with its flags`() throws {
    let circle = CLCircularRegion(center: Self.office, radius: 300, identifier: "office")
    circle.notifyOnExit = false
    let read = try #require(try archived(circle))
    #expect(read == circle)
    #expect(read.center.latitude == 12.9775)
    #expect(read.center.longitude == 77.5713)
    #expect(read.radius == 300)
    #expect(read.notifyOnEntry)
    #expect(!read.notifyOnExit)
  }

  @Test func `regions with one identifier are equal`() {
    let small = CLCircularRegion(center: Self.office, radius: 100, identifier: "office")
    let large = CLCircularRegion(center: Self.office, radius: 200, identifier: "office")
    let other = CLCircularRegion(center: Self.office, radius: 100, identifier: "home")
    #expect(small == large)
    #expect(small.hash == large.hash)
    #expect(small != other)
    #expect(Set<CLRegion>([small, large, other]).count == 2)
  }

  @Test func `a copy of a region has flags of its own`() throws {
    let circle = CLCircularRegion(center: Self.office, radius: 300, identifier: "office")
    let copy = try #require(circle.copy() as? CLCircularRegion)
    copy.notifyOnEntry = false
    #expect(circle.notifyOnEntry)
    #expect(copy.radius == 300)
  }

  @Test func `a location comes back from an archive, and equals itself alone`() throws {
    let location = CLLocation(
      coordinate: Self.office,
      altitude: 920,
      horizontalAccuracy: 5,
      verticalAccuracy: 3,
      course: 90,
      courseAccuracy: 1,
      speed: 2,
      speedAccuracy: 0.5,
      timestamp: Date(timeIntervalSince1970: 1_772_870_400),
      sourceInfo: CLLocationSourceInformation(
        softwareSimulationState: true,
        andExternalAccessoryState: false
      )
    )
    let read = try #require(try archived(location))
    #expect(read.distance(from: location) == 0)
    #expect(read.altitude == 920)
    #expect(read.course == 90)
    #expect(read.speedAccuracy == 0.5)
    #expect(read.timestamp == location.timestamp)
    #expect(read.sourceInformation?.isSimulatedBySoftware == true)
    #expect(read != location)
    #expect(location.copy() as? CLLocation == location)
  }

  @Test func `a beacon's region comes back from an archive`() throws {
    let uuid = try #require(UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
    let region = CLBeaconRegion(uuid: uuid, major: 7, identifier: "shop")
    region.notifyEntryStateOnDisplay = true
    let read = try #require(try archived(region))
    #expect(read.beaconIdentityConstraint == region.beaconIdentityConstraint)
    #expect(read.major == 7)
    #expect(read.minor == nil)
    #expect(read.notifyEntryStateOnDisplay)
  }

  /// A virtual phone makes no placemark; an app's archive may hold one.
  @Test func `a placemark is read from an archive, and written as it was`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let location = CLLocation(latitude: 12.9775, longitude: 77.5713)
    let region = CLCircularRegion(center: Self.office, radius: 300, identifier: "office")
    let texts = ["name": "Office", "locality": "Bengaluru"]
    archiver.encode(location, forKey: "location")
    archiver.encode(region, forKey: "region")
    archiver.encode("Asia/Kolkata" as NSString, forKey: "timeZone")
    archiver.encode(texts as NSDictionary, forKey: "texts")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let first = try #require(CLPlacemark(coder: reader))
    for placemark in [first, try #require(try archived(first))] {
      #expect(placemark.location?.coordinate.latitude == 12.9775)
      #expect(placemark.region?.identifier == "office")
      #expect(placemark.timeZone?.identifier == "Asia/Kolkata")
      #expect(placemark.name == "Office" && placemark.locality == "Bengaluru")
      #expect(placemark.country == nil)
    }
  }

  @Test func `conditions come back from JSON`() throws {
    let circle = CLMonitor.CircularGeographicCondition(center: Self.office, radius: 50)
    let circleData = try JSONEncoder().encode(circle)
    #expect(try JSONDecoder().decode(type(of: circle), from: circleData) == circle)
    let uuid = try #require(UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
    let beacon = CLMonitor.BeaconIdentityCondition(uuid: uuid, major: 1, minor: 2)
    let beaconData = try JSONEncoder().encode(beacon)
    #expect(try JSONDecoder().decode(type(of: beacon), from: beaconData) == beacon)
  }

  @Test func `an error is caught by its code, its type and its domain`() {
    let error: any Error = CLError(.regionMonitoringFailure)
    #expect((error as? CLError)?.code == .regionMonitoringFailure)
    #expect((error as NSError).domain == kCLErrorDomain)
    #expect((error as NSError).code == 5)
    do { throw error } catch CLError.regionMonitoringFailure {} catch { Issue.record("\(error)") }
  }

  @Test func `invalid coordinates are recognised`() {
    #expect(CLLocationCoordinate2DIsValid(Self.office))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
  }
}
