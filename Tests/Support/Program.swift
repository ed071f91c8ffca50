public import Foundation

/// The program `belfry` as a shell would run it.
public enum Program {
  /// The result of a run.
  public struct Outcome: Sendable {
    /// The exit status.
    public let status: Int32
    /// The text on standard output.
    public let output: String
    /// The text on standard error.
    public let errors: String
  }

  /// Runs a program that is built with the tests, from the repository's folder.
  public static func run(
    _ arguments: [String],
    named name: String = "belfry",
    input: String = "",
    environment: [String: String] = [:],
    in folder: URL = Repository.root
  ) throws -> Outcome {
    let process = Process()
    process.executableURL =
      name.hasPrefix("/") ? URL(filePath: name) : folderOfPrograms.appending(path: name)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    let files = try (0..<3).map { _ in try scratchFile() }
    try Data(input.utf8).write(to: files[0])
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    )
  }

  /// The location of the program.
  public static var path: String { folderOfPrograms.appending(path: "belfry").path }

  private static let folderOfPrograms = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()

  private static func scratchFile() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "belfry-\(UUID().uuidString)")
    try Data().write(to: file)
    return file
  }
}
