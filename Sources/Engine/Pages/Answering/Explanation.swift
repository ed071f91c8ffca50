public import Reports
import ScenarioParsing
import Scenarios
public import SystemPolicy

/// The answer of `belfry explain`.
public enum Explanation {
  /// The reason why there is nothing to explain.
  public struct Unknown: Error, Hashable, Sendable {
    /// The mistake, then what to write instead.
    public var message: String
  }

  /// Explains rules, disputes, sides, topics, readings, mistakes and words of the language; for
  /// other words, it lists what answers them best.
  ///
  /// - Parameters:
  ///   - operands: The names, words or the question, as the command line has them.
  ///   - version: The version of iOS that the question is about, if there is one.
  ///   - palette: The form of the text.
  public static func text(
    of operands: [String],
    on version: OSVersion? = nil,
    _ palette: Palette
  ) throws(Unknown) -> String {
    let words = operands.flatMap { $0.split(separator: " ").map { String($0) } }
    guard !words.isEmpty else {
      throw Unknown(
        message: "explain needs a question, a name or a word, as in: "
          + "belfry explain what happens after a reboot, belfry explain adds"
      )
    }
    // Several words of the language are one sentence, unless each of them is a name of the law or
    // the identifier of a mistake.
    let isSentence =
      words.count > 1
      && !words.allSatisfy { MistakeKind(id: $0) != nil || explanation(of: $0, palette) != nil }
    if isSentence {
      let question = words.joined(separator: " ")
      if let text = explanation(ofWords: words, palette) {
        return [text, lawAbout(question, on: version, palette)].compactMap { $0 }
          .joined(separator: "\n")
      }
      guard Sentence.partOutOfScope(question) == nil,
        let text = lookup(question, on: version, palette)
      else {
        throw Unknown(message: unknown(words[0], of: words))
      }
      return text
    }
    var all: [String] = []
    for word in operands {
      let law = explanation(of: word, palette, on: version, showsPlace: true)
      let mistake = MistakeKind(id: word).map { explanation(of: $0, palette) }
      let language = explanation(ofWords: [word], palette)
      var texts = [mistake, language, law].compactMap { $0 }
      // A word of the language is a question about the phone, too.
      if law == nil, mistake == nil, language != nil,
        let about = lawAbout(word, on: version, palette)
      {
        texts.append(about)
      }
      if texts.isEmpty, isQuestion(word), Sentence.partOutOfScope(word) == nil,
        let found = lookup(word, on: version, palette)
      {
        texts = [found]
      }
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
    let near = near(word)
    let isNear = words.count == 1 && !near.isEmpty
    if !isNear, let part = Sentence.partOutOfScope(words.joined(separator: " ")) {
      return "Belfry does not simulate \(part); Documentation/Fidelity.md says why"
    }
    let advice =
      near.isEmpty
      ? "`belfry rules` lists every rule, `belfry help language` every sentence"
      : "did you mean \(Suggestion.either(Array(near.prefix(4))))?"
    return "there is no rule, dispute, word or mistake called '\(word)'; \(advice)"
  }

  /// Indicates whether an unknown word is a question, rather than a mistyped name.
  private static func isQuestion(_ word: String) -> Bool {
    isKnownToLookup(word) ? tails(of: word).isEmpty : near(word).isEmpty
  }

  /// The rules whose names end with a word.
  private static func tails(of word: String) -> [String] {
    explainableNames().filter { $0.hasSuffix(".\(word)") }
  }

  /// The names and words that a user may have meant by an unknown word.
  private static func near(_ word: String) -> [String] {
    let meant = suggestions(forWord: word)
    let tails = tails(of: word)
    let others = Suggestion.nearest(to: word, among: explainableNames(), most: 3)
    let names = tails + others.filter { !tails.contains($0) }
    return meant + names.filter { !meant.contains($0) }.prefix(max(0, 3 - meant.count))
  }
}
