import Foundation
import PhoneDescription
import Testing

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
