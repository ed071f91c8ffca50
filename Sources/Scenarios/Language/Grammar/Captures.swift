import SystemPolicy
import VirtualDevice
import VirtualTime

/// The values of a sentence, each a plain number under the name of its slot.
///
/// What the number means is the kind's affair: a text's place in the book, nanoseconds, bits.
struct Captures {
  private(set) var pattern: Pattern
  private(set) var values: [Int64?]
  /// The app that acts, if the first word of the sentence is an app.
  var app = AppNumber(rawValue: 0)
  /// The content of the notification, if the sentence names any.
  var texts = ContentNumber(rawValue: 0)
  /// The places that the sentence names; none names more than two.
  private var places: (Region?, Region?)
  /// The identifiers of a sentence with a list of them.
  var identifiers: [TextNumber] = []
  /// The values of the pattern's lists, by their numbers.
  var lists: [[Captures]]

  init(for pattern: Pattern) {
    self.pattern = pattern
    values = Array(repeating: nil, count: pattern.slots.count)
    lists = pattern.lists.isEmpty ? [] : Array(repeating: [], count: pattern.lists.count)
  }

  /// Values to print a sentence from; names that the pattern lacks are a defect.
  init(for pattern: Pattern, app: AppNumber, _ written: Written) {
    self.init(for: pattern)
    self.app = app
    for (name, value) in written where !write(value, to: name) {
      preconditionFailure("no slot \(name) in: \(pattern.text)")
    }
  }

  /// Writes a value to the slot of a name, here or in a list; the first slot of a list's pattern
  /// begins another item of it.
  private mutating func write(_ value: Int64?, to name: String) -> Bool {
    if let slot = pattern.slot(named: name) {
      values[slot] = value
      if case .identifiers? = pattern.slots[slot].kind, let value {
        identifiers.append(TextNumber(rawValue: UInt32(truncatingIfNeeded: value)))
      }
      return true
    }
    for list in pattern.lists {
      if list.pattern.slots.first?.name == name {
        lists[list.number].append(Captures(for: list.pattern))
      }
      guard !lists[list.number].isEmpty else { continue }
      let last = lists[list.number].count - 1
      if lists[list.number][last].write(value, to: name) { return true }
    }
    return false
  }

  subscript(slot: Int) -> Int64? {
    get { values[slot] }
    set { values[slot] = newValue }
  }

  subscript(name: String) -> Int64? {
    pattern.slot(named: name).flatMap { values[$0] }
  }

  func has(_ name: String) -> Bool { self[name] != nil }

  func text(_ name: String) -> TextNumber? {
    self[name].map { TextNumber(rawValue: UInt32(truncatingIfNeeded: $0)) }
  }

  func identifier(_ name: String = "id") -> TextNumber { text(name)! }

  func name(_ slot: String = "id") -> NotificationName {
    NotificationName(appNamed("of"), identifier(slot))
  }

  /// Notes a place that the sentence names.
  mutating func note(_ place: Region) { places = (place, places.0) }

  /// The place that a sentence names in a slot, if it names one there.
  func place(_ slot: String) -> Region? {
    guard let name = text(slot) else { return nil }
    return places.0?.identifier == name ? places.0 : places.1
  }

  func interval(_ name: String) -> Interval? { self[name].map(Interval.init(nanoseconds:)) }

  func appNamed(_ name: String) -> AppNumber {
    self[name].map { AppNumber(rawValue: UInt16(truncatingIfNeeded: $0)) } ?? app
  }

  func rule(_ name: String) -> RuleNumber? {
    self[name].map { RuleNumber(rawValue: UInt16(truncatingIfNeeded: $0)) }
  }
}

/// Values under the names of their slots; a mark has the value one.
typealias Written = [(name: String, value: Int64?)]

extension TextNumber {
  var captured: Int64 { Int64(rawValue) }
}

extension AppNumber {
  var captured: Int64 { Int64(rawValue) }
}

extension Bool {
  /// One for true, nothing for false: how a mark is written.
  var marked: Int64? { self ? 1 : nil }
}
