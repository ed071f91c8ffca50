#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads what has no name in the file system.
enum FileHandleBytes {
  /// Standard input to its end, or to a limit.
  static func standardInput(most: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let count = piece.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      bytes.append(contentsOf: piece[..<count])
    }
    return bytes
  }
}
