import DeviceHost
import SystemPolicy
import VirtualDevice

extension CLLocationManager {
  /// The largest radius that can be monitored, in metres.
  var largestRadius: CLLocationDistance {
    CLLocationDistance(RegionRegistration.largestRadius)
  }

  /// The regions that the app monitors, through any manager.
  var regions: Set<CLRegion> {
    let process = AppProcess.current
    let regions = process.host.look { device, _, book in
      device.regions(of: process.app).map { ($0, book[$0.identifier]) }
    }
    return Set(regions.map { CLCircularRegion($0.0, named: $0.1) })
  }

  /// Starts monitoring a region, which replaces the one with the same identifier.
  func startMonitoring(_ region: CLRegion) {
    let services = LocationServices.current
    services.enter(self)
    RegionAttempts.of(services.process).note(region)
    let number = services.process.host.withBook { $0.number(of: region.identifier) }
    guard let wanted = (region as? CLCircularRegion)?.onPhone(as: number) else {
      return services.failed(RegionName(services.process.app, number))
    }
    services.process.send(.monitors(wanted))
  }

  /// Stops monitoring the region with an identifier.
  func stopMonitoring(_ region: CLRegion) {
    let process = AppProcess.current
    process.send(.stopsMonitoring(process.host.withBook { $0.number(of: region.identifier) }))
  }

  /// Calls the delegate with the state of a region.
  func reportState(of region: CLRegion) {
    let services = LocationServices.current
    services.enter(self)
    RegionAttempts.of(services.process).note(region)
    let number = services.process.host.withBook { $0.number(of: region.identifier) }
    guard let wanted = (region as? CLCircularRegion)?.onPhone(as: number) else {
      return services.stateReported(RegionName(services.process.app, number), .unknown)
    }
    services.process.send(.location(.requestsState(wanted)))
  }
}
