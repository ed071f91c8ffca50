import CoreLocation
import Testing

/// Uses of Core Location as apps write them: the test is that they compile.
///
/// Nothing here is called; on Apple's platforms the same lines compile against the real framework.
@Suite struct SignatureTests {
  @Test func `uses of managers compile`() {
    _ = Self.managing
    _ = Self.monitoring
    _ = Self.lacking
    _ = Self.monitoring
    _ = Self.updating
    _ = Self.valuing
  }

  private static func managing(_ manager: CLLocationManager) {
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    manager.distanceFilter = kCLDistanceFilterNone
    manager.activityType = .automotiveNavigation
    manager.pausesLocationUpdatesAutomatically = false
    manager.allowsBackgroundLocationUpdates = true
    manager.showsBackgroundLocationIndicator = true
    manager.requestWhenInUseAuthorization()
    manager.requestAlwaysAuthorization()
    manager.requestLocation()
    manager.startUpdatingLocation()
    manager.stopUpdatingLocation()
    manager.startMonitoringSignificantLocationChanges()
    manager.stopMonitoringSignificantLocationChanges()
    manager.startMonitoringVisits()
    manager.stopMonitoringVisits()
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "trip") { error in
      if let error = error as? CLError, error.code == .promptDeclined { return }
    }
    let isEnabled: Bool = CLLocationManager.locationServicesEnabled()
    let status: CLAuthorizationStatus = manager.authorizationStatus
    let accuracy: CLAccuracyAuthorization = manager.accuracyAuthorization
    let place: CLLocationCoordinate2D? = manager.location?.coordinate
    switch status {
    case .notDetermined, .restricted, .denied: break
    case .authorizedAlways, .authorizedWhenInUse: break
    @unknown default: break
    }
    _ = (isEnabled, accuracy == .fullAccuracy, place)
    _ = manager.delegate?.locationManager?(manager, didUpdateLocations: [])
    manager.delegate?.locationManagerDidChangeAuthorization?(manager)
    manager.delegate?.locationManager?(manager, didFailWithError: CLError(.denied))
  }

  private static func monitoring(_ manager: CLLocationManager) {
    let center = CLLocationCoordinate2DMake(37.3349, -122.0090)
    let radius = min(500, manager.maximumRegionMonitoringDistance)
    let region = CLCircularRegion(center: center, radius: radius, identifier: "campus")
    region.notifyOnEntry = true
    region.notifyOnExit = false
    guard CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) else { return }
    manager.startMonitoring(for: region)
    manager.requestState(for: region)
    for case let circle as CLCircularRegion in manager.monitoredRegions
    where circle.identifier == region.identifier && circle.contains(center) {
      manager.stopMonitoring(for: circle)
    }
  }

  private static func lacking(_ manager: CLLocationManager) async throws {
    let constraint = CLBeaconIdentityConstraint(uuid: UUID(), major: 1, minor: 2)
    manager.startRangingBeacons(satisfying: constraint)
    manager.stopRangingBeacons(satisfying: constraint)
    _ = manager.rangedBeaconConstraints.contains(constraint)
    let region = CLBeaconRegion(beaconIdentityConstraint: constraint, identifier: "shop")
    manager.startMonitoring(for: region)
    manager.startMonitoringLocationPushes { (token: Data?, error: (any Error)?) in }
    let token: Data = try await manager.startMonitoringLocationPushes()
    _ = token
    CLGeocoder().geocodeAddressString("Bengaluru") { placemarks, error in
      _ = placemarks?.first?.location?.coordinate
    }
    let names = try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0))
    _ = names.first?.locality
  }

  private static func monitoring() async throws {
    let monitor = await CLMonitor("fences")
    let condition = CLMonitor.CircularGeographicCondition(
      center: CLLocationCoordinate2D(latitude: 37, longitude: -122),
      radius: 200
    )
    await monitor.add(condition, identifier: "home", assuming: .unsatisfied)
    if let record = await monitor.record(for: "home") {
      let known: any CLCondition = record.condition
      let event: CLMonitor.Event = record.lastEvent
      _ = (known as? CLMonitor.CircularGeographicCondition, event.date)
    }
    for try await event in await monitor.events {
      switch event.state {
      case .satisfied, .unsatisfied, .unknown, .unmonitored: break
      @unknown default: break
      }
      if event.conditionLimitExceeded || event.authorizationDenied { break }
    }
    for identifier in await monitor.identifiers { await monitor.remove(identifier) }
  }

  private static func updating() async throws {
    let session = CLServiceSession(authorization: .whenInUse)
    for try await diagnostic in session.diagnostics where diagnostic.authorizationDenied { return }
    let background = CLBackgroundActivitySession()
    for try await update in CLLocationUpdate.liveUpdates(.fitness) {
      if update.stationary || update.location == nil { break }
    }
    background.invalidate()
    session.invalidate()
  }

  private static func valuing(_ location: CLLocation) throws {
    let later = CLLocation(
      coordinate: location.coordinate,
      altitude: location.altitude,
      horizontalAccuracy: kCLLocationAccuracyBest,
      verticalAccuracy: location.verticalAccuracy,
      timestamp: location.timestamp.addingTimeInterval(60)
    )
    let metres: CLLocationDistance = later.distance(from: location)
    let floor: Int? = later.floor?.level
    do { throw CLError(.network, userInfo: [:]) } catch let error as CLError {
      _ = (error.code.rawValue, error.alternateRegion, error.errorCode, error.errorUserInfo)
    }
    _ = (metres, floor, CLLocationDistanceMax, CLTimeIntervalMax, CLActivityType.airborne)
    _ = CLAuthorizationStatus(rawValue: 3) == .authorizedAlways
  }
}
