public import Foundation

/// A folder that is there while a test runs.
public struct Scratch: ~Copyable {
  /// The folder.
  public let folder: URL

  /// Makes a folder with files, by their paths in it.
  public init(_ files: KeyValuePairs<String, String> = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "belfry-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file, and makes the folders it lies in.
  public func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a file of bytes, and makes the folders it lies in.
  public func write(_ bytes: [UInt8], to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
  }

  /// The text of a file.
  public func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  /// The texts of all files, by their paths; a file that is not UTF-8 has none.
  public func files() throws -> [String: String] {
    let base = folder.resolvingSymlinksInPath().path
    let names = try FileManager.default.subpathsOfDirectory(atPath: base)
    return names.reduce(into: [:]) { files, name in
      files[name] = try? String(contentsOfFile: "\(base)/\(name)", encoding: .utf8)
    }
  }

  /// Returns the output of a shell script in the folder.
  public func bash(_ script: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// Runs the program in the folder.
  public func belfry(_ arguments: String..., input: String = "") throws -> Program.Outcome {
    try Program.run(arguments, input: input, in: folder)
  }
}
