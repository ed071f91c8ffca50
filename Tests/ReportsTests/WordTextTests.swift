import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing

/// The explanations of words by `belfry explain`.
@Suite struct WordTextTests {
  static let palette = Palette(isColored: false)

  @Test func `a word is explained with its sentences and a script`() throws {
    let words = [["lockScreen"], ["keeps"], ["user", "opens"], ["matching"], ["since"], ["end"]]
    let texts = try words.map { try #require(explanation(ofWords: $0, Self.palette)) }
    expect(texts.joined(separator: "\n"), matchesGolden: "words.txt")
  }

  @Test func `every word of a sentence or a list can be explained`() {
    for word in Sentence.everyWord {
      let text = explanation(ofWords: [word], Self.palette)
      #expect(text != nil, "\(word)")
    }
  }

  @Test func `an unknown word has no explanation`() {
    #expect(explanation(ofWords: ["enqueues"], Self.palette) == nil)
    #expect(explanation(ofWords: ["user", "adds"], Self.palette) == nil)
  }

  @Test(arguments: [
    ("schedules", "adds"), ("permission", "authorization"), ("quits", "force-quits"),
    ("lockscren", "lockScreen"), ("adsd", "adds"),
  ])
  func `a synonym leads to the word of the language`(word: String, here: String) {
    #expect(suggestions(forWord: word).contains(here))
  }

  @Test func `the program explains words, sentences and names of the law`() throws {
    #expect(
      try Program.run(["explain", "adds"]).output.contains("app adds \"id\" TRIGGER CONTENT")
    )
    #expect(try Program.run(["explain", "user", "opens"]).output.contains("user opens <app>"))
    // A word that no line has is a question.
    let question = try Program.run(["explain", "silently"])
    #expect(question.output.contains("remote.content-available-alone-is-silent"))
    let unknown = try Program.run(["explain", "enqueues"])
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean adds"))
    let tail = try Program.run(["explain", "denied-is-silent"])
    #expect(tail.errors.contains("did you mean authorization.denied-is-silent?"))
  }

  @Test func `the manual is what help prints in Markdown`() throws {
    let outcome = try Program.run(["help", "language", "--format", "markdown"])
    #expect(outcome.output == languageDocument())
    #expect(try Program.run(["help", "language", "--format", "html"]).status == 2)
  }
}
