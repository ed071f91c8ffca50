import ScenarioParsing
import Scenarios

/// Explains words of the language: the sentences with them, their meaning, and a script that
/// says one of them.
///
/// - Parameter words: One word, or several that choose among the sentences.
/// - Returns: The explanation; nil where no sentence has the words.
public func explanation(ofWords words: [String], _ palette: Palette) -> String? {
  let sentences = Sentence.saying(words)
  let meaning = words.count == 1 ? meaning(of: words[0]) : nil
  guard !sentences.isEmpty || meaning != nil else { return nil }
  let chapters = Chapter.all
  var shown: [String] = []
  // Where a word is everywhere, a script for each sentence would bury the list.
  let most = sentences.count > 6 ? 1 : 3
  for sentence in sentences {
    guard shown.count < most else { break }
    // A script of the sentence's own chapter is about it; one of another only says it.
    let own = chapters.filter { $0.sentences.contains(sentence) }
    for examples in [own, chapters].map({ $0.flatMap { $0.examples } }) {
      let saying = examples.filter { $0.sentences.contains(sentence) && $0.says(words) }
      guard let shortest = saying.min(by: { $0.plainness < $1.plainness }) else { continue }
      if !shown.contains(shortest.text) { shown.append(shortest.text) }
      break
    }
  }
  var text = palette.strong(words.joined(separator: " ")) + "\n"
  if let meaning { text += "\n  \(meaning)\n" }
  for sentence in sentences {
    text += "\n  \(sentence.form)\n      \(sentence.summary)\n"
  }
  // Of many sentences each has other parts, and all of them are in `belfry help language`.
  let parts = sentences.count > 6 ? [] : sentences.flatMap { $0.parts }
  for (index, part) in parts.enumerated()
  where !parts[..<index].contains(where: { $0.name == part.name }) {
    text += "\n" + palette.faint("  where") + " \(part.name) " + palette.faint("is") + "\n"
    text += part.forms.map { "      \($0)\n" }.joined()
  }
  for (index, example) in shown.enumerated() {
    text += "\n" + palette.faint(index == 0 ? "  for example" : "  or") + "\n\n"
    text += example.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
  return text
}

/// Returns the words that a user may have meant by a word that no sentence has.
public func suggestions(forWord word: String) -> [String] {
  let meant = Sentence.meant(by: word)
  return meant.isEmpty ? Suggestion.nearest(to: word, among: Sentence.everyWord, most: 3) : meant
}

extension Example {
  /// The rank by simplicity, the simplest lowest: success before failure, and short before long.
  fileprivate var plainness: (Int, Int) {
    let isGrim = ["crashed", "fails with", "xfail", "skip"].contains { text.contains(text: $0) }
    return (isGrim ? 1 : 0, text.count)
  }

  /// Returns a Boolean value that indicates whether the script itself has the words.
  fileprivate func says(_ words: [String]) -> Bool {
    let written = text.split { " \n".contains($0) }.map { $0.filter { $0 != "\"" } }
    return words.allSatisfy { word in written.contains { $0 == word } || word.contains(" ") }
  }
}
