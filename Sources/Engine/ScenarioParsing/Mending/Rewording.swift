import Scenarios

/// Words of one subject, and the words that take their place.
///
/// A capital letter stands for one value, which keeps its place.
struct Rewording: Sendable {
  /// The subject of the sentences that have it; `app` also means an app by its name.
  let subject: String
  /// The words to replace.
  let old: [String]
  /// The words to write.
  let new: [String]
  /// A Boolean value that indicates whether the cells of a table can hold it, too.
  let isInCells: Bool

  /// Returns the rows of a table: in each the subject, the old words and the new ones; `!` keeps a
  /// row out of the cells of tables.
  static func rows(of table: String) -> [Rewording] {
    table.split(separator: "\n").map { line in
      let colon = line.firstIndex(of: ":")!
      let words = line[line.index(after: colon)...].split(separator: " ").map(String.init)
      let arrow = words.firstIndex(of: "->")!
      return Rewording(
        subject: String(line[..<colon]),
        old: Array(words[..<arrow]),
        new: words[(arrow + 1)...].filter { $0 != "!" },
        isInCells: !line.hasSuffix(" !")
      )
    }
  }

  /// The words that cannot be a value, even at the place of one.
  private static let verbs: Set = ["called", "not", "is", "was", "isn't", "wasn't", "never"]

  /// Returns the words that replace some words of a line, or nil if those are not the old words.
  ///
  /// - Parameters:
  ///   - start: The index of the first word.
  ///   - words: The words of a line; a quoted text is one word.
  ///   - keys: The words to compare, if not the words themselves.
  func replacement(
    at start: Int,
    of words: [String],
    comparing keys: [String]? = nil
  ) -> [String]? {
    guard start + old.count <= words.count else { return nil }
    let keys = keys ?? words
    for index in old.indices where old[index] != keys[start + index] {
      guard old[index].isPlaceholder, !Self.verbs.contains(keys[start + index]) else { return nil }
    }
    return new.map { word in
      guard word.isPlaceholder, let place = old.lastIndex(of: word) else { return word }
      return words[start + place]
    }
  }
}

extension String {
  /// A Boolean value that indicates whether the word of a form stands for a value.
  fileprivate var isPlaceholder: Bool { utf8.count == 1 && (65...90).contains(utf8.first!) }
}
