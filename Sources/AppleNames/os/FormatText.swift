#if canImport(Glibc)
  import Glibc
#endif

/// The text of a format string such as `%{public}@ is %d`.
enum FormatText {
  static func text(_ format: String, _ arguments: [Any]) -> String {
    var text = ""
    var rest = Substring(format)
    var arguments = arguments[...]
    while let start = rest.firstIndex(of: "%") {
      text += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      }
      guard let end = rest.firstIndex(where: { conversions.contains($0) }) else {
        text += "%"
        continue
      }
      let layout = rest[..<end].filter { !"hljztqL".contains($0) }
      let argument = arguments.popFirst()
      text += argument.map { self.text(of: $0, layout, rest[end]) } ?? "<missing>"
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  private static let conversions = "@dDiuUxXoOfFeEgGaAcCsSpm"

  private static func text(of argument: Any, _ layout: String, _ conversion: Character) -> String {
    switch conversion {
    case "d", "D", "i", "u", "U", "x", "X", "o", "O":
      guard let value = argument as? any FixedWidthInteger else { return "\(argument)" }
      let format = "%\(layout)ll\(conversion == "i" ? "d" : conversion.lowercased())"
      let text = number(format, Int64(truncatingIfNeeded: value))
      return conversion == "X" ? text.uppercased() : text
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let value = argument as? any BinaryFloatingPoint else { return "\(argument)" }
      return number("%\(layout)\(conversion)", Double(value))
    default: return "\(argument)"
    }
  }

  /// Returns a number as text, in a C format.
  static func number(_ format: String, _ value: any CVarArg) -> String {
    #if canImport(Glibc)
      withVaList([value]) { list in
        var bytes = [CChar](repeating: 0, count: 512)
        let count = Int(vsnprintf(&bytes, bytes.count, format, list))
        return String(
          decoding: bytes.prefix(max(0, count)).map(UInt8.init(bitPattern:)),
          as: UTF8.self
        )
      }
    #else
      "\(value)"
    #endif
  }
}
