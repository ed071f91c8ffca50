public import CoreLocation
import DeviceHost
import SystemPolicy
public import Testing
import VirtualDevice

/// What a user lets an app know of where the phone is, in the words of Settings.
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
  /// The phone is carried to another place.
  ///
  /// The edge of a region counts as crossed after twenty seconds: let them pass with
  /// `advance(by: .seconds(20))`.
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

  /// The user says in Settings what an app may know of where the phone is, which sends the app in
  /// front to the background.
  ///
  /// Settings does not list an app that has never asked; it comes with the permission, as a script
  /// has it that says `device has location always`, and is not left.
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
    let permits = Event.device(.locates(.permits(number, location)))
    await act(isListed ? .user(.allows(number, location)) : permits, at: place)
  }

  /// The user turns airplane mode on, and Wi-Fi off with it, or both back.
  public func turnAirplaneMode(on isOn: Bool, at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.locates(.turnsAirplaneMode(isOn: isOn))), at: place)
  }

  /// The user turns Background App Refresh on or off for an app.
  public func turnBackgroundRefresh(
    on isOn: Bool,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let number = (app ?? self.app).number
    await act(.user(.locates(.turnsRefresh(number, isOn: isOn))), at: place)
  }
}

extension VirtualPhone {
  /// The phone sets out for another place, along the shortest way over the globe.
  ///
  /// - Parameters:
  ///   - coordinate: Where it goes.
  ///   - speed: How fast, in kilometres an hour.
  ///   - place: Where a failure is recorded.
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
    await act(.device(.locates(journey)), at: place)
  }

  /// The user turns Wi-Fi on or off.
  public func turnWiFi(on isOn: Bool, at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.locates(.turnsWiFi(isOn: isOn))), at: place)
  }

  /// The user turns Precise Location on or off for an app.
  public func turnPreciseLocation(
    on isOn: Bool,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let number = (app ?? self.app).number
    await act(.user(.locates(.turnsPrecise(number, isOn: isOn))), at: place)
  }
}
