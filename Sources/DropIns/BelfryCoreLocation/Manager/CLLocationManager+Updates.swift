import DeviceHost
import Synchronization

extension CLLocationManager {
  /// Keeps only this process running in the background; nil releases the previous one.
  func keepRunning(_ process: AppProcess?) {
    let process = allowsBackgroundLocationUpdates ? process : nil
    let before = kept.withLock { kept in
      defer { kept = process }
      return kept
    }
    if let process { LocationServices.of(process).showIndicator(true) }
    if let before { LocationServices.of(before).showIndicator(false) }
  }
}
