import Foundation
import Reports
import Scenarios

/// Reads the files that a script names by a path relative to its own folder.
///
/// A script in a test uses the folder of the test's file.
struct RelativeFileLoader {
  /// The path of the test's file.
  let file: String

  func include(_ path: String, _ includer: String) throws(IncludeRefusal) -> Source {
    let url = url(of: path, besides: includer)
    return Source(name: url.path, bytes: try bytes(at: url))
  }

  func payload(_ path: String, _ includer: String) throws(IncludeRefusal) -> Payload {
    try Payload(json: bytes(at: url(of: path, besides: includer)), named: path)
  }

  private func url(of path: String, besides includer: String) -> URL {
    let base = URL(fileURLWithPath: includer.hasPrefix("/") ? includer : file)
    return URL(fileURLWithPath: path, relativeTo: base.deletingLastPathComponent())
      .standardizedFileURL
  }

  private func bytes(at url: URL) throws(IncludeRefusal) -> [UInt8] {
    // Reading a pipe would block, and a device may have no end.
    let file = url.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    if let kind = attributes?[.type] as? FileAttributeType, kind != .typeRegular {
      if kind == .typeDirectory {
        throw IncludeRefusal("'\(url.path)' is a folder", help: "name a file")
      }
      throw IncludeRefusal("'\(url.path)' is no regular file", help: "name one")
    }
    guard let data = try? Data(contentsOf: url) else {
      throw IncludeRefusal("there is no file '\(url.path)' that can be read")
    }
    return Array(data)
  }
}
