import SystemLibrary

/// A path from the root of the file system, without links, as bytes.
package struct RealPath: Hashable {
  /// The names of the folders and of the file.
  private let parts: [[UInt8]]

  private static let slash = UInt8(ascii: "/")
  private static let here = Array(".".utf8)
  private static let above = Array("..".utf8)

  private init(parts: [[UInt8]]) { self.parts = parts }

  /// Follows the links of a path; the part of it that does not exist stays as it is spelled.
  package init(_ path: String) { self.init(parts: Self.followed(path, depth: 0)) }

  /// Creates a path as it is spelled, from the current folder.
  package init(spelled path: String) {
    var parts = path.utf8.first == Self.slash ? [] : RealPath(".").parts
    for part in Self.parts(of: path) where part != Self.here {
      if part == Self.above { _ = parts.popLast() } else { parts.append(part) }
    }
    self.init(parts: parts)
  }

  private static func followed(_ path: String, depth: Int) -> [[UInt8]] {
    if let real = realpath(path.isEmpty ? "." : path, nil) {
      defer { free(real) }
      return parts(of: String(cString: real))
    }
    // A link can lead to a file that is yet to be made.
    if depth < 40, let next = try? Link.destination(of: path) {
      return followed(next, depth: depth + 1)
    }
    var folders = parts(of: path)
    guard depth < 4000, let last = folders.popLast() else { return [] }
    let start = path.utf8.first == slash ? "/" : ""
    let parent = followed(start + text(of: folders), depth: depth + 1)
    if last == here { return parent }
    return last == above ? Array(parent.dropLast()) : parent + [last]
  }

  private static func parts(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: slash).map { Array($0) }
  }

  private static func text(of parts: some Sequence<[UInt8]>) -> String {
    String(decoding: Array(parts.joined(separator: [slash])), as: UTF8.self)
  }

  /// The path as text.
  package var text: String { "/" + Self.text(of: parts) }

  /// The folder that contains the path.
  package var parent: RealPath { RealPath(parts: Array(parts.dropLast())) }

  /// Returns a Boolean value that indicates whether the path is a folder or within it.
  package func isWithin(_ folder: RealPath) -> Bool { parts.starts(with: folder.parts) }

  /// Returns a Boolean value that indicates whether a name below a folder begins with a dot.
  package func isHidden(in folder: RealPath) -> Bool {
    parts.dropFirst(folder.parts.count).contains { $0.first == UInt8(ascii: ".") }
  }

  /// Returns the innermost folder that contains both paths.
  package func common(with other: RealPath) -> RealPath {
    RealPath(parts: zip(parts, other.parts).prefix { $0 == $1 }.map { $0.0 })
  }

  /// Returns the path from a folder, or from the root if both have no folder in common.
  package func spelled(from folder: RealPath = RealPath(".")) -> String {
    let shared = common(with: folder).parts.count
    guard shared > 0 else { return text }
    let up = Array(repeating: Self.above, count: folder.parts.count - shared)
    let way = up + parts.dropFirst(shared)
    return way.isEmpty ? "." : Self.text(of: way)
  }
}
