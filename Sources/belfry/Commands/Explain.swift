import Reports
import ScenarioParsing
import Scenarios

/// Explains a name of the law, or a word of the language.
enum Explain {
  static let command = Command(
    name: "explain",
    group: .lookFurther,
    operands: "NAME|WORD|ID …",
    summary: "explain a rule, a dispute, a word or a mistake",
    discussion: """
      NAME is a rule, a dispute, a side, a topic or a reading, explained with its evidence; a rule
      also with its file and line. WORD is a word of the language, explained with its sentences and
      an example.
      Several words choose a sentence:
      belfry explain user opens
      ID is the identifier of a mistake in a script, as in E0031 or e31.
      """,
    flags: [Command.color],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let palette = try arguments.palette()
    let words = arguments.operands.flatMap { $0.split(separator: " ").map(String.init) }
    guard !words.isEmpty else {
      throw UsageError(
        "explain needs a name or a word, as in: belfry explain add-when-denied, belfry explain adds"
      )
    }
    // Several words of the language are one sentence, unless each of them is a name of the law or
    // the identifier of a mistake.
    let isSentence =
      words.count > 1
      && !words.allSatisfy { MistakeKind(id: $0) != nil || explanation(of: $0, palette) != nil }
    if isSentence, let text = explanation(ofWords: words, palette) {
      console.print(text)
      return .passed
    }
    for (index, word) in arguments.operands.enumerated() {
      let law = explanation(of: word, palette, showsPlace: true)
      let mistake = MistakeKind(id: word).map { explanation(of: $0, palette) }
      let texts = [mistake, explanation(ofWords: [word], palette), law].compactMap(\.self)
      guard !texts.isEmpty else { throw UsageError(unknown(word, of: words)) }
      console.print((index > 0 ? "\n" : "") + texts.joined(separator: "\n"))
    }
    return .passed
  }

  private static func unknown(_ word: String, of words: [String]) -> String {
    if let first = word.utf8.first, first | 0x20 == UInt8(ascii: "e"), Int(word.dropFirst()) != nil
    {
      let last = MistakeRow.all.map(\.kind.id).max() ?? ""
      return "no mistake has the identifier '\(word)'; the last one is \(last)"
    }
    let meant = suggestions(forWord: word)
    let tails = explainableNames().filter { $0.hasSuffix(".\(word)") }
    let names = tails + Suggestion.nearest(to: word, among: explainableNames(), most: 3)
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
