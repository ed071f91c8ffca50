import Foundation
import Synchronization

/// What a virtual phone leaves undone, said once.
enum Unsupported {
  private static let said = Mutex<Set<String>>([])

  static func say(_ method: String) {
    guard said.withLock({ $0.insert(method).inserted }) else { return }
    let text = "belfry: \(method) does nothing on a virtual phone yet. This is said once.\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}
