import VirtualTime

/// Changes the blanks of a script in which every line can be read, and nothing else.
public struct Garbler {
  private var generator: SeededGenerator

  /// Creates a garbler; equal seeds make equal texts.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The text with other blanks.
  public mutating func garbled(_ text: String) -> String {
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
