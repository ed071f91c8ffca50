import DeviceHost
import Synchronization

/// A region on its way to the app: whoever gets it gets a copy.
struct Handed: Sendable {
  private let region: UncheckedSendable<CLRegion>

  init(_ region: CLRegion) { self.region = UncheckedSendable(region.copied) }

  /// A copy for the app to keep.
  var copy: CLRegion { region.value.copied }
}

extension CLRegion {
  /// A region of its own with the same values.
  var copied: CLRegion { copy() as? CLRegion ?? self }
}

/// The regions that a process has wanted to be monitored: the phone keeps none that it refuses, and
/// the app is told of it all the same.
final class RegionAttempts: Sendable {
  private let regions = Mutex<[String: Handed]>([:])

  static func of(_ process: AppProcess) -> RegionAttempts { process.keeping { RegionAttempts() } }

  func note(_ region: CLRegion) {
    let handed = Handed(region)
    regions.withLock { $0[region.identifier] = handed }
  }

  func region(of identifier: String) -> Handed? { regions.withLock { $0[identifier] } }
}
