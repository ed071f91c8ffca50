import Support
import Testing
import VirtualTime

@testable import Scenarios

/// What was probably meant by lines that cannot be read.
@Suite struct MendingTests {
  /// The words of the language and of its lists.
  static let words = Verb.words.union(Vocabulary.all.flatMap(\.words))

  @Test func `synonyms stand for words of the language`() {
    for row in Synonym.rows {
      let here = row.here.split(separator: "\"")[0].split(separator: " ")
      for word in here where Int(word) == nil && Interval(parsing: word.utf8) == nil {
        #expect(Self.words.contains(String(word)), "'\(word)' is no word of the language")
      }
    }
    for zone in Synonym.zones.map(\.zone) { #expect(Zone(named: zone) != nil, "\(zone)") }
    let answers = Set(Synonym.answers.map(\.answer))
    #expect(answers == Set(Vocabulary.prompt.words))
  }

  @Test func `no two rows say the same of the same word`() {
    let rows = Synonym.rows.map(\.here)
    #expect(Set(rows).count == rows.count)
  }

  /// Each line that is advised for a mistake can itself be read.
  @Test(arguments: Repository.files(in: "Tests/Mistakes", endingIn: ".scenario"))
  func `a sentence that is shown as the right one can be read`(file: String) throws {
    let source = Source(name: file, bytes: try Repository.bytes(of: file))
    for diagnostic in Script.parse(source).diagnostics {
      let parts = diagnostic.message.split(separator: "; write: ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let isFact = Verb.facts.contains { parts[1].hasPrefix($0.subject.text + " ") }
      let isStep = ["app", "user", "device", "expect", "@"].contains { parts[1].hasPrefix($0) }
      let text =
        isStep
        ? "scenario \"x\"\n        app adds \"\" now\n\(parts[1])\n" : "\(parts[1])\n"
      let mistakes = Script.parse(Source(name: "advice", text: text)).diagnostics.filter {
        // The frame has neither the apps nor the names of the story.
        !$0.message.contains(" adds no ") && !$0.message.contains("no scenario here")
          && !$0.message.contains("expects nothing") && !$0.message.contains("no app")
      }
      #expect(mistakes.isEmpty || isFact && isStep, "\(parts[1]): \(mistakes.map(\.message))")
    }
  }

  @Test func `a hundred hopeless lines are read in moderate time`() {
    let words = ["user", "app", "opens", "\"x\"", "after", "30m", "delivered", "not", "as", "list"]
    var generator = SeededGenerator(seed: 7)
    let lines = (0..<300).map { _ in
      (0..<14).map { _ in words[Int(generator.next() % UInt64(words.count))] }
        .joined(separator: " ")
    }
    let text = "scenario \"x\"\n" + lines.joined(separator: "\n")
    let seconds = threadSeconds { _ = Script.parse(Source(name: "soup", text: text)) }
    #expect(seconds < 20, "a file of nonsense took \(seconds) s")
  }
}
