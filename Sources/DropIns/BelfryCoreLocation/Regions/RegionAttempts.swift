import DeviceHost
import Synchronization

/// A region that is passed to the app, which gets a copy.
struct RegionCopy: Sendable {
  private let region: UncheckedSendable<CLRegion>

  init(_ region: CLRegion) { self.region = UncheckedSendable(region.copied) }

  /// A copy for the app to keep.
  var copy: CLRegion { region.value.copied }
}

extension CLRegion {
  /// A new region with the same values.
  var copied: CLRegion { copy() as? CLRegion ?? self }
}

/// The regions that a process asked to monitor.
///
/// The phone does not keep a region that it refuses, but the app gets an error for it.
final class RegionAttempts: Sendable {
  private let regions = Mutex<[String: RegionCopy]>([:])

  static func of(_ process: AppProcess) -> RegionAttempts { process.keeping { RegionAttempts() } }

  func note(_ region: CLRegion) {
    let handed = RegionCopy(region)
    regions.withLock { $0[region.identifier] = handed }
  }

  func region(of identifier: String) -> RegionCopy? { regions.withLock { $0[identifier] } }
}
