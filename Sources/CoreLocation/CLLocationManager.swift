import DeviceHost
public import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// What an app asks for places; any number of them share what the phone knows.
///
/// Its delegate is called on the main thread if the manager was made there, and else on the
/// process's own queue.
open class CLLocationManager: NSObject {
  /// What hears of places; it is not kept.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      registered.withLock { $0 = .here() }
      // A mock that no phone runs is never called back, so it needs none.
      guard DeviceHost.current != nil || type(of: self) == CLLocationManager.self else { return }
      LocationServices.current.enter(self)
    }
  }

  /// How exactly the app wants to know the place; a virtual phone always knows it exactly.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far the phone has to move to be told of; a virtual phone tells of every move.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What the app wants locations for; a virtual phone does not mind.
  open var activityType = CLActivityType.other
  /// Whether locations may pause; those of a virtual phone never do.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the app gets locations in the background, and goes on running there while it does.
  open var allowsBackgroundLocationUpdates = false {
    didSet { if isUpdating { keepRunning(AppProcess.current) } }
  }
  /// Whether the screen says so; a virtual phone has no such place.
  open var showsBackgroundLocationIndicator = false
  /// How far the phone has to turn to be told of; a virtual phone has no compass.
  open var headingFilter: CLLocationDegrees = 1
  /// How the phone is held when its heading is told.
  open var headingOrientation = CLDeviceOrientation.portrait

  private let registered = Mutex<Registration?>(nil)
  /// Where its delegate was set.
  var registration: Registration? { registered.withLock { $0 } }

  /// Whether it was made on the main thread.
  let isOfMainThread = MainQueue.isCurrent
  /// Whether its delegate wants to know where the phone is.
  var isUpdating = false
  /// The process that its updates keep running in the background.
  private let kept = Mutex<AppProcess?>(nil)

  /// Creates a manager; its delegate is told what the app may know.
  public override init() {}

  // MARK: Authorization

  /// The app's authorization to use the phone's location.
  open var authorizationStatus: CLAuthorizationStatus { Self.status }

  /// The app's authorization to use the phone's location, as a class method before iOS 14.
  @available(*, deprecated, message: "ask a manager")
  @discardableResult
  open class func authorizationStatus() -> CLAuthorizationStatus { status }

  /// How exactly the app may know it, as the user has said.
  open var accuracyAuthorization: CLAccuracyAuthorization { accuracy }

  /// Whether the app's widgets may know it too: on a virtual phone if the app may.
  open var isAuthorizedForWidgetUpdates: Bool { AppProcess.current.locationAuthorization.isAllowed }

  /// Whether places can be known at all: on a virtual phone always.
  @discardableResult
  open class func locationServicesEnabled() -> Bool { true }

  /// Asks the user for knowing it while the app is in use.
  open func requestWhenInUseAuthorization() {
    AppProcess.current.send(.locates(.asks(.whenInUse)))
  }

  /// Asks the user for knowing it at any time.
  open func requestAlwaysAuthorization() { AppProcess.current.send(.locates(.asks(.always))) }

  /// Asks the user for knowing the place exactly for a while, which the app does anyway.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String,
    completion: (((any Error)?) -> Void)? = nil
  ) {
    guard let completion else { return }
    AppProcess.current.call("the completion of requestTemporaryFullAccuracyAuthorization") {
      completion(nil)
    }
  }

  /// Asks the user for knowing the place exactly for a while, which the app does anyway.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {}

  /// Asks the user for knowing the place exactly for a while, which the app does anyway.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {}

  // MARK: Location

  /// Where the phone is, if the app may know it.
  open var location: CLLocation? { AppProcess.current.location }

  /// Tells the delegate where the phone is, now and whenever that changes.
  open func startUpdatingLocation() {
    isUpdating = true
    LocationServices.current.enter(self)
    keepRunning(LocationServices.current.process)
    tellLocation(isOnce: false)
  }

  /// Tells it no longer.
  open func stopUpdatingLocation() {
    isUpdating = false
    keepRunning(nil)
  }

  deinit { kept.withLock { $0 }?.keepRunning(false) }

  /// Keeps an app running in the background that wants updates there, and no other.
  private func keepRunning(_ process: AppProcess?) {
    let process = allowsBackgroundLocationUpdates ? process : nil
    let before = kept.withLock { kept in
      defer { kept = process }
      return kept
    }
    process?.keepRunning(true)
    before?.keepRunning(false)
  }

  /// Tells the delegate once where the phone is, or that it is not known.
  open func requestLocation() {
    LocationServices.current.enter(self)
    tellLocation(isOnce: true)
  }

  // MARK: Regions

  /// Tells whether regions of a class can be monitored: circles can.
  @discardableResult
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type || regionClass == CLRegion.self
  }

  /// The largest radius that can be monitored, in metres.
  open var maximumRegionMonitoringDistance: CLLocationDistance { largestRadius }

  /// The regions that the app monitors, whichever manager was asked to.
  open var monitoredRegions: Set<CLRegion> { regions }

  /// Monitors a region, in place of the one of its identifier.
  open func startMonitoring(for region: CLRegion) { watch(region) }

  /// Monitors the region of an identifier no longer.
  open func stopMonitoring(for region: CLRegion) { stopWatching(region) }

  /// Tells the delegate where the phone is, seen from a region.
  open func requestState(for region: CLRegion) { tellState(of: region) }

  // MARK: What a virtual phone has no part for; each answers as a phone does that lacks the part

  /// Which way the phone points: a virtual phone has no compass.
  open var heading: CLHeading? { nil }

  /// A Boolean value that indicates whether significant-change monitoring is available: never here.
  @discardableResult
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  /// Has no effect: a virtual phone has no significant-change service.
  open func startMonitoringSignificantLocationChanges() {
    Unsupported.say("startMonitoringSignificantLocationChanges", "no such changes are told.")
  }

  /// Has no effect: a virtual phone has no significant-change service.
  open func stopMonitoringSignificantLocationChanges() {}

  /// Does nothing: a virtual phone notices no stays.
  open func startMonitoringVisits() {
    Unsupported.say("startMonitoringVisits", "no visits are told.")
  }

  /// Does nothing: a virtual phone notices no stays.
  open func stopMonitoringVisits() {}

  /// Whether locations can be told later: they cannot.
  @available(*, deprecated, message: "it has done nothing since iOS 13")
  @discardableResult
  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  /// Fails with the error of a phone that cannot tell locations later.
  @available(*, deprecated, message: "it has done nothing since iOS 13")
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance,
    timeout: TimeInterval
  ) {
    failDeferredUpdates()
  }

  /// Does nothing: locations are never told later.
  @available(*, deprecated, message: "it has done nothing since iOS 13")
  open func disallowDeferredLocationUpdates() {}

  /// Whether the phone has a compass: a virtual one has none.
  @discardableResult
  open class func headingAvailable() -> Bool { false }

  /// Fails with the error of a phone without a compass.
  open func startUpdatingHeading() {
    fail(CLError(.headingFailure))
  }

  /// Does nothing: there is no compass.
  open func stopUpdatingHeading() {}

  /// Does nothing: there is no compass.
  open func dismissHeadingCalibrationDisplay() {}

  /// Whether beacons can be found: a virtual phone has no Bluetooth.
  @discardableResult
  open class func isRangingAvailable() -> Bool { false }

  /// The beacons that are looked for: none.
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

  /// The regions whose beacons are looked for: none.
  @available(*, deprecated, renamed: "rangedBeaconConstraints")
  open var rangedRegions: Set<CLRegion> { [] }

  /// Fails with the error of a phone without Bluetooth.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    failRanging(for: constraint)
  }

  /// Does nothing: no beacons are looked for.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

  /// Fails with the error of a phone without Bluetooth.
  @available(*, deprecated, renamed: "startRangingBeacons(satisfying:)")
  open func startRangingBeacons(in region: CLBeaconRegion) {
    failRanging(in: region)
  }

  /// Does nothing: no beacons are looked for.
  @available(*, deprecated, renamed: "stopRangingBeacons(satisfying:)")
  open func stopRangingBeacons(in region: CLBeaconRegion) {}

  /// Fails with the error of an app without the entitlement.
  open func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
    guard let completion else { return }
    AppProcess.current.call("the completion of startMonitoringLocationPushes") {
      completion(nil, CLError(.denied))
    }
  }

  /// Fails with the error of an app without the entitlement.
  @discardableResult
  open func startMonitoringLocationPushes() async throws -> Data { throw CLError(.denied) }

  /// Does nothing: a virtual phone gets no pushes.
  open func stopMonitoringLocationPushes() {}
}
