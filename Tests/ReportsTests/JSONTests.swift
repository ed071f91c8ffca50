import Foundation
import PhoneDescription
import ScenarioParsing
import Scenarios
import Testing
import VirtualDevice

@testable import Reports

/// JSON as Belfry writes it, with Foundation's as the oracle.
@Suite struct JSONTests {
  @Test func `every character is read back, and none that moves the cursor is written`() throws {
    let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init) + ["\u{FEFF}", "😀", "\u{E0001}"]
    for scalar in scalars {
      let text = JSON.list([.text("a\(Character(scalar))b")]).written()
      let read = try JSONDecoder().decode([String].self, from: Data(text.utf8))
      #expect(read == ["a\(Character(scalar))b"])
      let visible = text.unicodeScalars.filter { $0 != "\n" }
      #expect(!visible.contains { $0.isControl }, "\(scalar.value)")
    }
  }

  @Test func `the layout is Foundation's, members by name`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let inner: JSON = .object(["path": .text("a/b\t\"c\"\\"), "none": nil, "list": .list([])])
    let value: JSON = .object(["b": .list([inner, inner]), "a": .text("ä"), "c": .object([:])])
    let object = ["list": Value.list([]), "path": .text("a/b\t\"c\"\\")]
    let same = ["a": Value.text("ä"), "b": .objects([object, object]), "c": .list(nil)]
    #expect(value.written() == String(decoding: try encoder.encode(same), as: UTF8.self))
    #expect(value.written(depth: nil).allSatisfy { $0 != " " && $0 != "\n" })
  }

  @Test func `numbers have all their digits`() {
    let numbers = [Int.min, -1000, -1, 0, 9, 10, 99, 100, 305, 999, 1000, 65_536, Int.max]
    for number in numbers { #expect(JSON.number(number).written() == "\(number)") }
  }

  @Test func `deep values are indented as Foundation's`() throws {
    var value: JSON = .list([])
    var same: [Any] = []
    for _ in 0..<40 { (value, same) = (.list([value]), [same]) }
    let data = try JSONSerialization.data(withJSONObject: same, options: .prettyPrinted)
    #expect(value.written() == String(decoding: data, as: UTF8.self))
  }

  @Test func `in a page nothing reads as markup`() throws {
    let value: JSON = .object(["a<b": .text("</script>&\n\u{202E}ä")])
    let entities = ["<": "\\u003c", ">": "\\u003e", "&": "\\u0026"]
    let expected = entities.reduce(value.written(depth: nil)) { text, entity in
      text.replacing(entity.key, with: entity.value)
    }
    #expect(value.inPage == expected)
    let read = try JSONDecoder().decode([String: String].self, from: Data(value.inPage.utf8))
    #expect(read == ["a<b": "</script>&\n\u{202E}ä"])
  }

  @Test func `a journal longer than a piece is read back in its order`() throws {
    let text = """
      device has authorization authorized
      scenario "s"
      user opens app
      app adds "a" every 60s
      user leaves app
      @+6h expect "a" delivered
      """
    let script = Script.parse(Source(name: "s.scenario", text: text)).script
    let result = script.play(script.scenarios[0])
    let outcomes = [Outcome(result: result)]
    let file = FileResult(sources: script.sources, mistakes: [], outcomes: outcomes)
    let written = report([file], as: .json(Variants()))
    let read = try JSONDecoder().decode(Run.self, from: Data(written.utf8))
    let journal = try #require(read.files.first?.scenarios.first?.journal)
    let wording = Wording(result.book)
    #expect(written.utf8.count > 3 << 16)
    #expect(journal.map(\.text) == result.journal.entries.map { wording.sentence($0) })
  }

  /// The part of a report that has the journals.
  private struct Run: Decodable {
    var files: [File]

    struct File: Decodable { var scenarios: [Scenario] }
    struct Scenario: Decodable { var journal: [Entry] }
    struct Entry: Decodable { var text: String }
  }

  /// A value that Foundation encodes; a list that is nil is an empty object.
  private enum Value: Encodable {
    case text(String)
    case list([String]?)
    case objects([[String: Value]])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .list(let list?): try container.encode(list)
      case .list(nil): try container.encode([String: String]())
      case .objects(let objects): try container.encode(objects)
      }
    }
  }
}
