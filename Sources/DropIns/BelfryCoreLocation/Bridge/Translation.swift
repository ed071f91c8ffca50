import DeviceHost
import Foundation
import SystemPolicy
package import VirtualDevice
import VirtualTime

extension CLLocationCoordinate2D {
  /// The point in the phone's form, or nil if it is not on the globe.
  package var onPhone: Coordinate? {
    guard let latitude = Int32(exactly: (latitude * 1e6).rounded()),
      let longitude = Int32(exactly: (longitude * 1e6).rounded())
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Creates a coordinate from the phone's form.
  package init(_ coordinate: Coordinate) {
    self.init(
      latitude: Double(coordinate.latitude) / 1e6,
      longitude: Double(coordinate.longitude) / 1e6
    )
  }
}

extension CLCircularRegion {
  /// Returns the circle in the phone's form, in whole metres, or nil if it is not on the globe.
  package func onPhone(as identifier: TextNumber) -> Region? {
    guard let center = center.onPhone, !radius.isNaN else { return nil }
    var notifies: Boundary = []
    if notifyOnEntry { notifies.insert(.entry) }
    if notifyOnExit { notifies.insert(.exit) }
    return Region(
      identifier: identifier,
      center: center,
      radius: Int32(max(0, min(radius.rounded(), 1e9))),
      notifies: notifies
    )
  }

  /// Creates a circle from the phone's form.
  package convenience init(_ region: Region, named identifier: String) {
    self.init(
      center: CLLocationCoordinate2D(region.center),
      radius: Double(region.radius),
      identifier: identifier
    )
    notifyOnEntry = region.notifies.contains(.entry)
    notifyOnExit = region.notifies.contains(.exit)
  }
}

extension CLMonitor.Event.State {
  /// The state that an app assumes, in the phone's form.
  var onPhone: RegionState {
    switch self {
    case .satisfied: .inside
    case .unsatisfied: .outside
    case .unknown, .unmonitored: .unknown
    }
  }
}

extension AppProcess {
  /// The app's authorization to use the phone's location.
  var locationAuthorization: LocationAuthorization {
    host.look { device, _, _ in device.location(of: app) }
  }

  /// The phone's location, if the app may use it.
  var location: CLLocation? {
    let place = host.look { device, _, _ in
      device.location(of: app).isAllowed ? device.position : nil
    }
    return place.map { CLLocation($0, at: host.now) }
  }
}

extension LocationAuthorization {
  /// Indicates whether the user, the switch of the phone or a restriction refuses the location.
  var isRefused: Bool { self == .denied || self == .restricted }
}

extension DeviceHost {
  /// A Boolean value that indicates whether Location Services are on for the whole phone.
  var hasLocationServices: Bool { look { device, _, _ in device.hasLocationServices } }

  /// The time that the phone's clock shows.
  var now: Date { Date(wall) }
}

extension CLLocation {
  /// Creates a location from the phone's form, with an accuracy of five metres.
  convenience init(_ coordinate: Coordinate, at moment: Date) {
    self.init(
      coordinate: CLLocationCoordinate2D(coordinate),
      altitude: 0,
      horizontalAccuracy: 5,
      verticalAccuracy: -1,
      course: -1,
      courseAccuracy: -1,
      speed: -1,
      speedAccuracy: -1,
      timestamp: moment,
      sourceInfo: CLLocationSourceInformation(
        softwareSimulationState: true,
        andExternalAccessoryState: false
      )
    )
  }
}

extension Date {
  /// Creates the date of an instant on the wall clock.
  init(_ instant: Instant) { self.init(timeIntervalSince1970: Double(instant.nanoseconds) / 1e9) }
}
