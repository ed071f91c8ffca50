#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files, standard input and the output of other programs.
enum Stream {
  /// The way in which a path was found.
  enum Origin {
    /// The command line names it: a pipe is waited for.
    case operand
    /// A folder or a script leads to it: only a file is read.
    case found
  }

  /// All of standard input.
  static func standardInput(most: Int) throws(SystemFailure) -> [UInt8] {
    try bytes(of: 0, most: most)
  }

  /// All that comes from a path, and which file that is.
  static func bytes(
    at path: String,
    most: Int,
    _ origin: Origin = .found
  ) throws(SystemFailure) -> (bytes: [UInt8], identity: FileIdentity) {
    // To open a device can be to do something to it, so it is looked at before.
    try check(try FileStatus.of(path), origin, most)
    let patience = origin == .operand ? 0 : O_NONBLOCK
    let descriptor = open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC | patience)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    let status = try FileStatus.of(descriptor: descriptor)
    try check(status, origin, most)
    return (try bytes(of: descriptor, most: most), status.identity)
  }

  private static func check(
    _ status: FileStatus,
    _ origin: Origin,
    _ most: Int
  ) throws(SystemFailure) {
    switch (status.kind, origin) {
    case (.file, _):
      if status.size > most { throw tooLarge("\(status.size) bytes", most) }
    case (.folder, _), (.link, _): throw SystemFailure(code: EISDIR)
    case (.socket, _): throw SystemFailure("it is a socket, not a file")
    case (.pipe, .found):
      throw SystemFailure(
        "it is a pipe, not a file",
        help: "name it on the command line to read from it"
      )
    case (.device, .found): throw SystemFailure("it is a device, not a file")
    case (.pipe, .operand), (.device, .operand): break
    }
  }

  private static func bytes(of descriptor: Int32, most: Int) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // An array would be filled with zeros; a short file needs a page of this.
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { piece.deallocate() }
    while true {
      let count = read(descriptor, piece.baseAddress, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: piece[..<count])
      guard bytes.count <= most else { throw tooLarge("more than \(most) bytes", most) }
    }
  }

  private static func tooLarge(_ size: String, _ most: Int) -> SystemFailure {
    SystemFailure("it has \(size)", help: "a script has at most \(most)")
  }
}
