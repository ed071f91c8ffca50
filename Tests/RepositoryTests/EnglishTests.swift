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

  /// Words of identifiers for which the code has another word, each with what to write instead,
  /// and the files or folders where they are another thing.
  ///
  /// A word is a part of an identifier as camel case divides it, or several parts in a row.
  static let bannedInCode:
    [(words: [String], instead: String, allowed: [(place: String, reason: String)])] = [
      (
        ["tell", "tells", "telling", "told", "retelling"],
        "notify an app, report a state, print or describe for a person",
        [
          (
            "Sources/Testing/BelfryTesting/Generated/Sides.swift",
            "the identifier of a published dispute"
          )
        ]
      ),
      (
        ["watch", "watches", "watched", "watching", "unwatches"], "monitors, or observes a signal",
        [
          ("Sources/Program/belfry/", "the flag --watch"),
          ("Sources/Phone/DeviceHost/", "the tasks of an app, looked at from outside"),
        ]
      ),
      (
        ["lockscreen"], "lockScreen",
        [
          (
            "Sources/Testing/BelfryTesting/Settings/OldSpellings.swift",
            "the old name compiles, with a fix-it"
          )
        ]
      ),
      (
        ["settle", "settles", "settled", "settling", "unsettle", "unsettled"],
        "the act: confirm a crossing, update sessions",
        [("Sources/Testing/BelfryTesting/VirtualPhone/", "a published method of the phone")]
      ),
      (
        ["said"], "reported, written, expressible",
        [
          (
            "Sources/Engine/ScenarioParsing/Mending/",
            "the words that an author wrote, beside those of the language"
          )
        ]
      ),
      (["spoken", "speaks", "speaking"], "applied, mentioned, of the same subject", []),
      (["story", "stories"], "scenario, script", []),
      (["carryOut"], "apply", []),
    ]

  @Test func `no identifier has a word for which the code has another`() throws {
    var found: [String: [Int]] = [:]
    var used: Set<String> = []
    for file in Repository.files(in: "Sources", endingIn: ".swift") {
      for identifier in SwiftCode(try Repository.text(of: file)).identifiers {
        let bans = found[identifier.name] ?? Self.bans(on: identifier.name)
        found[identifier.name] = bans
        for ban in bans.map({ Self.bannedInCode[$0] }) {
          if let place = ban.allowed.map(\.place).first(where: file.hasPrefix) {
            used.insert(place)
          } else {
            Issue.record(
              "\(file):\(identifier.line) has `\(identifier.name)`; write \(ban.instead)"
            )
          }
        }
      }
    }
    #expect(found.count > 8_000)
    let unused = Self.bannedInCode.flatMap(\.allowed).filter { !used.contains($0.place) }
    #expect(unused.isEmpty, "these places no longer have the word")
  }

  /// The positions in the table of the bans that an identifier breaks.
  private static func bans(on name: String) -> [Int] {
    let parts = parts(of: name)
    return bannedInCode.indices.filter { index in
      bannedInCode[index].words.map(Self.parts).contains { word in
        parts.indices.contains { parts[$0...].starts(with: word) }
      }
    }
  }

  /// The words of an identifier: a capital begins one after a small letter, or before one.
  private static func parts(of name: String) -> [String] {
    let letters = Array(name)
    var parts = [""]
    for (index, letter) in letters.enumerated() {
      let isNew =
        letter.isUppercase && index > 0
        && (letters[index - 1].isLowercase || letters[(index + 1)...].first?.isLowercase ?? false)
      if letter == "_" || isNew { parts.append("") }
      if letter.isLetter { parts[parts.count - 1] += letter.lowercased() }
    }
    return parts.filter { !$0.isEmpty }
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
