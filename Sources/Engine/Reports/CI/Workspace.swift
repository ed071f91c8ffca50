import Scenarios

/// The folder that a CI system has checked out, and the folder in it from which a run starts.
///
/// GitHub shows an annotation in a pull request only if its path is that of the file in the
/// repository.
public struct Workspace: Hashable, Sendable {
  private let root: [Substring]
  private let folder: [Substring]

  /// Creates a workspace.
  ///
  /// - Parameters:
  ///   - root: The absolute path of the repository.
  ///   - folder: The absolute path of the folder from which the run starts.
  public init(_ root: String, from folder: String) {
    self.root = Self.parts(of: root, from: [])
    self.folder = Self.parts(of: folder, from: [])
  }

  /// Returns the path of a file in the repository; a file elsewhere keeps its path.
  public func path(of file: String) -> String {
    guard file != Source.standardInput else { return file }
    let parts = Self.parts(of: file, from: file.hasPrefix("/") ? [] : folder)
    guard parts.count > root.count, parts.starts(with: root) else { return file }
    return parts.dropFirst(root.count).joined(separator: "/")
  }

  /// Indicates whether a file is in the repository.
  func holds(_ file: String) -> Bool {
    guard file != Source.standardInput else { return false }
    let parts = Self.parts(of: file, from: file.hasPrefix("/") ? [] : folder)
    return parts.count > root.count && parts.starts(with: root)
  }

  /// The names in a path, without `.` and `..`.
  private static func parts(of path: String, from start: [Substring]) -> [Substring] {
    var parts = start
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts
  }
}
