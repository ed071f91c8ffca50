extension String {
  /// The text with every control character written as its number, so that none reaches a terminal.
  public var printable: String { printable(keeping: []) }

  /// A Boolean value that indicates whether the text has only blanks and visible ASCII.
  package var isPlain: Bool {
    var text = self
    return text.withUTF8 { $0.isPlain() }
  }

  /// A Boolean value that indicates whether nothing of the text is markup or a control character.
  package var isPlainInPage: Bool {
    var text = self
    return text.withUTF8 { bytes in
      if bytes.isPlain(without: .ofXML) { return true }
      return bytes.allSatisfy { byte in
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || Marks.ofXML.leavePlain(byte)
      }
    }
  }

  /// The printable text, with some of the control characters as they are.
  package func printable(keeping kept: [Unicode.Scalar]) -> String {
    if isPlain { return self }
    func isSpelled(_ scalar: Unicode.Scalar) -> Bool { scalar.isControl && !kept.contains(scalar) }
    guard unicodeScalars.contains(where: isSpelled) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if isSpelled(scalar) {
        result += scalar.number
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text between quotes, as a script would have it.
  package var inQuotes: String {
    // Nearly every text is written as it is.
    var text = self
    if text.withUTF8({ $0.isPlain(without: .ofQuotes) }) { return "\"\(self)\"" }
    // Scalars count: a quote can be part of a larger character.
    var escaped = ""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return "\"\(escaped.printable)\""
  }
}
