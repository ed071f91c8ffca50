public import Foundation

/// A program that runs on a terminal of its own, which the test reads.
public final class TerminalProgram {
  private let process = Process()
  /// The end of the terminal at which a person would sit.
  private let reader: Int32

  /// Linux's requests for the lock of a terminal and for its number: `TIOCSPTLCK` and `TIOCGPTN`.
  private static let (lock, number) = (UInt(0x4004_5431), UInt(0x8004_5430))

  /// Begins to run `belfry`; its standard output and standard error are the terminal.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program.
  ///   - folder: The folder that it is run from.
  ///   - columns: The width of the terminal.
  ///   - environment: The environment, besides a search path and a type of terminal.
  public init(
    _ arguments: [String],
    in folder: URL,
    columns: UInt16 = 80,
    environment: [String: String] = [:]
  ) throws {
    reader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (number, locked) = (Int32(-1), Int32(0))
    guard reader >= 0, ioctl(reader, Self.lock, &locked) == 0,
      ioctl(reader, Self.number, &number) == 0,
      let writer = FileHandle(forUpdatingAtPath: "/dev/pts/\(number)")
    else { throw POSIXError(.ENOTTY) }
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(reader, UInt(TIOCSWINSZ), &size)
    process.executableURL = URL(filePath: Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = writer
    process.standardError = writer
    try process.run()
    // Once the program's own end is closed too, reading ends.
    try writer.close()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(reader)
  }

  /// Waits for the end, and returns all bytes that the terminal received, with `\n` at line ends.
  public func end() -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      let count = read(reader, &part, part.count)
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
