extension Pattern {
  /// The words of which a form needs one near its beginning, found without taking the form apart.
  ///
  /// Every start finds those of all forms, in memory that nothing copies.
  struct Keys {
    /// The words; none if they are unknown.
    private(set) var words: [Word] = []
    /// The number of tokens among which one of the words is; zero without words.
    private(set) var reach = 0

    /// Finds the words that follow the values at the beginning of a form, unless these may take
    /// more than one token each, or something else follows.
    init(of form: String) {
      var form = form
      self = form.withUTF8 { Keys($0) }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var reader = Reader(bytes: bytes)
      var before = 0
      while reader.skipsShortValue() { before += 1 }
      if reader.skips(UInt8(ascii: "(")) {
        repeat {
          guard let word = reader.word() else {
            words = []
            return
          }
          words.append(word)
        } while reader.skipsWay()
      } else if let word = reader.word() {
        words = [word]
      }
      reach = words.isEmpty ? 0 : before + 1
    }
  }

  /// Reads the beginning of a form.
  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var place = 0

    var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    /// Skips a byte, and the spaces before it.
    mutating func skips(_ byte: UInt8) -> Bool {
      while next == UInt8(ascii: " ") { place += 1 }
      guard next == byte else { return false }
      place += 1
      return true
    }

    /// Skips a value that always takes one token, or an option that is nothing else.
    mutating func skipsShortValue() -> Bool {
      let start = place
      let isOption = skips(UInt8(ascii: "["))
      guard skips(UInt8(ascii: "<")), skipsShortKind(),
        !isOption || skips(UInt8(ascii: "]"))
      else {
        place = start
        return false
      }
      return true
    }

    /// Skips the rest of a value, and returns whether its kind takes one token.
    private mutating func skipsShortKind() -> Bool {
      let end = UInt8(ascii: ">")
      var kind = place
      while let byte = next, byte != end {
        place += 1
        if byte == UInt8(ascii: ":") { kind = place }
      }
      let name = UnsafeBufferPointer(rebasing: bytes[kind..<place])
      guard skips(end) else { return false }
      return Kind.takesOneToken(SlotName(name))
    }

    /// Reads a word; capitals are forms that sentences share.
    mutating func word() -> Word? {
      while next == UInt8(ascii: " ") { place += 1 }
      guard let first = next, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
        return nil
      }
      let start = place
      while let byte = next, Compiler.isPartOfWord(byte) { place += 1 }
      return Word(UnsafeBufferPointer(rebasing: bytes[start..<place]))
    }

    /// Skips the rest of one of several ways, and returns whether another one follows.
    mutating func skipsWay() -> Bool {
      var depth = 0
      while let byte = next {
        place += 1
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "|") where depth == 0: return true
        case UInt8(ascii: ")") where depth == 0: return false
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case _: break
        }
      }
      return false
    }
  }
}
