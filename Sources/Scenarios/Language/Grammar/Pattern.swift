import SystemPolicy
import VirtualTime

/// The form of a sentence, as data: parser, printer, suggestions and the reference read it.
///
/// It is written as people read it. Plain words stand for themselves; `<name:kind>` is a place for
/// a value; `[…]` may be left out, and neighbouring ones may come in any order; `(a | b)` is one of
/// several; `{…}` may come several times, with the last word before its dots in between, if it ends
/// with one; a word in capitals is a form that several sentences share (see ``Pattern/shared``).
package struct Pattern: Sendable {
  /// A part of a sentence.
  package indirect enum Element: Sendable {
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
  package struct List: Sendable {
    /// Its place among the lists of the pattern that it is part of.
    package let number: Int
    package let pattern: Pattern
    package let separator: Word?
  }

  /// A word and its bytes, which are what is compared.
  package struct Word: Sendable {
    package let text: String
    package let bytes: [UInt8]
    /// One of 64 bits, which few words share.
    package let bit: UInt64

    package init(_ text: String) {
      self.text = text
      bytes = Array(text.utf8)
      bit = Self.bit(of: bytes, bytes.indices)
    }

    /// Returns the bit of the word in some bytes: two words with different bits are different.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of a text.
    ///   - range: Those of the word, at least one.
    @inlinable
    package static func bit(of bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
      let first = Int(bytes[range.lowerBound])
      let last = Int(bytes[range.upperBound - 1])
      return 1 << UInt64(truncatingIfNeeded: (first &* 5 &+ last &* 3 &+ range.count) & 63)
    }
  }

  /// A place for a value.
  package struct Slot: Sendable {
    package let name: String
    package let kind: Kind?
  }

  /// The words of which one must occur near the beginning, and within how many tokens; zero if
  /// that is unknown.
  package struct Keys: Sendable {
    package var words: [Word] = []
    package var within = 0
  }

  /// The properties of its text, computed once; in an array of one, so that a copy of a pattern
  /// copies one reference.
  private let forms: [Form]

  /// A pattern, taken apart.
  private struct Form: Sendable {
    let text: String
    let elements: [Element]
    let slots: [Slot]
    let lists: [List]
    let digests: [UInt64]
    let keys: Keys

    init(_ text: String, _ elements: [Element], _ compiler: Compiler) {
      self.text = text
      self.elements = elements
      slots = compiler.slots
      lists = compiler.lists
      digests = compiler.slots.map { Pattern.digest(of: $0.name) }
      keys = compiler.keys(of: elements)
    }
  }

  /// The text of the pattern.
  package var text: String { forms[0].text }
  package var elements: [Element] { forms[0].elements }
  package var slots: [Slot] { forms[0].slots }
  package var lists: [List] { forms[0].lists }
  package var keys: Keys { forms[0].keys }
  /// The bits of the words in ``keys``, which rule most patterns out without looking further.
  package let keyBits: UInt64
  /// The number of tokens in ``keys``.
  package let keyWithin: Int
  /// Indicates whether the pattern has the words of a content.
  package let saysContent: Bool
  /// Indicates whether some lines that fit the pattern are invalid.
  package let needsCare: Bool
  /// Indicates whether the pattern names the file of a payload.
  package let saysPayload: Bool
  /// Indicates whether the pattern has the content that a service extension returns.
  package let saysAnswer: Bool
  /// The slot that says which app is meant.
  package let ofSlot: Int?

  /// Forms that several sentences share.
  package static let shared: [String: String] = [
    "TRIGGER":
      "(now | after <after:interval> | every <every:interval> | at [<date:date>] <at:time> | daily at <daily:time> | weekly on <weekday:weekday> at <weekly:time> | yearly on <day:monthDay> at <yearly:time> | on (enter <enter:place> | exit <exit:place>) [repeating] | matching COMPONENTS [zone <zone:zone>] [calendar <calendar:calendar>] [repeating])",
    "SIGNAL":
      "(enter <entered:place> | exit <left:place> | launch | tap on <tapped:id> | action <performed:action> on <acted:id> | dismissal of <dismissed:id> | push <pushed:id> | <time:signal>)",
    "COMPONENTS": DateComponent.allCases.map { "[\($0.name) <\($0.name)Is:number>]" }
      .joined(separator: " "),
    "CONDITION": "(\(ConditionState.allCases.map { $0.name }.joined(separator: " | ")))",
    "CONTENT":
      "[title <title:text>] [subtitle <subtitle:text>] [body <body:text>] "
      + "[(sound <soundFile:text> | sound | critical sound <criticalFile:text> | critical sound)] "
      + "[badge <badge:count>] "
      + "[level <level:level>] [relevance <relevance:fraction>] [communication] "
      + "[thread <thread:text>] [summaryArgument <summaryArgument:text>] "
      + "[filter <filter:text>] [target <target:text>] [category <category:category>]",
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

  package init(_ text: String) {
    self.init(text, Compiler.bytes(of: text))
  }

  /// Creates the pattern of a list, whose text has its shared forms in full.
  init(of bytes: [UInt8]) {
    self.init(String(decoding: bytes, as: UTF8.self), bytes)
  }

  private init(_ text: String, _ bytes: [UInt8]) {
    var compiler = Compiler(bytes)
    let elements = compiler.compile()
    precondition(compiler.isAtEnd, "unbalanced pattern: \(text)")
    let form = Form(text, elements, compiler)
    forms = [form]
    keyBits = form.keys.words.reduce(0) { $0 | $1.bit }
    keyWithin = form.keys.within
    func has(_ name: String) -> Bool { form.slots.contains { $0.name == name } }
    saysContent = has("title")
    saysPayload = has("payload")
    saysAnswer = has("answered")
    needsCare = !form.lists.isEmpty || Self.careful.contains(where: has)
    ofSlot = form.slots.firstIndex { $0.name == "of" }
  }

  /// The names of the slots whose values ``Parser/rejectEmptyValues(_:)`` looks at.
  private static let careful = [
    DateComponent.hour.slot, "alertStyle", "least", "days", "megabytes", "times",
  ]

  /// The number of a slot, by its name.
  ///
  /// Every line asks for a dozen names, most of which its pattern lacks; a digest distinguishes
  /// them without comparing texts.
  package func slot(named name: String) -> Int? {
    let digest = Self.digest(of: name)
    for index in forms[0].digests.indices where forms[0].digests[index] == digest {
      if forms[0].slots[index].name == name { return index }
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
}

extension Pattern.Element {
  package var isWord: Bool { if case .word = self { true } else { false } }
}
