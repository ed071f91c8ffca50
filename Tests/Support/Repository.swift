public import Foundation
import Reports
public import Scenarios

/// The repository as files: what tests read, and where goldens lie.
public enum Repository {
  /// Its folder.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below a folder that end so, as paths from the root, in a fixed order.
  public static func files(in folder: String, endingIn ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) && !$0.contains(".build/") }.sorted()
      .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  /// The folder of each module of `Sources`, which is in that of its wing.
  private static let folders: [String: String] = {
    let sources = root.appending(path: "Sources").path
    let wings = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    return wings.reduce(into: [:]) { folders, wing in
      let modules = try? FileManager.default.contentsOfDirectory(atPath: "\(sources)/\(wing)")
      for module in modules ?? [] { folders[module] = "Sources/\(wing)/\(module)" }
    }
  }()

  /// The files of modules that end so, as paths from the root, in a fixed order.
  public static func files(ofModules names: [String], endingIn ending: String) -> [String] {
    names.flatMap { name in
      guard let folder = folders[name] else { preconditionFailure("there is no module \(name)") }
      return files(in: folder, endingIn: ending)
    }
  }

  /// The text of a file.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The bytes of a file.
  public static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appending(path: path)))
  }

  /// Fetches what a script of the repository includes, by its path from the script's folder.
  public static func include(
    _ path: String,
    _ includer: String
  ) throws(IncludeRefusal) -> Source {
    let folder = includer.split(separator: "/").dropLast().joined(separator: "/")
    let whole = folder.isEmpty ? path : "\(folder)/\(path)"
    guard let bytes = try? bytes(of: whole) else {
      throw IncludeRefusal("there is no file '\(whole)'")
    }
    return Source(name: whole, bytes: bytes)
  }

  /// Fetches what a script of the repository pushes, by its path from the script's folder.
  public static func payload(
    _ path: String,
    _ includer: String
  ) throws(IncludeRefusal) -> Payload {
    try Payload(json: include(path, includer).bytes, named: path)
  }
}
