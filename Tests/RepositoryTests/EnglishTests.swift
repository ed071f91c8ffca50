import Support
import Testing

/// The project's texts are plain English: comments, documents, messages and scripts.
@Suite struct EnglishTests {
  /// Words that a plain sentence does not need, each with what to write instead.
  static let banned: [(phrase: String, instead: String)] = [
    ("whoever", "the user, the app, the caller"), ("nobody", "no app, no caller"),
    ("somebody", "the user, an app"), ("everybody", "every app"),
    ("stands", "is, is next to, follows"), ("tells of", "reports"), ("hears of", "receives"),
    ("told of", "notified of"), ("is told", "is notified"), ("are told", "are notified"),
    ("was told", "was notified"), ("were told", "were notified"), ("be told", "be notified"),
    ("is held to", "is checked against"), ("are held to", "are checked against"),
    ("goes by", "passes"), ("is gone", "was removed"), ("are gone", "were removed"),
    ("comes of", "results from"), ("what becomes", "the outcome, whether"),
    ("means nothing", "has no effect"),
    ("is none", "does not exist"), ("speaks of", "names, is about"),
    ("no page read", "unsourced"), ("only memory", "unsourced"),
  ]

  /// Words with which no summary of a doc comment begins: Apple's summaries are a noun phrase for a
  /// value and a verb for a function.
  static let beginnings = [
    "What", "Whoever", "That", "Whether", "How", "Why", "Where", "When", "Who",
  ]

  /// Files that have the phrases because they answer them.
  static let free = [
    "Sources/Engine/ScenarioParsing/Mending/RetiredForm.swift",
    "Sources/Engine/ScenarioParsing/Mending/Synonyms/Synonym+Scope.swift",
    "Sources/Engine/ScenarioParsing/Mending/Synonyms/Synonym+Words.swift",
    "Tests/RepositoryTests/EnglishTests.swift", "Tests/ReportsTests/MistakeTableTests.swift",
    "Tests/ScenariosTests/RetiredFormTests.swift",
  ]

  /// Folders of inputs, whose words are part of the test.
  static let inputs = ["Tests/Failing", "Tests/Mistakes", "Tests/Goldens"]

  static let texts =
    ["Sources", "Tests", "Examples", "scenarios", "Documentation"]
    .flatMap { folder in
      [".swift", ".md", ".scenario", ".facts", ".js", ".css"].flatMap {
        Repository.files(in: folder, endingIn: $0)
      }
    }
    .filter { file in
      !file.contains(".build/") && !free.contains(file) && !inputs.contains(where: file.hasPrefix)
    }
    + ["README.md"]

  @Test func `no text has a phrase that must be read twice`() throws {
    let pairs = Dictionary(grouping: Self.banned) { String($0.phrase.split(separator: " ")[0]) }
    for file in Self.texts {
      for (number, line) in zip(1..., try Repository.text(of: file).lines) {
        // The identifier of a rule is one word.
        let words = line.lowercased().split { !$0.isLetter && $0 != "-" }
        for (index, word) in words.enumerated() {
          for ban in pairs[String(word)] ?? [] {
            let phrase = ban.phrase.split(separator: " ")
            guard words[index...].starts(with: phrase) else { continue }
            // A letter or a sign stands for a word.
            guard ban.phrase != "stands" || words[index...].dropFirst().first != "for" else {
              continue
            }
            Issue.record("\(file):\(number) says '\(ban.phrase)'; write \(ban.instead)")
          }
        }
      }
    }
    #expect(Self.texts.count > 900)
  }

  @Test func `the summary of a doc comment is a noun phrase or begins with a verb`() throws {
    for file in Self.texts where file.hasSuffix(".swift") {
      var isInComment = false
      for (number, line) in zip(1..., try Repository.text(of: file).lines) {
        let words = line.split(separator: " ", maxSplits: 2)
        let isComment = words.first == "///"
        if isComment, !isInComment, words.count > 1, Self.beginnings.contains(String(words[1])) {
          Issue.record("\(file):\(number): \(line)")
        }
        isInComment = isComment
      }
    }
  }
}
