import Scenarios

/// The forms of a word: `add`, `added` and `adding` all stand for `adds`.
enum WordForm {
  /// The words that are other forms of one, among those possible in its place.
  static func forms(of word: String, among known: [String]) -> [String] {
    guard word.utf8.count > 2 else { return [] }
    let wanted = stem(word)
    let first = letter(word)
    return known.filter {
      // A stem begins like its word.
      letter($0) == first && $0 != word && $0.utf8.count > 2
        && (stems[$0] ?? stem($0)) == wanted
    }
  }

  /// Returns the words whose base form is similar to a word, such as `opens` for `opn`.
  static func nearly(_ word: String, among known: [String]) -> [String] {
    let bases = known.filter { $0.hasSuffix("s") && $0.utf8.count > 4 }
    return Suggestion.nearest(to: word, among: bases.map { String($0.dropLast()) }).map { $0 + "s" }
  }

  /// The stems of the words of the language, each taken once.
  private static let stems: [String: String] = Dictionary(
    uniqueKeysWithValues: Verb.words.map { ($0, stem($0)) }
  )

  /// Returns the first byte of a word, with a capital letter as a small one.
  static func letter(_ word: String) -> UInt8 { (word.utf8.first ?? 0) | 0x20 }

  /// Returns the stem of a word, without its ending.
  ///
  /// All forms of the word share the stem, which need not be a word itself.
  private static func stem(_ word: String) -> String {
    var stem = word.lowercased()
    func drop(_ ending: String, leaving least: Int) -> Bool {
      guard stem.hasSuffix(ending), stem.utf8.count - ending.utf8.count >= least else {
        return false
      }
      stem.removeLast(ending.count)
      return true
    }
    if drop("ies", leaving: 2) || drop("ied", leaving: 2) { return stem + "y" }
    let isSibilant = ["ches", "shes", "xes", "sses"].contains(where: stem.hasSuffix)
    let isShort =
      isSibilant
      ? drop("es", leaving: 3)
      : drop("ing", leaving: 3) || drop("ed", leaving: 3)
        || (!stem.hasSuffix("ss") && drop("s", leaving: 3))
    if !isShort || !stem.hasSuffix("e") {
      // As in stopped and stop.
      if let last = stem.last, stem.dropLast().last == last { stem.removeLast() }
    }
    _ = drop("e", leaving: 3)
    return stem
  }
}
