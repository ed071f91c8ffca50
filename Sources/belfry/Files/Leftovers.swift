#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The scratch files that have a name, so that an interrupt leaves none behind.
final class Leftovers: @unchecked Sendable {
  /// Those of the process.
  static let all = Leftovers()

  private let monitor = Monitor()
  private var paths: Set<String> = []

  /// Notes a file that was made.
  func add(_ path: String) { monitor.sync { _ = paths.insert(path) } }

  /// Notes that a file has another name, or none.
  func remove(_ path: String) { monitor.sync { _ = paths.remove(path) } }

  /// Removes them all.
  func clear() {
    monitor.sync {
      for path in paths { unlink(path) }
      paths = []
    }
  }
}
