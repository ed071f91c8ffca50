extension String {
  /// The columns a terminal needs for the text; wide characters, such as emoji, take two.
  package var width: Int {
    let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    return isPlain ? utf8.count : reduce(0) { $0 + $1.width }
  }
}

extension Character {
  /// The columns a terminal needs for the character.
  package var width: Int {
    guard !isASCII, let first = unicodeScalars.first else { return 1 }
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
