import SystemPolicy
import VirtualTime

/// The form of a sentence, as data: parser, printer, suggestions and the reference read it.
///
/// It is written as people read it. Plain words stand for themselves; `<name:kind>` is a place for
/// a value; `[…]` may be left out, and neighbouring ones may come in any order; `(a | b)` is one of
/// several; `{…}` may come several times, with the last word before its dots in between, if it ends
/// with one; a word in capitals is a form that several sentences share (see ``Pattern/Shared``).
///
/// Its parts lie one behind the other, each with the end of what is inside it. A part is plain
/// bits, so to try a line against a form copies nothing and counts no references.
package final class Pattern: Sendable {
  /// A place for a value.
  package struct Slot: Sendable {
    package let name: String
    package let kind: Kind?
  }

  /// A form that comes once or several times, with a word in between or without.
  package struct List: Sendable {
    package let pattern: Pattern
    package let separator: Word?
  }

  /// The most slots that a pattern may have, so that a number has a bit for each.
  package static let mostSlots = UInt64.bitWidth

  /// The text of the pattern.
  package let text: String
  /// The same, with its shared forms in full: its words are parts of it.
  package let bytes: [UInt8]
  package let parts: [Part]
  package let slots: [Slot]
  package let lists: [List]
  /// The names of the slots, the bits of all of them, and for each bit the first slot with it.
  private let names: [SlotName]
  private let nameBits: UInt64
  private let firstSlots: [UInt8]
  /// Indicates whether the pattern has the name of a new app.
  package let namesNewApp: Bool
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

  package convenience init(_ text: String) {
    self.init(text, Compiler.bytes(of: text))
  }

  /// Creates the pattern of a list, whose text has its shared forms in full.
  convenience init(of bytes: [UInt8]) {
    self.init(String(decoding: bytes, as: UTF8.self), bytes)
  }

  private init(_ text: String, _ bytes: [UInt8]) {
    var compiler = Compiler(bytes)
    compiler.compile()
    precondition(compiler.isAtEnd, "unbalanced pattern: \(text)")
    precondition(compiler.slots.count <= Self.mostSlots, "too many slots: \(text)")
    self.text = text
    self.bytes = bytes
    (parts, slots, lists) = (compiler.parts, compiler.slots, compiler.lists)
    let names = slots.map { SlotName($0.name) }
    self.names = names
    let nameBits = names.reduce(0) { $0 | $1.bit }
    self.nameBits = nameBits
    var firstSlots = [UInt8](repeating: 0, count: nameBits.nonzeroBitCount)
    for (slot, name) in names.enumerated().reversed() {
      firstSlots[nameBits.rank(of: name.bit)] = UInt8(slot)
    }
    self.firstSlots = firstSlots
    namesNewApp = slots.contains { if case .newName? = $0.kind { true } else { false } }
    saysContent = names.contains("title")
    saysPayload = names.contains("payload")
    saysAnswer = names.contains("answered")
    needsCare = !lists.isEmpty || Self.careful.contains(where: names.contains)
    ofSlot = names.firstIndex(of: "of")
  }

  /// The names of the slots whose values ``ScriptParser/rejectEmptyValues(_:)`` looks at.
  private static let careful: [SlotName] = [
    SlotName(DateComponent.hour.slot), "alertStyle", "least", "days", "megabytes", "times",
  ]

  /// The number of a slot, by its name; nil if the pattern has none of that name.
  package func slot(named name: SlotName) -> Int? {
    let bit = name.bit
    guard nameBits & bit != 0 else { return nil }
    var slot = Int(firstSlots[nameBits.rank(of: bit)])
    while slot < names.count {
      if names[slot] == name { return slot }
      slot += 1
    }
    return nil
  }
}

extension UInt64 {
  /// Returns the number of bits below a bit.
  fileprivate func rank(of bit: UInt64) -> Int { (self & (bit &- 1)).nonzeroBitCount }
}
