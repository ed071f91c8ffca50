import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing

/// The manual of the language is the language.
@Suite struct LanguageDocumentTests {
  @Test func `the manual says what the reader reads`() {
    expect(languageDocument(), matchesGolden: "../../Documentation/Reference/Language.md")
  }

  @Test(arguments: Chapter.all.map(\.title))
  func `every sentence has an example in its chapter`(title: String) throws {
    let chapter = try #require(Chapter.all.first { $0.title == title })
    // An included file would have to exist.
    for sentence in chapter.sentences where !sentence.form.hasPrefix("include ") {
      #expect(
        chapter.examples.contains { $0.sentences.contains(sentence) },
        "write an example that says: \(sentence.form)"
      )
    }
  }

  @Test(arguments: Chapter.all.map(\.title))
  func `every example passes`(title: String) throws {
    let chapter = try #require(Chapter.all.first { $0.title == title })
    for example in chapter.examples { #expect(example.problems() == [], "\(example.text)") }
  }

  @Test(arguments: Chapter.all.map(\.title))
  func `every example of a mistake is a mistake`(title: String) throws {
    let chapter = try #require(Chapter.all.first { $0.title == title })
    for slip in chapter.slips {
      #expect(!slip.answer.isEmpty, "nothing is wrong with: \(slip.text)")
    }
  }
}
