import Foundation
import Testing

@testable import ScenarioParsing
@testable import Scenarios

/// JSON as a push's payload is read.
@Suite struct JSONReaderTests {
  /// Texts, and the values in them.
  static let values: [(text: String, value: Payload.Value, size: Int)] = [
    ("null", .null, 4),
    (" true ", .flag(true), 4),
    ("[false, 1]", .list([.flag(false), .integer(1)]), 9),
    ("-9223372036854775808", .integer(.min), 20),
    ("9223372036854775808", .fraction(1_000_000_000_000_000), 19),
    ("0.0014999", .fraction(1), 9),
    ("0.0015", .fraction(2), 6),
    ("-2.5", .fraction(-2500), 4),
    ("1.0", .integer(1), 3),
    ("1e3", .integer(1000), 3),
    ("12E-1", .fraction(1200), 5),
    ("1e-999999999999", .fraction(0), 15),
    ("0e99999999999999999999", .integer(0), 22),
    ("1e400", .fraction(1_000_000_000_000_000), 5),
    ("\"\"", .text(""), 2),
    (#""a\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00""#, .text("a\"\\/\u{8}\u{C}\n\r\té😀"), 37),
    (#"{ "a" : [ ] , "b" : { } }"#, .dictionary(["a": .list([]), "b": .dictionary([:])]), 15),
    (
      #"{"Simulator Target Bundle": "x", "a": 1}"#,
      .dictionary(["Simulator Target Bundle": .text("x"), "a": .integer(1)]), 7
    ),
    (
      #"{"a": 1, "Simulator Target Bundle": "x"}"#,
      .dictionary(["Simulator Target Bundle": .text("x"), "a": .integer(1)]), 7
    ),
  ]

  @Test(arguments: values)
  func `a value is read, and its bytes are counted without blanks`(
    text: String,
    value: Payload.Value,
    size: Int
  ) throws {
    let payload = try JSONReader.payload(Array(text.utf8))
    #expect(payload == Payload(value, size: size))
  }

  /// Texts that are not JSON, and what is wrong with them.
  static let mistakes: [(text: String, line: Int, message: String)] = [
    ("{", 1, "it ends too early"),
    ("[1, 2", 1, "it ends too early"),
    ("\"abc", 1, "it ends too early"),
    ("\"\\u12", 1, "it ends too early"),
    ("{\"a\": 1,\n}", 2, "a name in quotation marks is missing"),
    ("{\"a\" 1}", 1, "':' is missing"),
    ("{\n\"a\": 1\n\"b\": 2}", 3, "',' or '}' is missing"),
    ("[1 2]", 1, "',' or ']' is missing"),
    ("{\"a\": yes}", 1, "a value is missing; a text needs quotation marks"),
    ("{\"a\": 1, \"a\": 2}", 1, "\"a\" is given twice"),
    ("01 ", 1, "a number begins with no zero"),
    ("1. ", 1, "a digit is missing"),
    ("- 1", 1, "a digit is missing"),
    ("\"a\nb\"", 1, "a text ends on its own line, with a quotation mark"),
    ("\"\\x\"", 1, "an escape sequence is unknown; write '\\\\' for a backslash"),
    ("\"\\uDC00\"", 1, "an escape sequence is unknown; write '\\\\' for a backslash"),
    ("\"\\u00g0\"", 1, "'\\u' needs four hexadecimal digits"),
    ("1 2", 1, "text follows the value"),
    (String(repeating: "[", count: 600), 1, "it is more than 512 levels deep"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named with its line`(text: String, line: Int, message: String) {
    let mistake = JSONReader.SyntaxError(line: line, message: message)
    #expect(throws: mistake) { try JSONReader.payload(Array(text.utf8)) }
  }

  @Test func `bytes that are not UTF-8 are refused, and a byte order mark is passed over`() throws {
    #expect(throws: JSONReader.SyntaxError(line: 1, message: "it is not UTF-8")) {
      try JSONReader.payload([0x22, 0xFF, 0x22])
    }
    #expect(try JSONReader.payload([0xEF, 0xBB, 0xBF, 0x31]) == Payload(.integer(1), size: 1))
  }

  @Test func `each beginning of a payload is refused, as Foundation refuses it`() throws {
    let text = Array(#"{"aps":{"alert":{"title":"é\u00e9"},"badge":-1.5e2},"x":[true,null]}"#.utf8)
    for end in text.indices {
      let part = Array(text[..<end])
      #expect(throws: JSONReader.SyntaxError.self) { try JSONReader.payload(part) }
      #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: Data(part)) }
    }
    _ = try JSONReader.payload(text)
  }
}
