import DeviceHost
import Foundation
import Synchronization

/// The unsupported methods that a phone's apps have called, each of which is reported once.
final class Unsupported: Sendable {
  /// The calls of code outside a phone.
  private static let withoutPhone = Unsupported()

  private let reported = Mutex<Set<String>>([])

  static func say(_ method: String, _ what: String) {
    let calls = AppProcess.bound?.host.keeping { Unsupported() } ?? withoutPhone
    guard calls.reported.withLock({ $0.insert(method).inserted }) else { return }
    FileHandle.standardError.write(Data("belfry: \(method): \(what) This is reported once.\n".utf8))
  }
}
