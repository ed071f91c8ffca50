extension [String] {
  /// Returns the texts in their order, separated by another one.
  ///
  /// `joined(separator:)` makes the runtime create types of lists, which costs time at every start.
  package func joined(by separator: String) -> String {
    var all = ""
    for (index, text) in enumerated() {
      if index > 0 { all += separator }
      all += text
    }
    return all
  }
}
