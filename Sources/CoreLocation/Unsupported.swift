import DeviceHost
import Foundation
import Synchronization

/// What a virtual phone leaves undone, said once for each phone.
final class Unsupported: Sendable {
  private let said = Mutex<Set<String>>([])

  static func say(_ method: String, _ what: String) {
    let told = AppProcess.bound?.host.keeping { Unsupported() } ?? Unsupported()
    guard told.said.withLock({ $0.insert(method).inserted }) else { return }
    FileHandle.standardError.write(Data("belfry: \(method): \(what) This is said once.\n".utf8))
  }
}
