import DeviceHost
import Foundation
import Synchronization

/// What a virtual phone leaves undone, said once.
enum Unsupported {
  private static let said = Mutex<Set<String>>([])

  static func say(_ method: String, _ what: String) {
    guard said.withLock({ $0.insert(method).inserted }) else { return }
    FileHandle.standardError.write(Data("belfry: \(method): \(what) This is said once.\n".utf8))
  }
}
