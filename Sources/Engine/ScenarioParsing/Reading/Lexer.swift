import Scenarios

/// A word, a quoted text or a bracket with tags.
struct Token {
  enum Kind: UInt8 {
    case word, text, tags
  }

  var kind: Kind
  /// The first byte, quote and bracket included.
  var start: Int
  /// The byte after the last.
  var end: Int
  /// The bit of a word, as ``Pattern/Word/bit`` has it; zero for anything else.
  let bit: UInt64

  /// Creates a token from the bytes of a line.
  init(kind: Kind, start: Int, end: Int, in bytes: [UInt8]) {
    self.kind = kind
    self.start = start
    self.end = end
    bit = kind == .word && start < end ? Pattern.Word.bit(of: bytes, start..<end) : 0
  }

  /// Indicates whether the token is a certain word.
  func spells(_ word: Pattern.Word, in bytes: [UInt8]) -> Bool {
    bit == word.bit && end - start == word.bytes.count
      && equals(word.bytes, from: 0, in: bytes)
  }

  /// Indicates whether the token is a word of a form.
  func spells(_ word: Pattern.Part, of pattern: Pattern, in bytes: [UInt8]) -> Bool {
    bit == word.bit && end - start == word.count
      && equals(pattern.bytes, from: Int(word.number), in: bytes)
  }

  /// Returns a Boolean value that indicates whether the token has the same bytes as the word of its
  /// length at a position.
  private func equals(_ letters: [UInt8], from first: Int, in bytes: [UInt8]) -> Bool {
    for index in 0..<end - start where bytes[start + index] != letters[first + index] {
      return false
    }
    return true
  }
}

/// Cuts lines into tokens.
enum Lexer {
  /// Cuts one line; a comment ends it.
  static func cut(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    into tokens: inout [Token]
  ) throws(LineError) {
    tokens.removeAll(keepingCapacity: true)
    var position = range.lowerBound
    let end = range.upperBound
    while position < end {
      let byte = bytes[position]
      if byte == .space || byte == .tab {
        position += 1
        continue
      }
      let start = position
      switch byte {
      case .hash:
        return
      case .quote:
        position = try endOfText(bytes, from: start, to: end)
        tokens.append(Token(kind: .text, start: start, end: position, in: bytes))
        if position < end, bytes[position] != .space, bytes[position] != .tab {
          throw LineError(.noSpaceAfterQuote, start..<position + 1)
        }
      case .openBracket:
        guard let close = bytes[start..<end].firstIndex(of: .closeBracket) else {
          throw LineError(.bracketNotClosed, start..<start + 1)
        }
        position = close + 1
        tokens.append(Token(kind: .tags, start: start, end: position, in: bytes))
      default:
        while position < end, bytes[position] != .space, bytes[position] != .tab { position += 1 }
        tokens.append(Token(kind: .word, start: start, end: position, in: bytes))
      }
    }
  }

  private static func endOfText(
    _ bytes: [UInt8],
    from start: Int,
    to end: Int
  ) throws(LineError) -> Int {
    var position = start + 1
    while position < end {
      switch bytes[position] {
      case .quote: return position + 1
      case .backslash: position += 2
      default: position += 1
      }
    }
    throw LineError(.quoteNotClosed, ["`\"` after its last word"], start..<start + 1)
  }

  /// The text between the quotes, with its escapes resolved.
  static func text(_ bytes: [UInt8], _ token: Token) throws(LineError) -> String {
    let inner = token.start + 1..<token.end - 1
    guard bytes[inner].contains(.backslash) else {
      return String(decoding: bytes[inner], as: UTF8.self)
    }
    var result: [UInt8] = []
    var position = inner.lowerBound
    while position < inner.upperBound {
      guard bytes[position] == .backslash else {
        result.append(bytes[position])
        position += 1
        continue
      }
      switch bytes[position + 1] {
      case .quote, .backslash:
        result.append(bytes[position + 1])
        position += 2
      case UInt8(ascii: "u"):
        let (scalar, end) = try scalar(bytes, from: position, to: inner.upperBound)
        result.append(contentsOf: Array(String(Character(scalar)).utf8))
        position = end
      default:
        throw LineError(
          .unknownEscape,
          position..<min(position + 2, inner.upperBound)
        )
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func scalar(
    _ bytes: [UInt8],
    from start: Int,
    to end: Int
  ) throws(LineError) -> (Unicode.Scalar, Int) {
    let open = start + 2
    if open < end, bytes[open] == UInt8(ascii: "{"),
      let close = bytes[open..<end].firstIndex(of: UInt8(ascii: "}")),
      let value = UInt32(String(decoding: bytes[open + 1..<close], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      return (scalar, close + 1)
    }
    throw LineError(
      .unknownCharacter,
      start..<min(start + 2, end)
    )
  }
}
