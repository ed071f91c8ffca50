public import Foundation

/// A folder of its own for one test; it goes away with the value.
public final class Folder: Sendable {
  /// Where it is.
  public let url: URL

  /// Creates a folder with files, by their paths in it.
  public init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "belfry-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Runs the program in it.
  public func run(_ arguments: [String], input: String = "") throws -> Program.Outcome {
    try Program.run(arguments, input: input, in: url)
  }

  /// The text of a file in it.
  public func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
