/// A row about one notification.
protocol Named {
  var name: NotificationName { get }
}

extension NotificationName: Named {
  var name: NotificationName { self }
}

extension DeliveredRow: Named {}
extension HeldRow: Named {}
extension Label: Named {}

/// Notifications in the order they arrived, in one place of the phone.
///
/// A few rows are searched and moved quickly. Of many, each name has its place, and a row that is
/// removed leaves a gap, so that nothing moves; the gaps are closed when they are half of all. Each
/// operation on a name then costs the same however many notifications there are.
struct Shelf<Row: Named & Hashable & Sendable>: Sendable {
  /// The rows, and between them those that were removed since the gaps were closed.
  private var slots: [Row] = []
  /// The names of the slots, in their order; kept while there are few.
  private var names = NameList()
  /// The places of the names; kept while there are many.
  private var large: Shared<Places>?
  /// The number of rows.
  private(set) var count = 0
  private static var few: Int { 128 }

  private var isLarge: Bool { large != nil }

  var isEmpty: Bool { count == 0 }

  /// The rows, in their order.
  var rows: [Row] { isLarge ? Array(self) : slots }

  /// Indicates whether there is a row with a name.
  func contains(_ name: NotificationName) -> Bool { place(of: name) != nil }

  /// Returns the place of the first row with a name, up to the next change of the rows.
  func place(of name: NotificationName) -> Int? {
    if let large { return large.value.placeOf[name]?.first }
    return names.firstIndex(of: name) { slots[$0].name == name }
  }

  /// Returns the first row with a name.
  func first(of name: NotificationName) -> Row? { place(of: name).map { slots[$0] } }

  /// Adds a row after the others.
  mutating func append(_ row: Row) {
    slots.append(row)
    count += 1
    guard isLarge else {
      names.append(row.name)
      if count > Self.few { arrange() }
      return
    }
    large?.value.gaps.append(false)
    large?.value.note(row.name, at: slots.count - 1)
  }

  /// Removes the first row with a name, if there is one.
  mutating func removeFirst(of name: NotificationName) {
    guard let place = place(of: name) else { return }
    remove(at: place)
  }

  /// Removes every row with a name.
  mutating func removeAll(of name: NotificationName) {
    guard !isEmpty else { return }
    while let place = place(of: name) { remove(at: place) }
  }

  /// Removes every row that satisfies a condition.
  mutating func removeAll(where condition: (Row) -> Bool) {
    slots = rows
    slots.removeAll(where: condition)
    count = slots.count
    arrange()
  }

  /// Removes all rows.
  mutating func removeAll() { self = Shelf() }

  /// Removes the last row and returns it.
  mutating func popLast() -> Row? {
    // There is no gap behind the last row.
    guard let last = slots.last else { return nil }
    remove(at: slots.count - 1)
    return last
  }

  /// Changes the row at a place, except its name.
  mutating func change(_ place: Int, _ change: (inout Row) -> Void) { change(&slots[place]) }

  private mutating func remove(at index: Int) {
    count -= 1
    guard isLarge else {
      slots.remove(at: index)
      names.remove(at: index)
      return
    }
    let name = slots[index].name
    large?.value.gaps[index] = true
    forget(name, at: index)
    while large?.value.gaps.last == true {
      large?.value.gaps.removeLast()
      slots.removeLast()
    }
    if slots.count > 2 * Swift.max(count, Self.few) || slots.isEmpty {
      slots = rows
      arrange()
    }
  }

  /// Forgets a row of a name; the next one of the same name is the first one then.
  private mutating func forget(_ name: NotificationName, at index: Int) {
    guard var place = large?.value.placeOf[name], place.count > 1 else {
      large?.value.placeOf[name] = nil
      return
    }
    place.count -= 1
    if place.first == index {
      let later = (index + 1)..<slots.count
      place.first = later.first { !isGap($0) && slots[$0].name == name } ?? index
    }
    large?.value.placeOf[name] = place
  }

  private func isGap(_ index: Int) -> Bool { large?.value.gaps[index] == true }

  /// Notes where the rows are; there are no gaps between them.
  private mutating func arrange() {
    names.removeAll()
    large = nil
    if count > Self.few {
      var places = Places(gaps: Array(repeating: false, count: count))
      for index in slots.indices { places.note(slots[index].name, at: index) }
      large = Shared(places)
    } else {
      for row in slots { names.append(row.name) }
    }
  }
}

/// The places of the names on a shelf with many rows.
///
/// It is beside the shelves and not in them, so that all of them have one kind of dictionary.
private struct Places: Hashable {
  var placeOf: [NotificationName: PlaceOfName] = [:]
  /// Indicates whether each slot is a gap.
  var gaps: [Bool]

  mutating func note(_ name: NotificationName, at index: Int) {
    placeOf[name, default: PlaceOfName(first: index)].count += 1
  }
}

/// The rows of one name.
private struct PlaceOfName: Hashable {
  /// The slot of the first one.
  var first: Int
  var count = 0
}

extension Shelf: Hashable {
  static func == (a: Self, b: Self) -> Bool { a.count == b.count && a.elementsEqual(b) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for row in self { hasher.combine(row) }
  }
}

extension Shelf: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate let shelf: Shelf
    fileprivate var index = 0

    mutating func next() -> Row? {
      while index < shelf.slots.count {
        defer { index += 1 }
        if !shelf.isGap(index) { return shelf.slots[index] }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(shelf: self) }

  var underestimatedCount: Int { count }
}
