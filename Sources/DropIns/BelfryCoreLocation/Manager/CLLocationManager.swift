import DeviceHost
public import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// The object through which an app uses location services.
///
/// All managers share the phone's state. A manager calls its delegate on the main thread if it was
/// created there, and otherwise on the process's own queue.
open class CLLocationManager: NSObject {
  /// The delegate that receives location events; the manager does not retain it.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      registered.withLock { $0 = .here() }
      // A mock outside a phone is never called back, so it needs no registration.
      guard DeviceHost.current != nil || type(of: self) == CLLocationManager.self else { return }
      LocationServices.current.enter(self)
    }
  }

  /// The accuracy that the app wants, in metres.
  ///
  /// Stored but has no effect: a virtual phone always knows its exact location.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The distance the phone must move before an update, in metres.
  ///
  /// Stored but has no effect: a virtual phone reports every move.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// The activity for which the app uses locations.
  ///
  /// Stored but has no effect.
  open var activityType = CLActivityType.other
  /// A Boolean value that indicates whether location updates may pause.
  ///
  /// Stored but has no effect: a virtual phone never pauses updates.
  open var pausesLocationUpdatesAutomatically = true
  /// A Boolean value that indicates whether the app gets locations in the background.
  ///
  /// The app keeps running in the background while it gets updates there, and counts as in use if
  /// the updates began in the foreground.
  open var allowsBackgroundLocationUpdates = false {
    didSet { if isUpdating { keepRunning(AppProcess.current) } }
  }
  /// A Boolean value that indicates whether the status bar shows background location use.
  ///
  /// Stored but has no effect: Belfry does not model the status bar.
  open var showsBackgroundLocationIndicator = false
  /// The change of heading before an update, in degrees.
  ///
  /// Stored but has no effect: Belfry does not model a compass.
  open var headingFilter: CLLocationDegrees = 1
  /// The device orientation to which headings refer.
  ///
  /// Stored but has no effect: Belfry does not model a compass.
  open var headingOrientation = CLDeviceOrientation.portrait

  private let registered = Mutex<Registration?>(nil)
  /// The source location at which the delegate was set.
  var registration: Registration? { registered.withLock { $0 } }

  /// Indicates whether the manager was created on the main thread.
  let isOfMainThread = MainQueue.isCurrent
  /// Indicates whether location updates are on.
  var isUpdating = false
  /// Indicates whether the delegate gets significant changes.
  var isMonitoringChanges = false
  /// Indicates whether the delegate gets visits.
  var isMonitoringVisits = false
  /// The process that location updates keep running in the background.
  let kept = Mutex<AppProcess?>(nil)

  /// Creates a manager, which reports the app's authorization to its delegate.
  public override init() {}

  // MARK: Authorization

  /// The app's authorization to use the phone's location.
  open var authorizationStatus: CLAuthorizationStatus { Self.status }

  /// The app's authorization to use the phone's location, as a class method of iOS before 14.
  @available(*, deprecated, message: "ask a manager")
  @discardableResult
  open class func authorizationStatus() -> CLAuthorizationStatus { status }

  /// The accuracy of the locations that the user allows.
  open var accuracyAuthorization: CLAccuracyAuthorization { accuracy }

  /// A Boolean value that indicates whether the app's widgets may use the location.
  ///
  /// On a virtual phone it is `true` if the app may use the location.
  open var isAuthorizedForWidgetUpdates: Bool { AppProcess.current.locationAuthorization.isAllowed }

  /// Returns a Boolean value that indicates whether Location Services are on for the whole phone.
  @discardableResult
  open class func locationServicesEnabled() -> Bool {
    AppProcess.current.host.hasLocationServices
  }

  /// Requests authorization to use the location while the app is in use.
  open func requestWhenInUseAuthorization() {
    AppProcess.current.send(.location(.asks(.whenInUse)))
  }

  /// Requests authorization to use the location at any time.
  open func requestAlwaysAuthorization() { AppProcess.current.send(.location(.asks(.always))) }

  /// Requests full accuracy as long as the app is in use; the user answers a prompt.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String,
    completion: (((any Error)?) -> Void)? = nil
  ) {
    askForFullAccuracy(purposeKey, completion)
  }

  /// Requests full accuracy as long as the app is in use; the user answers a prompt.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
    askForFullAccuracy(purposeKey, nil)
  }

  /// Requests full accuracy as long as the app is in use, and waits for the user's answer.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws { try await fullAccuracy(for: purposeKey) }

  // MARK: Location

  /// The current location, if the app may use it.
  open var location: CLLocation? { AppProcess.current.location }

  /// Starts location updates: the delegate gets the current location and every change.
  open func startUpdatingLocation() {
    isUpdating = true
    LocationServices.current.enter(self)
    keepRunning(LocationServices.current.process)
    reportLocation(isOnce: false)
  }

  /// Stops location updates.
  open func stopUpdatingLocation() {
    isUpdating = false
    keepRunning(nil)
  }

  deinit {
    if let process = kept.withLock({ $0 }) { LocationServices.of(process).showIndicator(false) }
  }

  /// Requests the location once: the delegate gets the location or an error.
  open func requestLocation() {
    LocationServices.current.enter(self)
    reportLocation(isOnce: true)
  }

  // MARK: Regions

  /// Returns a Boolean value that indicates whether regions of a class can be monitored: only
  /// circles can.
  @discardableResult
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type || regionClass == CLRegion.self
  }

  /// The largest radius that can be monitored, in metres.
  open var maximumRegionMonitoringDistance: CLLocationDistance { largestRadius }

  /// The regions that the app monitors, through any manager.
  open var monitoredRegions: Set<CLRegion> { regions }

  /// Starts monitoring a region, which replaces the one with the same identifier.
  ///
  /// Deprecated in iOS 27: add a condition to a `CLMonitor`.
  @available(iOS, deprecated: 27, message: "add a condition to a CLMonitor")
  open func startMonitoring(for region: CLRegion) { startMonitoring(region) }

  /// Stops monitoring the region with an identifier.
  ///
  /// Deprecated in iOS 27: remove the condition from the `CLMonitor`.
  @available(iOS, deprecated: 27, message: "remove the condition from the CLMonitor")
  open func stopMonitoring(for region: CLRegion) { stopMonitoring(region) }

  /// Requests the state of a region, which the delegate gets.
  open func requestState(for region: CLRegion) { reportState(of: region) }

  // MARK: Significant changes and visits

  /// Returns a Boolean value that indicates whether significant changes can be monitored; always
  /// `true`.
  @discardableResult
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  /// Starts to monitor significant changes: the delegate gets the current location, and another one
  /// each time the phone has moved 500 metres, at most every five minutes.
  ///
  /// Monitoring goes on when the process ends, and a change launches the app. The new process calls
  /// this method again to get the location.
  open func startMonitoringSignificantLocationChanges() { monitorSignificantChanges() }

  /// Stops to monitor significant changes.
  open func stopMonitoringSignificantLocationChanges() { stopMonitoringSignificantChanges() }

  /// Starts to monitor visits: the delegate gets one when the phone notices an arrival, and again
  /// when it notices the departure.
  ///
  /// Monitoring goes on when the process ends, and a visit launches the app. The new process calls
  /// this method again to get the visit. A test says when the phone notices one.
  open func startMonitoringVisits() { monitorVisits() }

  /// Stops to monitor visits.
  open func stopMonitoringVisits() { stopVisits() }

  // MARK: Features a virtual phone lacks; each method fails as on a phone without the feature

  /// The current heading; always nil, as Belfry does not model a compass.
  open var heading: CLHeading? { nil }

  /// Returns a Boolean value that indicates whether deferred updates are available; always `false`.
  @available(*, deprecated, message: "it has done nothing since iOS 13")
  @discardableResult
  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  /// Fails with the error of a phone without deferred updates.
  @available(*, deprecated, message: "it has done nothing since iOS 13")
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance,
    timeout: TimeInterval
  ) {
    failDeferredUpdates()
  }

  /// Has no effect: Belfry does not model deferred updates.
  @available(*, deprecated, message: "it has done nothing since iOS 13")
  open func disallowDeferredLocationUpdates() {}

  /// Returns a Boolean value that indicates whether the phone has a compass; always `false`.
  @discardableResult
  open class func headingAvailable() -> Bool { false }

  /// Fails with the error of a phone without a compass.
  open func startUpdatingHeading() {
    fail(CLError(.headingFailure))
  }

  /// Has no effect: Belfry does not model a compass.
  open func stopUpdatingHeading() {}

  /// Has no effect: Belfry does not model a compass.
  open func dismissHeadingCalibrationDisplay() {}

  /// Returns a Boolean value that indicates whether beacon ranging is available; always `false`.
  @discardableResult
  open class func isRangingAvailable() -> Bool { false }

  /// The constraints of the beacons that are ranged; always empty.
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

  /// The regions whose beacons are ranged; always empty.
  @available(*, deprecated, renamed: "rangedBeaconConstraints")
  open var rangedRegions: Set<CLRegion> { [] }

  /// Fails with the error of a phone without Bluetooth.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    failRanging(for: constraint)
  }

  /// Has no effect: Belfry does not model beacons.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

  /// Fails with the error of a phone without Bluetooth.
  @available(*, deprecated, renamed: "startRangingBeacons(satisfying:)")
  open func startRangingBeacons(in region: CLBeaconRegion) {
    failRanging(in: region)
  }

  /// Has no effect: Belfry does not model beacons.
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

  /// Has no effect: Belfry does not model location pushes.
  open func stopMonitoringLocationPushes() {}
}
