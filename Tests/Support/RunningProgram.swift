public import Foundation

/// A program that runs beside the test, which reads what it prints while it runs.
public final class RunningProgram {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private var read = ""

  /// Begins to run `belfry`.
  public init(
    _ arguments: [String],
    in folder: URL,
    environment: [String: String] = [:]
  ) throws {
    process.executableURL = URL(filePath: Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Returns what is on standard output up to the end of a text that comes there, and behind what
  /// was returned before.
  public func output(through text: String) -> String {
    while true {
      if let range = read.firstRange(of: text) {
        defer { read = String(read[range.upperBound...]) }
        return String(read[..<range.upperBound])
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return read + "\n(the output ended before '\(text)')" }
      read += String(decoding: data, as: UTF8.self)
    }
  }

  /// Sends a signal, and waits for the end.
  public func end(_ signal: Int32) -> Program.Outcome {
    kill(process.processIdentifier, signal)
    let rest = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Program.Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: read + String(decoding: rest, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self)
    )
  }
}
