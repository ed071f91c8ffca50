extension Pattern {
  /// Takes the text of a pattern apart.
  struct Compiler {
    private(set) var slots: [Slot] = []
    private(set) var lists: [List] = []

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

    /// Returns the words and the brackets of a pattern's text, with shared forms in full.
    ///
    /// The forms of all sentences are read whenever the program starts, so this reads bytes.
    static func symbols(of text: String) -> [String] {
      var symbols: [String] = []
      let bytes = text.utf8
      var start = bytes.startIndex
      func endWord(at end: String.Index) {
        guard start < end else { return }
        let word = String(text[start..<end])
        let isShared = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
        if isShared, let form = Pattern.shared[word] {
          symbols += Self.symbols(of: form)
        } else {
          symbols.append(word)
        }
      }
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: " "): endWord(at: index)
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
          UInt8(ascii: "|"), UInt8(ascii: "{"), UInt8(ascii: "}"):
          endWord(at: index)
          symbols.append(String(text[index...index]))
        default: continue
        }
        start = bytes.index(after: index)
      }
      endWord(at: bytes.endIndex)
      return symbols
    }

    mutating func compile(_ rest: inout ArraySlice<String>, until ends: [String]) -> [Element] {
      var result: [Element] = []
      while let symbol = rest.first, !ends.contains(symbol) {
        rest.removeFirst()
        switch symbol {
        case "[":
          let part = marked(compile(&rest, until: ["]"]))
          rest.removeFirst()
          if case .options(let earlier)? = result.last {
            result[result.count - 1] = .options(earlier + [part])
          } else {
            result.append(.options([part]))
          }
        case "(":
          var parts: [[Element]] = []
          repeat {
            parts.append(marked(compile(&rest, until: ["|", ")"])))
          } while rest.removeFirst() == "|"
          result.append(.choice(parts))
        case "{":
          result.append(.list(list(from: &rest)))
        case _ where symbol.hasPrefix("<"):
          let parts = symbol.dropFirst().dropLast().split(separator: ":").map(String.init)
          guard let kind = Kind(named: parts.last!) else {
            preconditionFailure("unknown kind in pattern: \(symbol)")
          }
          result.append(.slot(add(parts[0], kind)))
        default:
          result.append(.word(Word(symbol)))
        }
      }
      return result
    }

    /// The text in braces: a form, the word between two of them, if any, and dots.
    private mutating func list(from rest: inout ArraySlice<String>) -> List {
      var depth = 1
      var symbols: [String] = []
      while depth > 0 {
        let symbol = rest.removeFirst()
        depth += symbol == "{" ? 1 : symbol == "}" ? -1 : 0
        symbols.append(symbol)
      }
      symbols.removeLast(2)
      let isSeparated = symbols.last.map { $0.allSatisfy { $0.isLetter } } ?? false
      let separator = isSeparated ? Word(symbols.removeLast()) : nil
      let pattern = Pattern(symbols.joined(separator: " "), symbols[...])
      let list = List(number: lists.count, pattern: pattern, separator: separator)
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
