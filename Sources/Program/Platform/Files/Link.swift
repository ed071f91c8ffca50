import SystemLibrary

/// A path that leads to another one.
package enum Link {
  /// Returns the path behind all links; the last of them may lead to a file that does not exist
  /// yet.
  package static func target(of path: String) throws(SystemFailure) -> String {
    var path = path
    for _ in 0..<40 {
      guard let status = try? FileStatus.ofLink(path), status.kind == .link else { return path }
      path = try destination(of: path)
    }
    throw SystemFailure(code: ELOOP)
  }

  /// The destination of a link, relative to the current folder.
  package static func destination(of path: String) throws(SystemFailure) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      readlink(path, buffer.baseAddress!.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    guard count >= 0 else { throw .last }
    let destination = String(decoding: bytes[..<count], as: UTF8.self)
    guard !destination.hasPrefix("/"), let slash = path.lastIndex(of: "/") else {
      return destination
    }
    return path[...slash] + destination
  }
}
