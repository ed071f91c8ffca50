#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The compiler's plugin for `#Preview`, which expands to nothing: Belfry draws no view.
///
/// The compiler sends each request as JSON, after its length in eight bytes, and the plugin answers
/// in the same form. Only two requests need an answer of their own.
@main
enum Plugin {
  static func main() {
    while let request = readRequest() { writeAnswer(answer(to: request)) }
  }

  private static func answer(to request: String) -> String {
    if request.hasPrefix("{\"getCapability\"") {
      return #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    }
    return #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#
  }

  /// Reads a request from standard input; nil at its end.
  private static func readRequest() -> String? {
    guard let header = bytes(8) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return bytes(count).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: count - bytes.count)
      let length = read(0, &part, part.count)
      guard length > 0 else { return nil }
      bytes += part.prefix(length)
    }
    return bytes
  }

  private static func writeAnswer(_ answer: String) {
    let text = Array(answer.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: text.count >> ($0 * 8)) }
    let bytes = header + text
    var start = 0
    while start < bytes.count {
      let length = bytes[start...].withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      guard length > 0 else { return }
      start += length
    }
  }
}
