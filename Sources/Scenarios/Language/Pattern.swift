import SystemPolicy
import VirtualTime

/// The form of a sentence, as data: parser, printer, suggestions and the reference read it.
///
/// It is written as people read it. Plain words stand for themselves; `<name:kind>` is a place for
/// a value; `[…]` may be left out, and neighbouring ones may come in any order; `(a | b)` is one of
/// several; `{…}` may come several times, with the last word before its dots in between, if it ends
/// with one; a word in capitals is a form that several sentences share (see ``Pattern/shared``).
struct Pattern: Sendable {
  /// A part of a sentence.
  indirect enum Element: Sendable {
    /// A word that stands for itself.
    case word(Word)
    /// A place for a value, by its number.
    case slot(Int)
    /// Parts that may be left out, in any order.
    case options([[Element]])
    /// One of several.
    case choice([[Element]])
    /// Nothing to read: notes that the way led through here.
    case mark(Int)
    /// A form that comes once or several times.
    case list(List)
  }

  /// A form that comes once or several times, with a word in between or without.
  struct List: Sendable {
    /// Its place among the lists of the pattern that it is part of.
    let number: Int
    let pattern: Pattern
    let separator: Word?
  }

  /// A word and its bytes, which are what is compared.
  struct Word: Sendable {
    let text: String
    let bytes: [UInt8]

    init(_ text: String) {
      self.text = text
      bytes = Array(text.utf8)
    }
  }

  /// A place for a value.
  struct Slot: Sendable {
    let name: String
    let kind: Kind?
  }

  /// The words of which one must stand near the beginning, and within how many tokens; zero where
  /// that is not known.
  struct Keys: Sendable {
    var words: [Word] = []
    var within = 0
  }

  let text: String
  private(set) var elements: [Element] = []
  private(set) var slots: [Slot] = []
  private(set) var lists: [List] = []
  /// Of each slot's name.
  private var digests: [UInt64] = []
  private(set) var keys = Keys()
  /// Whether it has the words of a content.
  private(set) var saysContent = false

  /// Forms that several sentences share.
  static let shared: [String: String] = [
    "TRIGGER":
      "(now | after <after:interval> | every <every:interval> | at [<date:date>] <at:time> | daily at <daily:time> | weekly on <weekday:weekday> at <weekly:time> | yearly on <day:monthDay> at <yearly:time> | on (enter <enter:place> | exit <exit:place>) [repeating] | matching COMPONENTS [zone <zone:zone>] [calendar <calendar:calendar>] [repeating])",
    "SIGNAL":
      "(enter <entered:place> | exit <left:place> | launch | tap on <tapped:id> | action <performed:action> on <acted:id> | dismissal of <dismissed:id> | push <pushed:id> | <time:signal>)",
    "COMPONENTS": DateComponent.allCases.map { "[\($0.name) <\($0.name)Is:number>]" }
      .joined(separator: " "),
    "CONDITION": "(\(ConditionState.allCases.map { "\($0)" }.joined(separator: " | ")))",
    "CONTENT":
      "[title <title:text>] [subtitle <subtitle:text>] [body <body:text>] "
      + "[(sound <soundFile:text> | sound | critical sound)] [badge <badge:count>] "
      + "[level <level:level>] [relevance <relevance:fraction>] [thread <thread:text>] "
      + "[summaryArgument <summaryArgument:text>] "
      + "[filter <filter:text>] [category <category:category>]",
    "CATEGORY":
      "<category:category> [with actions {ACTION …}] "
      + CategoryOptions.named.map { "[\($0.name)]" }.joined(separator: " ")
      + " [placeholder <placeholder:text>] [summary <summary:text>]",
    "ACTION":
      "<action:action> [title <actionTitle:text>] "
      + ActionOptions.named.map { "[\($0.name)]" }.joined(separator: " ") + " [textInput]",
    "NOTIFICATION":
      "[(at <date:date> <at:time> | after <after:interval>)] [every <unit:unit>] [floating] [on (enter <enter:place> | exit <exit:place>)] [repeating] [title <title:text>] [body <body:text>] [sound] [badge <badge:count>] [category <category:category>]",
    "WINDOW": "[because <because:rule>] SINCE",
    "SINCE": "[since <sinceTime:moment>]",
  ]

  init(_ text: String) {
    self.init(text, Self.symbols(of: text)[...])
  }

  private init(_ text: String, _ symbols: ArraySlice<String>) {
    self.text = text
    var rest = symbols
    elements = compile(&rest, until: [])
    precondition(rest.isEmpty, "unbalanced pattern: \(text)")
    keys = findKeys()
    saysContent = slot(named: "title") != nil
  }

  /// The first words that cannot be left out, if what stands before them has a known length.
  private func findKeys() -> Keys {
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

  /// Whether what stands in a slot is one token, whatever it is.
  private func isOneToken(_ slot: Int) -> Bool {
    if case .identifier? = slots[slot].kind { return true }
    if case .local? = slots[slot].kind { return true }
    if case .app? = slots[slot].kind { return true }
    return false
  }

  /// The number of a slot, by its name.
  ///
  /// Every line asks for a dozen names, most of which its pattern lacks; a digest tells them apart
  /// without comparing texts.
  func slot(named name: String) -> Int? {
    let digest = Self.digest(of: name)
    for index in digests.indices where digests[index] == digest && slots[index].name == name {
      return index
    }
    return nil
  }

  /// A number that few names share: the length and some of the letters.
  private static func digest(of name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return 0 }
      return UInt64(bytes.count) | UInt64(first) << 8 | UInt64(last) << 16
        | UInt64(bytes[bytes.count / 2]) << 24 | UInt64(bytes[bytes.count / 3]) << 32
    }
  }

  private static func symbols(of text: String) -> [String] {
    var spaced = ""
    for character in text {
      spaced += "[]()|{}".contains(character) ? " \(character) " : String(character)
    }
    return spaced.split(separator: " ").flatMap { word -> [String] in
      shared[String(word)].map(symbols) ?? [String(word)]
    }
  }

  private mutating func compile(_ rest: inout ArraySlice<String>, until ends: [String]) -> [Element]
  {
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

  /// What stands in braces: a form, the word between two of them, if any, and dots.
  private mutating func list(from rest: inout ArraySlice<String>) -> List {
    var depth = 1
    var symbols: [String] = []
    while depth > 0 {
      let symbol = rest.removeFirst()
      depth += symbol == "{" ? 1 : symbol == "}" ? -1 : 0
      symbols.append(symbol)
    }
    symbols.removeLast(2)
    let isSeparated = symbols.last.map { $0.allSatisfy(\.isLetter) } ?? false
    let separator = isSeparated ? Word(symbols.removeLast()) : nil
    let pattern = Pattern(symbols.joined(separator: " "), symbols[...])
    let list = List(number: lists.count, pattern: pattern, separator: separator)
    lists.append(list)
    return list
  }

  /// A part without a value is remembered under its first word.
  private mutating func marked(_ part: [Element]) -> [Element] {
    guard case .word(let word)? = part.first, part.allSatisfy(\.isWord) else { return part }
    return part + [.mark(add(word.text, nil))]
  }

  private mutating func add(_ name: String, _ kind: Kind?) -> Int {
    if let known = slot(named: name) { return known }
    slots.append(Slot(name: name, kind: kind))
    digests.append(Self.digest(of: name))
    return slots.count - 1
  }
}

extension Pattern.Element {
  var isWord: Bool { if case .word = self { true } else { false } }
}
