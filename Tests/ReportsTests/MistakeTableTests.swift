import Foundation
import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing

/// The table of mistakes.
@Suite struct MistakeTableTests {
  @Test func `every kind of mistake has one row`() {
    #expect(MistakeRow.all.map(\.kind) == MistakeKind.allCases)
    #expect(Set(MistakeKind.allCases.map(\.id)).count == MistakeKind.allCases.count)
  }

  @Test func `the example of a row has its mistake and no other`() {
    for row in MistakeRow.all {
      guard let script = row.example.scripts?.wrong else { continue }
      let kinds = row.example.diagnostics(of: script)
      #expect(
        !kinds.isEmpty && kinds.allSatisfy { $0.kind == row.kind },
        "\(row.kind.id) \(row.kind): \(kinds.map { "\($0.kind) \($0.text)" })\n\(script)"
      )
    }
  }

  @Test func `the example of a row without its mistake can be read`() {
    for row in MistakeRow.all {
      guard let script = row.example.scripts?.right else { continue }
      let mistakes = row.example.diagnostics(of: script).map(\.text)
      #expect(mistakes == [], "\(row.kind.id) \(row.kind)\n\(script)")
    }
  }

  @Test func `few rows have an example in words`() {
    let rows = MistakeRow.all.filter { $0.example.scripts == nil }
    #expect(rows.count <= 26)
  }

  @Test func `the gallery has every kind of mistake that a script can have`() throws {
    var found: Set<MistakeKind> = []
    for file in MistakeTests.files {
      found.formUnion(try MistakeTests.diagnostics(of: file).map(\.kind))
    }
    let missing = MistakeRow.all.filter { $0.example.scripts != nil && !found.contains($0.kind) }
    #expect(missing.map { "\($0.kind.id) \($0.kind)" } == [])
  }

  @Test func `an id is known with and without its zeros`() {
    #expect(MistakeKind(id: "E0031")?.id == "E0031")
    #expect(MistakeKind(id: "e31")?.id == "E0031")
    #expect(MistakeKind(id: "E9999") == nil)
    #expect(MistakeKind(id: "31") == nil)
    #expect(MistakeKind(id: "e") == nil)
  }

  @Test func `no message has a name in the place of its value`() throws {
    for file in MistakeTests.files {
      for diagnostic in try MistakeTests.diagnostics(of: file) {
        #expect(!diagnostic.text.contains(#/\{[a-z]+\}/#), "\(diagnostic.text)")
      }
    }
  }

  @Test func `the words of the table are plain`() {
    let banned = [
      "may not stand", "stands", "means nothing", "otherwise", " told", "behind", "somebody",
      "nobody", "whoever", "leave out", "did you mean",
    ]
    for row in MistakeRow.all {
      for phrase in banned {
        let texts = [row.message, row.help, row.reason]
        #expect(!texts.contains { $0.contains(phrase) }, "\(row.kind.id): \(phrase)")
      }
    }
  }

  @Test func `the page of mistakes says what the table says`() {
    expect(mistakesDocument(), matchesGolden: "../../Documentation/Reference/Mistakes.md")
  }

  @Test func `an explanation has the message, the help and both examples`() {
    let text = explanation(of: .nameWithoutQuotes, Palette(isColored: false))
    #expect(
      text == """
        E0031

          put names in quotes
          help: write `"milk"`

          wrong

              app adds milk now

          right

              app adds "milk" now

        """
    )
  }
}
