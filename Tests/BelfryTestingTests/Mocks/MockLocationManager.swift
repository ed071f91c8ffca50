import CoreLocation

/// A mock as apps' tests have one: it returns the values of a test and records the calls.
final class MockLocationManager: CLLocationManager {
  var calls: [String] = []
  var status = CLAuthorizationStatus.notDetermined
  var place: CLLocation?
  var regions: Set<CLRegion> = []
  private weak var mockDelegate: (any CLLocationManagerDelegate)?
  nonisolated(unsafe) static var hasHeading = true

  override init() { super.init() }

  override var delegate: (any CLLocationManagerDelegate)? {
    get { mockDelegate }
    set { mockDelegate = newValue }
  }

  override var location: CLLocation? { place }
  override var heading: CLHeading? { MockHeading(90) }
  override var authorizationStatus: CLAuthorizationStatus { status }
  override var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  override var isAuthorizedForWidgetUpdates: Bool { true }
  override var monitoredRegions: Set<CLRegion> { regions }
  override var maximumRegionMonitoringDistance: CLLocationDistance { 50 }
  override var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  override var desiredAccuracy: CLLocationAccuracy { didSet { calls.append("accuracy") } }
  override var distanceFilter: CLLocationDistance {
    get { super.distanceFilter }
    set { super.distanceFilter = newValue }
  }
  override var activityType: CLActivityType { didSet { calls.append("activity") } }
  override var pausesLocationUpdatesAutomatically: Bool { didSet { calls.append("pauses") } }
  override var allowsBackgroundLocationUpdates: Bool { didSet { calls.append("background") } }

  override class func authorizationStatus() -> CLAuthorizationStatus { .authorizedAlways }
  override class func locationServicesEnabled() -> Bool { false }
  override class func headingAvailable() -> Bool { hasHeading }
  override class func isRangingAvailable() -> Bool { true }
  override class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { true }
  override class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  override func requestWhenInUseAuthorization() { calls.append("ask") }
  override func requestAlwaysAuthorization() { calls.append("ask always") }
  override func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String,
    completion: (((any Error)?) -> Void)? = nil
  ) { completion?(CLError(.promptDeclined)) }
  override func requestLocation() { calls.append("request") }
  override func startUpdatingLocation() { calls.append("start") }
  override func stopUpdatingLocation() { calls.append("stop") }
  override func startUpdatingHeading() { calls.append("start heading") }
  override func stopUpdatingHeading() { calls.append("stop heading") }
  override func startMonitoringSignificantLocationChanges() { calls.append("start changes") }
  override func stopMonitoringSignificantLocationChanges() { calls.append("stop changes") }
  override func startMonitoringVisits() { calls.append("start visits") }
  override func stopMonitoringVisits() { calls.append("stop visits") }
  override func startMonitoring(for region: CLRegion) { regions.insert(region) }
  override func stopMonitoring(for region: CLRegion) { regions.remove(region) }
  override func requestState(for region: CLRegion) { calls.append("state \(region.identifier)") }
  override func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  override func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  override func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)?) {}
  override func dismissHeadingCalibrationDisplay() {}
}

final class MockHeading: CLHeading, @unchecked Sendable {
  private let degrees: CLLocationDirection

  init(_ degrees: CLLocationDirection) {
    self.degrees = degrees
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var trueHeading: CLLocationDirection { degrees }
  override var headingAccuracy: CLLocationDirection { 1 }
}

final class MockVisit: CLVisit, @unchecked Sendable {
  private let stay: DateInterval

  init(_ stay: DateInterval) {
    self.stay = stay
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var arrivalDate: Date { stay.start }
  override var departureDate: Date { stay.end }
  override var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2DMake(48, 11) }
}

final class MockLocation: CLLocation, @unchecked Sendable {
  override var horizontalAccuracy: CLLocationAccuracy { 4 }
  override var floor: CLFloor? { MockFloor() }
}

final class MockFloor: CLFloor, @unchecked Sendable {
  override var level: Int { 3 }
}

final class MockBeacon: CLBeacon, @unchecked Sendable {
  override var proximity: CLProximity { .near }
}
