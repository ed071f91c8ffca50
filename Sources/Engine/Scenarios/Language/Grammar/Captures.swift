package import SystemPolicy
package import VirtualDevice
package import VirtualTime

/// The values of a sentence, each a plain number under the name of its slot.
///
/// What the number means is the kind's affair: a text's place in the book, nanoseconds, bits.
package struct Captures {
  package let pattern: Pattern
  package private(set) var values: [Int64?]
  /// The app that acts, if the first word of the sentence is an app.
  package var app = AppNumber(rawValue: 0)
  /// The content of the notification, if the sentence names any.
  package var texts = ContentNumber(rawValue: 0)
  /// The places that the sentence names; none names more than two.
  private var places: (Region?, Region?)
  /// The identifiers of a sentence with a list of them.
  package var identifiers: [TextNumber] = []
  /// The values of the pattern's lists, by their numbers.
  package var lists: [[Captures]]

  /// Values that were read, with those of the lists.
  package init(for pattern: Pattern, _ values: [Int64?], _ lists: [[Captures]]) {
    (self.pattern, self.values, self.lists) = (pattern, values, lists)
  }

  package init(for pattern: Pattern) {
    self.init(
      for: pattern,
      Array(repeating: nil, count: pattern.slots.count),
      Array(repeating: [], count: pattern.lists.count)
    )
  }

  /// Values to print a sentence from; nil if the pattern lacks one of their names.
  package init?(for pattern: Pattern, app: AppNumber, _ written: Written) {
    self.init(for: pattern)
    self.app = app
    for (name, value) in written where !write(value, to: name) { return nil }
  }

  /// Writes a value to the slot of a name, here or in a list; the first slot of a list's pattern
  /// begins another item of it.
  private mutating func write(_ value: Int64?, to name: String) -> Bool {
    if let slot = pattern.slot(named: SlotName(name)), pattern.slots[slot].name == name {
      values[slot] = value
      if case .identifiers? = pattern.slots[slot].kind, let value {
        identifiers.append(TextNumber(rawValue: UInt32(truncatingIfNeeded: value)))
      }
      return true
    }
    for (number, list) in pattern.lists.enumerated() {
      if list.pattern.slots.first?.name == name {
        lists[number].append(Captures(for: list.pattern))
      }
      guard !lists[number].isEmpty else { continue }
      let last = lists[number].count - 1
      if lists[number][last].write(value, to: name) { return true }
    }
    return false
  }

  package subscript(slot: Int) -> Int64? {
    get { values[slot] }
    set { values[slot] = newValue }
  }

  package subscript(name: SlotName) -> Int64? {
    pattern.slot(named: name).flatMap { values[$0] }
  }

  package func has(_ name: SlotName) -> Bool { self[name] != nil }

  package func text(_ name: SlotName) -> TextNumber? {
    self[name].map { TextNumber(rawValue: UInt32(truncatingIfNeeded: $0)) }
  }

  package func identifier(_ name: SlotName = "id") -> TextNumber { text(name)! }

  package func name(_ slot: SlotName = "id") -> NotificationName {
    NotificationName(appNamed("of"), identifier(slot))
  }

  /// Notes a place that the sentence names.
  package mutating func note(_ place: Region) { places = (place, places.0) }

  /// The place that a sentence names in a slot, if it names one there.
  package func place(_ slot: SlotName) -> Region? {
    guard let name = text(slot) else { return nil }
    return places.0?.identifier == name ? places.0 : places.1
  }

  package func interval(_ name: SlotName) -> Interval? {
    self[name].map(Interval.init(nanoseconds:))
  }

  package func appNamed(_ name: SlotName) -> AppNumber {
    self[name].map { AppNumber(rawValue: UInt16(truncatingIfNeeded: $0)) } ?? app
  }

  package func rule(_ name: SlotName) -> RuleNumber? {
    self[name].map { RuleNumber(rawValue: UInt16(truncatingIfNeeded: $0)) }
  }
}

/// Values under the names of their slots; a mark has the value one.
package typealias Written = [(name: String, value: Int64?)]

extension TextNumber {
  package var captured: Int64 { Int64(rawValue) }
}

extension AppNumber {
  package var captured: Int64 { Int64(rawValue) }
}

extension Bool {
  /// One for true, nothing for false: how a mark is written.
  package var marked: Int64? { self ? 1 : nil }
}
