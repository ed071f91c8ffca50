public import Reports
import ScenarioParsing
import Scenarios

/// The answer of `belfry explain`.
public enum Explanation {
  /// The reason why there is nothing to explain.
  public struct Unknown: Error, Hashable, Sendable {
    /// The mistake, then what to write instead.
    public var message: String
  }

  /// Explains rules, disputes, sides, topics, readings, mistakes and words of the language.
  ///
  /// - Parameters:
  ///   - operands: The names and words, as the command line has them.
  ///   - palette: The form of the text.
  public static func text(
    of operands: [String],
    _ palette: Palette
  ) throws(Unknown) -> String {
    let words = operands.flatMap { $0.split(separator: " ").map { String($0) } }
    guard !words.isEmpty else {
      throw Unknown(
        message: "explain needs a name or a word, as in: belfry explain add-when-denied, "
          + "belfry explain adds"
      )
    }
    // Several words of the language are one sentence, unless each of them is a name of the law or
    // the identifier of a mistake.
    let isSentence =
      words.count > 1
      && !words.allSatisfy { MistakeKind(id: $0) != nil || explanation(of: $0, palette) != nil }
    if isSentence, let text = explanation(ofWords: words, palette) { return text }
    var all: [String] = []
    for word in operands {
      let law = explanation(of: word, palette, showsPlace: true)
      let mistake = MistakeKind(id: word).map { explanation(of: $0, palette) }
      let texts = [mistake, explanation(ofWords: [word], palette), law].compactMap { $0 }
      guard !texts.isEmpty else { throw Unknown(message: unknown(word, of: words)) }
      all.append(texts.joined(separator: "\n"))
    }
    return all.joined(separator: "\n")
  }

  private static func unknown(_ word: String, of words: [String]) -> String {
    if let first = word.utf8.first, first | 0x20 == UInt8(ascii: "e"), Int(word.dropFirst()) != nil
    {
      let last = MistakeRow.all.map { $0.kind.id }.max() ?? ""
      return "no mistake has the identifier '\(word)'; the last one is \(last)"
    }
    let meant = suggestions(forWord: word)
    let tails = explainableNames().filter { $0.hasSuffix(".\(word)") }
    let others = Suggestion.nearest(to: word, among: explainableNames(), most: 3)
    let names = tails + others.filter { !tails.contains($0) }
    let near = meant + names.filter { !meant.contains($0) }.prefix(max(0, 3 - meant.count))
    if near.isEmpty, let part = Sentence.partOutOfScope(words.joined(separator: " ")) {
      return "Belfry does not simulate \(part); Documentation/Fidelity.md says why"
    }
    let advice =
      near.isEmpty
      ? "`belfry rules` lists every rule, `belfry help language` every sentence"
      : "did you mean \(Suggestion.either(Array(near.prefix(4))))?"
    return "there is no rule, dispute, word or mistake called '\(word)'; \(advice)"
  }
}
