#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line that the shell of the system runs.
enum ShellLine {
  /// Runs a line to its end.
  ///
  /// - Parameter line: The line; every word of a user in it has to be quoted.
  /// - Returns: The standard output, and the exit status, which is -1 if a signal ended the shell.
  /// - Throws: A failure of the system if the shell cannot be started.
  static func run(_ line: String) throws(SystemFailure) -> (output: [UInt8], status: Int32) {
    guard let stream = popen(line, "r") else { throw .last }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&piece, 1, piece.count, stream)
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    let status = pclose(stream)
    // A process that a signal ends has the signal in the lower seven bits.
    return (bytes, status & 0x7f == 0 ? status >> 8 & 0xff : -1)
  }
}
