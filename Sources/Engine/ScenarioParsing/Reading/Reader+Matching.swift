import Scenarios
import VirtualDevice

extension Reader {
  /// Reads the words of a form from the position on.
  mutating func match(_ pattern: Pattern, _ book: Book) -> Bool {
    begin(pattern)
    return match(pattern.parts.indices, of: pattern, book)
  }

  /// The values of a form that was read.
  func captures(for pattern: Pattern) -> Captures {
    let slots = pattern.slots.indices
    return Captures(for: pattern, slots.map { written >> $0 & 1 == 0 ? nil : values[$0] }, lists)
  }

  /// Forgets the values of the previous form.
  private mutating func begin(_ pattern: Pattern) {
    written = 0
    guard !lists.isEmpty || !pattern.lists.isEmpty else { return }
    lists = Array(repeating: [], count: pattern.lists.count)
  }

  /// Reads some parts of a form, one after the other.
  private mutating func match(_ parts: Range<Int>, of pattern: Pattern, _ book: Book) -> Bool {
    var index = parts.lowerBound
    while index < parts.upperBound {
      let part = pattern.parts[index]
      switch part.kind {
      case .word:
        guard isHere(part, of: pattern) else { return fail(expecting: part, of: pattern) }
        position += 1
      case .slot: guard matchSlot(Int(part.number), of: pattern, book) else { return false }
      case .mark: write(1, to: Int(part.number))
      case .choice: guard matchChoice(index, of: pattern, book) else { return false }
      case .options: guard matchOptions(index, of: pattern, book) else { return false }
      case .list: guard matchList(Int(part.number), of: pattern, book) else { return false }
      case .way: guard matchWay(index, of: pattern, book) else { return false }
      }
      index = Int(part.end)
    }
    return true
  }

  /// Indicates whether a word is the one at the position.
  private func isHere(_ word: Pattern.Part, of pattern: Pattern) -> Bool {
    position < tokens.count && tokens[position].spells(word, of: pattern, in: bytes)
  }

  private mutating func fail(expecting word: Pattern.Part, of pattern: Pattern) -> Bool {
    guard isCollecting, position >= furthest else { return fail() }
    return fail(expecting: pattern.text(of: word), isWord: true)
  }

  private mutating func matchSlot(_ slot: Int, of pattern: Pattern, _ book: Book) -> Bool {
    let kind = pattern.slots[slot].kind!
    guard position < tokens.count else { return fail(expecting: kind) }
    let start = position
    var value: Int64?
    guard read(kind, into: &value, book), let value else {
      if isCollecting, start == furthest { note(kind) }
      return false
    }
    write(value, to: slot)
    return true
  }

  private mutating func write(_ value: Int64, to slot: Int) {
    values[slot] = value
    written |= 1 << UInt64(slot)
  }

  private mutating func matchWay(_ way: Int, of pattern: Pattern, _ book: Book) -> Bool {
    match(way + 1..<Int(pattern.parts[way].end), of: pattern, book)
  }

  /// Reads one of several alternatives.
  private mutating func matchChoice(_ choice: Int, of pattern: Pattern, _ book: Book) -> Bool {
    let start = position
    let end = Int(pattern.parts[choice].end)
    var way = choice + 1
    while way < end {
      if matchWay(way, of: pattern, book) { return true }
      if isCollecting, start == furthest { note(way, of: pattern) }
      position = start
      way = Int(pattern.parts[way].end)
    }
    return false
  }

  /// Reads a form one or more times.
  private mutating func matchList(_ number: Int, of pattern: Pattern, _ book: Book) -> Bool {
    let list = pattern.lists[number]
    let outer = (values, written, lists)
    let items = readItems(of: list, book)
    (values, written, lists) = outer
    guard let items else { return false }
    lists[number] = items
    return true
  }

  private mutating func readItems(of list: Pattern.List, _ book: Book) -> [Captures]? {
    var items: [Captures] = []
    while true {
      let start = position
      if match(list.pattern, book) {
        items.append(captures(for: list.pattern))
      } else {
        guard position == start, !items.isEmpty, list.separator == nil else { return nil }
        return items
      }
      guard let separator = list.separator else { continue }
      guard position < tokens.count, tokens[position].spells(separator, in: bytes) else {
        _ = fail(expecting: separator.text, isWord: true)
        return items
      }
      position += 1
    }
  }

  /// Reads optional alternatives in any order, each at most once.
  ///
  /// If the first word of an alternative is there, the alternative is not left out: if the rest of
  /// it then fails, that is a mistake.
  private mutating func matchOptions(_ options: Int, of pattern: Pattern, _ book: Book) -> Bool {
    let end = Int(pattern.parts[options].end)
    var taken: UInt64 = 0
    search: while true {
      let start = position
      var (way, bit) = (options + 1, UInt64(1))
      while way < end {
        if taken & bit == 0 {
          if matchWay(way, of: pattern, book) {
            taken |= bit
            continue search
          }
          if position > start, pattern.parts[way + 1].kind == .word { return false }
          position = start
        }
        (way, bit) = (Int(pattern.parts[way].end), bit << 1)
      }
      if isCollecting || isMeasuring { noteRepetition(in: options, of: pattern, taken) }
      return true
    }
  }

  /// Records that the alternative that begins with the word here was read before.
  private mutating func noteRepetition(in options: Int, of pattern: Pattern, _ taken: UInt64) {
    var (way, rest) = (options + 1, taken)
    while rest != 0 {
      let word = pattern.parts[way + 1]
      if rest & 1 != 0, word.kind == .word, isHere(word, of: pattern) {
        return noteRepetition(of: pattern.text(of: word))
      }
      (way, rest) = (pattern.end(of: way), rest >> 1)
    }
  }
}
