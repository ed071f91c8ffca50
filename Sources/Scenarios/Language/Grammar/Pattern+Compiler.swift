extension Pattern {
  /// Takes the text of a pattern apart.
  struct Compiler {
    private(set) var slots: [Slot] = []
    private(set) var lists: [List] = []
    /// The text, whose forms are read whenever the program starts: hence bytes.
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Indicates whether the whole text has been read.
    var isAtEnd: Bool { position == bytes.count }

    /// The first required words, if the length of the text before them is known.
    func keys(of elements: [Element]) -> Keys {
      var before = 0
      for element in elements {
        switch element {
        case .word(let word): return Keys(words: [word], within: before + 1)
        case .slot(let slot):
          guard isOneToken(slot) else { return Keys() }
          before += 1
        case .options(let parts):
          for part in parts {
            guard part.count == 1, case .slot(let slot)? = part.first, isOneToken(slot) else {
              return Keys()
            }
          }
          before += parts.count
        case .choice(let parts):
          let words = parts.compactMap { part -> Word? in
            guard case .word(let word)? = part.first else { return nil }
            return word
          }
          return words.count == parts.count ? Keys(words: words, within: before + 1) : Keys()
        case .mark: continue
        case .list: return Keys()
        }
      }
      return Keys()
    }

    /// Indicates whether a slot always takes exactly one token.
    private func isOneToken(_ slot: Int) -> Bool {
      if case .identifier? = slots[slot].kind { return true }
      if case .local? = slots[slot].kind { return true }
      if case .app? = slots[slot].kind { return true }
      return false
    }

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
        if let form = Pattern.shared[String(decoding: bytes[start..<end], as: UTF8.self)] {
          result += bytes[copied..<start]
          result += Self.bytes(of: form)
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

    /// Returns the elements up to the end, or up to a bracket that closes or a bar.
    mutating func compile() -> [Element] {
      var result: [Element] = []
      while let byte = next {
        switch byte {
        case UInt8(ascii: " "): position += 1
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "|"): return result
        case UInt8(ascii: "["):
          position += 1
          let part = marked(compile())
          position += 1
          if case .options(let earlier)? = result.last {
            result[result.count - 1] = .options(earlier + [part])
          } else {
            result.append(.options([part]))
          }
        case UInt8(ascii: "("):
          var parts: [[Element]] = []
          repeat {
            position += 1
            parts.append(marked(compile()))
          } while next == UInt8(ascii: "|")
          position += 1
          result.append(.choice(parts))
        case UInt8(ascii: "{"): result.append(.list(list()))
        case UInt8(ascii: "<"): result.append(.slot(slot()))
        default: result.append(.word(Word(word { !" []()|{}".utf8.contains($0) })))
        }
      }
      return result
    }

    /// The byte at the position.
    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Returns the bytes from the position on that belong to a word.
    private mutating func word(while isPart: (UInt8) -> Bool) -> String {
      let start = position
      while let byte = next, isPart(byte) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// A place for a value, such as `<at:time>`; a name alone is its kind, too.
    private mutating func slot() -> Int {
      position += 1
      let name = word { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ">") }
      var kind = name
      if next == UInt8(ascii: ":") {
        position += 1
        kind = word { $0 != UInt8(ascii: ">") }
      }
      position += 1
      guard let known = Kind(named: kind) else {
        preconditionFailure("unknown kind in pattern: \(kind)")
      }
      return add(name, known)
    }

    /// The text in braces: a form, the word between two of them, if any, and dots.
    private mutating func list() -> List {
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
      let list = List(
        number: lists.count,
        pattern: Pattern(of: Array(form)),
        separator: word.isEmpty ? nil : Word(String(decoding: word, as: UTF8.self))
      )
      lists.append(list)
      return list
    }

    /// A part without a value is remembered under its first word.
    private mutating func marked(_ part: [Element]) -> [Element] {
      guard case .word(let word)? = part.first, part.allSatisfy({ $0.isWord }) else { return part }
      return part + [.mark(add(word.text, nil))]
    }

    private mutating func add(_ name: String, _ kind: Kind?) -> Int {
      if let known = slots.firstIndex(where: { $0.name == name }) { return known }
      slots.append(Slot(name: name, kind: kind))
      return slots.count - 1
    }
  }
}
