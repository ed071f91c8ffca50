/// How text looks on a terminal: with colours, or plain.
public struct Palette: Hashable, Sendable {
  /// Whether there are colours.
  public var isColored: Bool

  /// Creates a palette.
  public init(isColored: Bool) { self.isColored = isColored }

  func bad(_ text: String) -> String { paint(text, "1;31") }
  func good(_ text: String) -> String { paint(text, "32") }
  func strong(_ text: String) -> String { paint(text, "1") }
  func margin(_ text: String) -> String { paint(text, "1;34") }
  func faint(_ text: String) -> String { paint(text, "2") }

  private func paint(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// The text with every control character written as its number, so that none reaches a terminal.
  public var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isControl {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text filled up with spaces to a width in characters.
  func padded(to width: Int) -> String {
    let length = self.width
    return length < width ? self + String(repeating: " ", count: width - length) : self
  }

  /// The columns a terminal needs for the text; wide characters, such as emoji, take two.
  var width: Int { reduce(0) { $0 + $1.width } }
}

extension Character {
  /// The columns a terminal needs for the character.
  var width: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) {
      return 2
    }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return first.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether it moves the cursor, changes the terminal or the direction of the text.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse: true
    // Format characters turn the direction of a text or hide in it; emoji are joined by one.
    case .format: value != 0x200D
    default: false
    }
  }
}
