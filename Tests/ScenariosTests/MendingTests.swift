import Support
import SystemPolicy
import Testing
import VirtualTime

@testable import ScenarioParsing
@testable import Scenarios

/// The suggestions for lines that cannot be read.
@Suite struct MendingTests {
  /// The words of the language and of its lists.
  static let words = Verb.words.union(Vocabulary.unquoted)

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

  @Test(arguments: AuthorizationOptions.named.map(\.name))
  func `an app that requests an option is advised to ask for it`(option: String) {
    let story = "scenario \"one\"\n@08:00 user opens app\n app requests \(option)\n"
    let mistakes = Script.parse(Source(name: "story", text: story)).diagnostics
    #expect(mistakes.map(\.help).contains("write `asks for`"), "\(mistakes.map(\.message))")
  }

  @Test(arguments: [
    "when in use", "when in use authorization", "while using", "while using the app",
  ])
  func `an expectation of a permission alone is advised to name the location`(words: String) {
    let story = "scenario \"one\"\n@08:00 user opens app\n expect \(words)\n"
    let mistakes = Script.parse(Source(name: "story", text: story)).diagnostics
    #expect(mistakes.map(\.help) == ["write `location when in use`"])
  }

  @Test func `no two rows answer the same word`() {
    let rows = Synonym.rows.map(\.here)
    #expect(Set(rows).count == rows.count)
  }

  /// Each line that is advised for a mistake can itself be read, as a fact or as a step of a story
  /// that has what the line names.
  @Test(arguments: Repository.files(in: "Tests/Mistakes", endingIn: ".scenario"))
  func `a sentence that is shown as the right one can be read`(file: String) throws {
    let source = Source(name: file, bytes: try Repository.bytes(of: file))
    for diagnostic in Script.parse(source).diagnostics {
      guard Self.kindsWithSentence.contains(diagnostic.kind), diagnostic.help != "write `…`",
        let match = diagnostic.help.wholeMatch(of: #/write `(.*)`/#)
      else { continue }
      let advice = String(match.output.1)
      let places = Self.places(of: advice)
      let stories =
        [Self.story(fact: advice), places + Self.story(fact: advice)]
        + [nil, "tea", "chat"].map { Self.app($0) + places + Self.story(step: advice, of: $0) }
      let mistakes = stories.map { text in
        Script.parse(Source(name: "advice", text: text)).diagnostics.map(\.message)
      }
      #expect(mistakes.contains([]), "\(advice): \(mistakes)")
    }
  }

  /// The kinds of mistakes whose help is the whole sentence.
  private static let kindsWithSentence: Set<MistakeKind> = [
    .wordOrder, .missingWord, .missingTrigger, .missingActor, .missingExpect, .otherActor,
    .stepInExpectation, .appAfterName, .textWithoutKind, .timeInSentence,
  ]

  /// A story with all that a line may name: the line is among its facts or its steps.
  ///
  /// - Parameter app: What its only app is called, if not simply so.
  private static func story(
    fact: String = "",
    step: String = "",
    of app: String? = nil
  ) -> String {
    let name = app ?? "app"
    var steps = ["@08:00  user    opens \(name)"]
    for named in names(in: fact + step) {
      steps.append("        \(name)     adds \"\(named)\" now")
      guard !step.isEmpty else { continue }
      steps.append("        \(name)     opens monitor \"\(named)\"")
      steps.append("        \(name)     monitors \"\(named)\"")
    }
    // A condition belongs to a monitor.
    if let monitor = step.firstMatch(of: #/in monitor "([^"]*)"/#)?.1 {
      for named in names(in: step) where named != monitor {
        steps.append("        \(name)     monitors \"\(named)\" in monitor \"\(monitor)\"")
      }
    }
    // What is repeated has steps of its own, and says the name of the round.
    let round = step.split(separator: " ").last.map(String.init) ?? ""
    let rest = step.hasPrefix("repeat") ? ["app adds \"x<\(round)>\" now", "end"] : []
    let lines =
      [fact, "scenario \"x\""] + steps + [step] + rest + ["        expect  no prompt", ""]
    return lines.joined(separator: "\n")
  }

  private static func app(_ name: String?) -> String { name.map { "app     \($0)\n" } ?? "" }

  /// Lines that say where everything is that a line names.
  private static func places(of line: String) -> String {
    names(in: line).map { "place   \"\($0)\" 12.97,77.57 radius 300m\n" }.joined()
  }

  private static func names(in line: String) -> [Substring] {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return Set(parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }).sorted()
  }

  /// `Scripts/growth` counts the instructions of this.
  @Test func `each of a hundred hopeless lines has one mistake, on its own line`() {
    let words = ["user", "app", "opens", "\"x\"", "after", "30m", "delivered", "not", "as", "list"]
    var generator = SeededGenerator(seed: 7)
    let lines = (0..<100).map { _ in
      (0..<14).map { _ in words[Int(generator.next() % UInt64(words.count))] }
        .joined(separator: " ")
    }
    let text = "scenario \"x\"\n" + lines.joined(separator: "\n")
    let mistakes = Script.parse(Source(name: "soup", text: text)).diagnostics
    #expect(mistakes.map(\.place.line) == (2...101).map { $0 })
    #expect(mistakes.allSatisfy { !$0.message.isEmpty })
  }
}
