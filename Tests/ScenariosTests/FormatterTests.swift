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
  func `what is printed is laid out`(entry: Library.Entry) {
    let text = entry.script.text
    #expect(Self.formatted(text) == text)
  }

  @Test(arguments: Library.all)
  func `whatever the blanks were, the layout is the same`(entry: Library.Entry) throws {
    let text = Self.formatted(String(decoding: entry.source.bytes, as: UTF8.self))
    for seed in 0..<10 {
      var garbler = Garbler(seed: UInt64(seed))
      let garbled = garbler.garbled(text)
      #expect(garbled != text)
      #expect(Self.formatted(garbled) == text, "seed \(seed)")
      let source = Source(name: entry.source.name, text: garbled)
      let (script, mistakes) = Script.parse(source, include: Repository.include)
      try #require(mistakes.map(\.message) == [], "seed \(seed): \(garbled)")
      #expect(script.text == entry.script.text, "seed \(seed)")
    }
  }

  @Test func `no heap of signs is lost, or laid out in two ways`() {
    let pieces = [
      "scenario", "setup", "table t", "include", "repeat", "end", "phone", "app", "device has",
      "@08:00", "@Tue", "@+1d", "09:00", "<a b>", "<a # b>", "each", "skip", "[x]", "[", "\"a  b\"",
      "\"", "\\", "|", "\\|", "#", "# c", " ", "   ", "\t", "\n", "\n\n", "\r", "\r\n", "é", "漢",
      "🔔",
      "\u{301}", "\0", "x",
    ]
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<5000 {
      let mark = Int.random(in: 0..<9, using: &generator) == 0 ? "\u{FEFF}" : ""
      let text = (0..<40).reduce(mark) { text, _ in
        text + pieces.randomElement(using: &generator)!
      }
      let once = Self.formatted(text)
      #expect(Self.formatted(once) == once, "\(text.debugDescription)")
      #expect(once.withoutBlanks == text.withoutBlanks, "\(text.debugDescription)")
    }
  }

  @Test func `bytes that are no text stay as they are`() {
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

/// Changes the blanks of a script in which every line can be read, and nothing else.
private struct Garbler {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func garbled(_ text: String) -> String {
    let ending = Bool.random(using: &generator) ? "\n" : " \n"
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(garbled(line))
      if line.isEmpty {
        let more = Int.random(in: 0...2, using: &generator)
        lines += (0..<more).map { _ in blanks(0) }
      }
    }
    return blanks(0) + "\n" + lines.joined(separator: ending) + blanks(0)
  }

  private mutating func garbled(_ line: Substring) -> String {
    if line.isEmpty { return blanks(0) }
    // A comment keeps its place: at the margin, or not.
    guard line.first != "#" else { return line + blanks(0) }
    var result = line.first == " " ? blanks(1) : blanks(0)
    var rest = line.drop { $0 == " " }
    let isRow = rest.first == "|"
    var text: Character?
    while let character = rest.popFirst() {
      if character == text {
        text = nil
      } else if text == nil {
        switch character {
        case "\"": text = "\""
        case "[": text = "]"
        case "<" where rest.first != " ": text = ">"
        case "#": return result + "#" + rest + blanks(0)
        case " " where !isRow || rest.first { $0 != " " } == "|":
          rest = rest.drop { $0 == " " }
          result += blanks(1)
          continue
        case "|":
          result += blanks(0) + "|" + blanks(0)
          continue
        default: break
        }
      }
      result.append(character)
    }
    return result + blanks(0)
  }

  private mutating func blanks(_ least: Int) -> String {
    let count = Int.random(in: least...least + 5, using: &generator)
    return String((0..<count).map { _ in Bool.random(using: &generator) ? " " : "\t" })
  }
}
