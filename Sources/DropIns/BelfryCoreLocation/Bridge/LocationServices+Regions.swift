import DeviceHost
import SystemPolicy
import VirtualDevice

// The region events that a process gets through its managers.
extension LocationServices {
  func monitored(_ name: RegionName, _ region: Region) {
    let identifier = text(of: name)
    let circle = RegionCopy(CLCircularRegion(region, named: identifier))
    notifyAll("locationManager(_:didStartMonitoringFor:)", orLater: true) { delegate, manager in
      delegate.locationManager(manager, didStartMonitoringFor: circle.copy)
    }
  }

  func failed(_ name: RegionName) {
    let identifier = text(of: name)
    let region = RegionAttempts.of(process).region(of: identifier)
    notifyAll("locationManager(_:monitoringDidFailFor:withError:)") { delegate, manager in
      delegate.locationManager(
        manager,
        monitoringDidFailFor: region?.copy,
        withError: CLError(.regionMonitoringFailure)
      )
    }
  }

  func crossed(_ name: RegionName, _ boundary: Boundary) {
    guard let circle = region(of: name) else { return }
    let isEntry = boundary == .entry
    let what = isEntry ? "didEnterRegion" : "didExitRegion"
    notifyAll("locationManager(_:\(what):)", orLater: true) { delegate, manager in
      if isEntry {
        delegate.locationManager(manager, didEnterRegion: circle.copy)
      } else {
        delegate.locationManager(manager, didExitRegion: circle.copy)
      }
    }
  }

  func stateReported(_ name: RegionName, _ state: RegionState) {
    let identifier = text(of: name)
    let state = CLRegionState(rawValue: Int(state.rawValue)) ?? .unknown
    guard let circle = region(of: name) ?? RegionAttempts.of(process).region(of: identifier) else {
      return
    }
    notifyAll("locationManager(_:didDetermineState:for:)", orLater: true) { delegate, manager in
      delegate.locationManager(manager, didDetermineState: state, for: circle.copy)
    }
  }

  /// Returns the region with a name, if it is monitored.
  private func region(of name: RegionName) -> RegionCopy? {
    let identifier = text(of: name)
    return process.host.look { device, _, _ in device.region(of: name) }
      .map { RegionCopy(CLCircularRegion($0, named: identifier)) }
  }

  private func text(of name: RegionName) -> String {
    process.host.withBook { $0[name.identifier] }
  }
}
