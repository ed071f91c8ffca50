public import BelfryCoreLocation
import DeviceHost
import SystemPolicy
import TestFrameworks
public import Testing
import VirtualDevice

/// The access of an app to the location, in the words of Settings.
///
/// ```swift
/// let phone = VirtualPhone.current
/// phone.install("Map") { nil }
/// await phone.launch()
/// await phone.allowLocation(.always)
/// #expect(CLLocationManager().authorizationStatus == .authorizedAlways)
/// ```
public enum LocationAccess: Sendable {
  /// "Never".
  case never
  /// "While Using the App".
  case whileUsing
  /// "Always".
  case always

  fileprivate var authorization: LocationAuthorization {
    switch self {
    case .never: .denied
    case .whileUsing: .whenInUse
    case .always: .always
    }
  }
}

extension VirtualPhone {
  /// Moves the phone to another place.
  ///
  /// The system reports a boundary crossing after 20 seconds: call `advance(by: .seconds(20))`.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - place: The source location of a failure.
  public func move(
    to coordinate: CLLocationCoordinate2D,
    at place: SourceLocation = #_sourceLocation
  ) async {
    guard let point = coordinate.onPhone else {
      let point = "\(coordinate.latitude), \(coordinate.longitude)"
      return fail("there is no place \(point) on the globe", at: place)
    }
    await act(.device(.relocates(to: Spot(point))), at: place)
  }

  /// Sets the access of an app to the location in Settings, as the user.
  ///
  /// Opening Settings moves the foreground app to the background. An app that never asked for the
  /// location is not listed in Settings; for such an app, this sets the access directly and does
  /// not open Settings, as `device has location always` does in a scenario.
  ///
  /// - Parameters:
  ///   - access: The access.
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func allowLocation(
    _ access: LocationAccess,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let number = (app ?? self.app).number
    let isListed = host.look { device, _, _ in
      device.permission(of: number) != LocationPermission()
    }
    let location = access.authorization
    let permits = Event.device(.location(.permits(number, location)))
    await act(isListed ? .user(.allows(number, location)) : permits, at: place)
  }

  /// Turns airplane mode on or off as the user, and Wi-Fi off or on with it.
  ///
  /// - Parameters:
  ///   - isOn: `true` to turn it on.
  ///   - place: The source location of a failure.
  public func turnAirplaneMode(on isOn: Bool, at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.location(.turnsAirplaneMode(isOn: isOn))), at: place)
  }

  /// Turns Background App Refresh on or off for an app, as the user.
  ///
  /// - Parameters:
  ///   - isOn: `true` to turn it on.
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func turnBackgroundRefresh(
    on isOn: Bool,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let number = (app ?? self.app).number
    await act(.user(.location(.turnsRefresh(number, isOn: isOn))), at: place)
  }
}

extension VirtualPhone {
  /// Starts a journey to another place, along the shortest path on the globe.
  ///
  /// - Parameters:
  ///   - coordinate: The destination.
  ///   - speed: The speed, in kilometres an hour.
  ///   - place: The source location of a failure.
  public func travel(
    to coordinate: CLLocationCoordinate2D,
    at speed: Double,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let millimetres = (speed * 1_000_000).rounded()
    guard let point = coordinate.onPhone, millimetres >= 1, millimetres < 1e15 else {
      return fail("a journey has a place on the globe and a speed in km/h above 0", at: place)
    }
    let journey = DeviceLocationAction.travels(to: Spot(point), speed: Int64(millimetres))
    await act(.device(.location(journey)), at: place)
  }

  /// Lets the phone notice that the user has arrived where it is: a visit begins.
  ///
  /// ```swift
  /// let phone = VirtualPhone.current
  /// await phone.move(to: CLLocationCoordinate2D(latitude: 48, longitude: 11))
  /// await phone.noticeArrival()
  /// await phone.advance(by: .seconds(3600))
  /// await phone.noticeDeparture()
  /// ```
  ///
  /// No source describes how a phone recognises a visit, so the test says when.
  ///
  /// - Parameter place: The source location of a failure.
  public func noticeArrival(at place: SourceLocation = #_sourceLocation) async {
    await act(.device(.location(.noticesVisit(isArrival: true))), at: place)
  }

  /// Lets the phone notice that the user leaves the place of the visit, which ends.
  ///
  /// - Parameter place: The source location of a failure.
  public func noticeDeparture(at place: SourceLocation = #_sourceLocation) async {
    await act(.device(.location(.noticesVisit(isArrival: false))), at: place)
  }

  /// Turns Wi-Fi on or off as the user.
  ///
  /// - Parameters:
  ///   - isOn: `true` to turn it on.
  ///   - place: The source location of a failure.
  public func turnWiFi(on isOn: Bool, at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.location(.turnsWiFi(isOn: isOn))), at: place)
  }

  /// Turns Location Services on or off for all apps in Settings, as the user.
  ///
  /// Opening Settings moves the foreground app to the background.
  ///
  /// - Parameters:
  ///   - isOn: `true` to turn them on.
  ///   - place: The source location of a failure.
  public func turnLocationServices(
    on isOn: Bool,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await act(.user(.location(.turnsLocationServices(isOn: isOn))), at: place)
  }

  /// Forbids an app the location, as parental controls or the management of the phone do.
  ///
  /// The app reads `restricted`; neither a prompt nor Settings can change that.
  ///
  /// - Parameters:
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func restrictLocation(
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let number = (app ?? self.app).number
    await act(.device(.location(.permits(number, .restricted))), at: place)
  }

  /// Turns Precise Location on or off for an app, as the user.
  ///
  /// - Parameters:
  ///   - isOn: `true` to turn it on.
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func turnPreciseLocation(
    on isOn: Bool,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let number = (app ?? self.app).number
    await act(.user(.location(.turnsPrecise(number, isOn: isOn))), at: place)
  }
}
