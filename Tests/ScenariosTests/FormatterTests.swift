import ScenarioParsing
import Scenarios
import Support
import Testing
import VirtualTime

/// Layout is straightened, and nothing else.
@Suite struct FormatterTests {
  static func formatted(_ text: String) -> String {
    String(decoding: Source(name: "x.scenario", text: text).formatted(), as: UTF8.self)
  }

  @Test(arguments: Library.all)
  func `the library is laid out`(entry: Library.Entry) {
    let text = String(decoding: entry.source.bytes, as: UTF8.self)
    #expect(Self.formatted(text) == text, "run `make format`")
  }

  @Test(arguments: Library.all)
  func `a printed script is laid out`(entry: Library.Entry) {
    let text = entry.script.text
    #expect(Self.formatted(text) == text)
  }

  @Test(arguments: Library.all)
  func `the layout does not depend on blanks`(entry: Library.Entry) throws {
    let text = String(decoding: entry.source.bytes, as: UTF8.self)
    for seed in 0..<4 {
      var garbler = Garbler(seed: UInt64(seed))
      let garbled = garbler.garbled(text)
      #expect(garbled != text)
      #expect(Self.formatted(garbled) == text, "seed \(seed)")
      let source = Source(name: entry.source.name, text: garbled)
      let (script, mistakes) = Script.parse(
        source,
        include: Repository.include,
        payload: Repository.payload
      )
      try #require(mistakes.map(\.message) == [], "seed \(seed): \(garbled)")
      #expect(script.text == entry.script.text, "seed \(seed)")
    }
  }

  @Test func `no combination of characters is lost or laid out in two ways`() {
    let pieces = [
      "scenario", "setup", "table t", "include", "repeat", "end", "phone", "app", "device has",
      "@08:00", "@Tue", "@+1d", "09:00", "<a b>", "<a # b>", "each", "skip", "[x]", "[", "\"a  b\"",
      "\"", "\\", "|", "\\|", "#", "# c", " ", "   ", "\t", "\n", "\n\n", "\r", "\r\n", "é", "漢",
      "🔔",
      "\u{301}", "\u{FEFF}", "\0", "x",
    ]
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let mark = Int.random(in: 0..<9, using: &generator) == 0 ? "\u{FEFF}" : ""
      let text = (0..<40).reduce(mark) { text, _ in
        text + pieces.randomElement(using: &generator)!
      }
      let once = Self.formatted(text)
      #expect(Self.formatted(once) == once, "\(text.debugDescription)")
      #expect(once.withoutBlanks == text.withoutBlanks, "\(text.debugDescription)")
    }
  }

  @Test func `bytes that are not text stay unchanged`() {
    let bytes: [UInt8] = [0x61, 0x09, 0xFF, 0x0D, 0x0A, 0x20, 0xC3, 0x0A, 0x23, 0x80]
    let formatted = Source(name: "x", bytes: bytes).formatted()
    #expect(
      formatted == [0x61] + [UInt8](repeating: 0x20, count: 7) + [0xFF, 0x0D, 0x0A, 0xC3]
        + [0x0D, 0x0A, 0x23, 0x80, 0x0D, 0x0A]
    )
  }

  @Test func `a line that is too long to be laid out stays as it is`() {
    let long = "  app   adds \"\(String(repeating: "x", count: 6000))\"   now"
    let text = "scenario \"s\"\n@08:00  user  opens app\n\(long)\n"
    #expect(Self.formatted(text).hasSuffix("\n\(long)\n"))
    let cells = String(repeating: "|", count: 1000)
    #expect(Self.formatted("table t\n \(cells)\n") == "table t\n \(cells)\n")
  }
}

extension String {
  fileprivate var withoutBlanks: [Unicode.Scalar] {
    unicodeScalars.filter { !" \t\r\n".unicodeScalars.contains($0) }
  }
}
