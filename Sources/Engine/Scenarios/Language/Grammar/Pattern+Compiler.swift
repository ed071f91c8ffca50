extension Pattern {
  /// Takes the text of a pattern apart.
  struct Compiler {
    private(set) var parts: [Part] = []
    private(set) var slots: [Slot] = []
    private(set) var lists: [List] = []
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Indicates whether the whole text has been read.
    var isAtEnd: Bool { position == bytes.count }

    /// Returns the bytes of a pattern's text, with shared forms in full.
    static func bytes(of text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      var result: [UInt8] = []
      // The bytes before this one are in the result.
      var copied = 0
      var start = 0
      while start < bytes.count {
        var end = start + 1
        guard isCapital(bytes[start]), start == 0 || !isLetter(bytes[start - 1]) else {
          start = end
          continue
        }
        while end < bytes.count, isLetter(bytes[end]) { end += 1 }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        if let form = Shared(rawValue: name) {
          result += bytes[copied..<start]
          result += Self.bytes(of: form.text)
          copied = end
        }
        start = end
      }
      // Most patterns have no shared form.
      return copied == 0 ? bytes : result + bytes[copied...]
    }

    private static func isCapital(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Takes the text apart up to its end, or up to a bracket that closes or a bar.
    mutating func compile() {
      // The options just before, which others may join.
      var options: Int?
      while let byte = next {
        let before = options
        if byte != UInt8(ascii: " ") { options = nil }
        switch byte {
        case UInt8(ascii: " "): position += 1
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "|"): return
        case UInt8(ascii: "["):
          let open = before ?? add(.options)
          position += 1
          compileWay()
          position += 1
          close(open)
          options = open
        case UInt8(ascii: "("):
          let open = add(.choice)
          repeat {
            position += 1
            compileWay()
          } while next == UInt8(ascii: "|")
          position += 1
          close(open)
        case UInt8(ascii: "{"): add(.list, list())
        case UInt8(ascii: "<"): add(.slot, slot())
        default:
          let start = position
          skip(while: Self.isPartOfWord)
          add(.word, start, start..<position)
        }
      }
    }

    /// Takes apart what is in brackets; a way without a value is remembered under its first word.
    private mutating func compileWay() {
      let open = add(.way)
      compile()
      if let word = name(ofWay: open) { add(.mark, add(word, nil)) }
      close(open)
    }

    /// Returns the first word of a way without a value, or `nil` if it has one.
    private func name(ofWay open: Int) -> String? {
      // The parts would be copied for the mark if what looks through them outlived this call.
      let inside = parts[(open + 1)...]
      guard let word = inside.first, inside.allSatisfy({ $0.kind == .word }) else { return nil }
      return word.text(in: bytes)
    }

    /// Adds a part without an inside, or the beginning of one, and returns its index.
    @discardableResult
    private mutating func add(_ kind: Part.Kind, _ number: Int = 0, _ word: Range<Int> = 0..<0)
      -> Int
    {
      let bit = word.isEmpty ? 0 : Word.bit(of: bytes, word)
      let (number, end) = (UInt16(number), UInt16(parts.count + 1))
      parts.append(
        Part(kind: kind, count: UInt8(word.count), number: number, end: end, bit: bit)
      )
      return parts.count - 1
    }

    /// Indicates whether a byte behind a letter belongs to the same word.
    static func isPartOfWord(_ byte: UInt8) -> Bool {
      // Every start reads the first words of all forms; a search in a text takes ten times as long.
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        false
      case _: true
      }
    }

    private mutating func close(_ index: Int) { parts[index].end = UInt16(parts.count) }

    /// The byte at the position.
    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Moves behind the bytes that belong to a word.
    private mutating func skip(while isPart: (UInt8) -> Bool) {
      while let byte = next, isPart(byte) { position += 1 }
    }

    /// Returns the text up to one of two bytes.
    private mutating func name(upTo end: UInt8, or other: UInt8) -> String {
      let start = position
      skip { $0 != end && $0 != other }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// A place for a value, such as `<at:time>`; a name alone is its kind, too.
    private mutating func slot() -> Int {
      position += 1
      let close = UInt8(ascii: ">")
      let name = name(upTo: UInt8(ascii: ":"), or: close)
      var kind = name
      if next == UInt8(ascii: ":") {
        position += 1
        kind = self.name(upTo: close, or: close)
      }
      position += 1
      guard let known = Kind(SlotName(kind)) else {
        preconditionFailure("unknown kind in pattern: \(kind)")
      }
      return add(name, known)
    }

    /// The text in braces: a form, the word between two of them, if any, and dots.
    private mutating func list() -> Int {
      position += 1
      let start = position
      var depth = 1
      while depth > 0 {
        depth += bytes[position] == UInt8(ascii: "{") ? 1 : 0
        depth -= bytes[position] == UInt8(ascii: "}") ? 1 : 0
        position += 1
      }
      var form = bytes[start..<position - 1].dropLast("…".utf8.count)
      func dropSpaces() { while form.last == UInt8(ascii: " ") { form.removeLast() } }
      dropSpaces()
      let word = form.suffix(form.reversed().prefix { Self.isLetter($0) }.count)
      form.removeLast(word.count)
      dropSpaces()
      let separator = word.isEmpty ? nil : Word(String(decoding: word, as: UTF8.self))
      lists.append(List(pattern: Pattern(of: Array(form)), separator: separator))
      return lists.count - 1
    }

    private mutating func add(_ name: String, _ kind: Kind?) -> Int {
      if let known = slots.firstIndex(where: { $0.name == name }) { return known }
      slots.append(Slot(name: name, kind: kind))
      return slots.count - 1
    }
  }
}
