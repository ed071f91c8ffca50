#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads what need not be a file: standard input, or the output of another program.
enum Stream {
  /// All of standard input, or nil if it cannot be read or has more bytes than may be read.
  static func standardInput(most: Int) -> [UInt8]? { bytes(of: 0, most: most) }

  /// All that comes from a path, or nil if it cannot be read or is more than may be read.
  static func bytes(at path: String, most: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return bytes(of: descriptor, most: most)
  }

  private static func bytes(of descriptor: Int32, most: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: piece[..<count])
      guard bytes.count <= most else { return nil }
    }
  }
}
