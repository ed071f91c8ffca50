// The standard library searches for one character; more need its string processing, which a page
// does not have.
extension StringProtocol {
  /// Returns the place at which a text first occurs, character for character.
  package func place(of text: String) -> Range<Index>? {
    for start in indices {
      var end = start
      var rest = text[...]
      while let next = rest.first, end < endIndex, self[end] == next {
        rest.removeFirst()
        formIndex(after: &end)
      }
      if rest.isEmpty { return start..<end }
    }
    return nil
  }

  /// Indicates whether a text occurs in it, character for character.
  package func contains(text: String) -> Bool {
    // Most texts lack its first letter already.
    if let first = text.utf8.first, first < 0x80, !utf8.contains(first) { return false }
    return place(of: text) != nil
  }
}
