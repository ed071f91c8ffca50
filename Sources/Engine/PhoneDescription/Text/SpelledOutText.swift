extension String {
  /// The text in a form that every reader of reports passes on as it is, and no other text has.
  ///
  /// What moves the cursor, turns the direction of text or is no character is written as its
  /// number, such as `\u{7}`. A backslash that would read as the beginning of such a number is one
  /// itself, so that the text differs from its spelling.
  ///
  /// - Parameter isSpelled: Which characters are written as numbers.
  package func spelledOut(where isSpelled: (Unicode.Scalar) -> Bool = { $0.isControl }) -> String {
    guard unicodeScalars.contains(where: { isSpelled($0) || $0 == "\\" }) else { return self }
    var result = ""
    var rest = Substring(self).unicodeScalars
    while let scalar = rest.popFirst() {
      if isSpelled(scalar) || scalar == "\\" && rest.starts(with: "u{".unicodeScalars) {
        result += scalar.number
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Indicates whether it moves the cursor, changes the terminal or the direction of the text, or
  /// is no character.
  package var isControl: Bool {
    if value < 0x7F { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse: return true
    // Format characters turn the direction of a text or hide in it; emoji are joined by one.
    case .format: return value != 0x200D
    // XML and YAML have no way to write it.
    case .unassigned: return properties.isNoncharacterCodePoint
    default: return false
    }
  }

  /// It, as a script writes it by its number.
  package var number: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
