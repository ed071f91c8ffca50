extension String {
  /// The text with every control character written as its number, so that none reaches a terminal.
  public var printable: String { printable(keeping: []) }

  /// The same, with some of the control characters as they are.
  package func printable(keeping kept: [Unicode.Scalar]) -> String {
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
    let escaped = reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) }
    return "\"\(escaped.printable)\""
  }
}
