/// The code of a Swift source file and its identifiers, without comments and texts.
///
/// Interpolations count as code. Regular expression literals are not recognized.
public struct SwiftCode {
  /// An identifier where it is used.
  public struct Identifier {
    /// The number of its line.
    public let line: Int
    /// The identifier.
    public let name: String
  }

  /// The identifiers, in the order of the text.
  public private(set) var identifiers: [Identifier] = []
  /// The code of each line that has any, in the order of the text.
  public var lines: [(number: Int, code: String)] {
    code.map { ($0.line, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  private var code: [(line: Int, bytes: [UInt8])] = []

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// Reads a text.
  public init(_ text: String) {
    bytes = Array(text.utf8)
    readCode(isInterpolated: false)
  }

  private mutating func readCode(isInterpolated: Bool) {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where has("//"): skip(to: "\n")
      case UInt8(ascii: "/") where has("/*"): skip(to: "*/")
      case UInt8(ascii: "\""), UInt8(ascii: "#"): readText()
      case UInt8(ascii: "("):
        depth += 1
        keep(1)
      case UInt8(ascii: ")"):
        depth -= 1
        keep(1)
        if isInterpolated, depth < 0 { return }
      case UInt8(ascii: "\n"): advance()
      case let byte where Self.isPart(byte): readIdentifier()
      case _: keep(1)
      }
    }
  }

  private mutating func readIdentifier() {
    let rest = bytes[position...]
    let name = rest.prefix(while: Self.isPart)
    identifiers.append(Identifier(line: line, name: String(decoding: name, as: UTF8.self)))
    keep(name.count)
  }

  /// Notes bytes of code, none of which ends a line.
  private mutating func keep(_ count: Int) {
    if code.last?.line != line { code.append((line, [])) }
    code[code.count - 1].bytes += bytes[position..<position + count]
    position += count
  }

  /// Reads a text, with any number of number signs before it; or just those signs.
  private mutating func readText() {
    let signs = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let hashes = String(repeating: "#", count: signs)
    // A sign alone begins a condition or a macro.
    guard bytes[position...].dropFirst(signs).first == UInt8(ascii: "\"") else {
      return keep(signs)
    }
    advance(by: signs)
    let quotes = has("\"\"\"") ? "\"\"\"" : "\""
    advance(by: quotes.utf8.count)
    let (end, escape, interpolation) = (quotes + hashes, "\\" + hashes, "\\" + hashes + "(")
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\"") where has(end): return advance(by: end.utf8.count)
      case UInt8(ascii: "\\") where has(interpolation):
        advance(by: interpolation.utf8.count)
        readCode(isInterpolated: true)
      case UInt8(ascii: "\\") where has(escape): advance(by: escape.utf8.count + 1)
      case _: advance()
      }
    }
  }

  private mutating func skip(to end: String) {
    while position < bytes.count, !has(end) { advance() }
    advance(by: end.utf8.count)
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func advance(by count: Int) {
    for _ in 0..<min(count, bytes.count - position) { advance() }
  }

  private func has(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    case _: false
    }
  }
}
