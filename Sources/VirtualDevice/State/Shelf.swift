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
/// The check for a name costs the same however many notifications there are.
struct Shelf<Row: Named & Hashable & Sendable>: Sendable {
  private(set) var rows: [Row] = []
  /// The names of the rows, in their order.
  private var names = NameList()
  /// The number of rows of each name; kept only if there are many, because a few are searched
  /// quickly.
  private var counts: [NotificationName: Int] = [:]
  private static var few: Int { 128 }

  private var isCounting: Bool { rows.count > Self.few }

  /// Indicates whether there is a row with a name.
  func contains(_ name: NotificationName) -> Bool {
    isCounting ? counts[name] != nil : place(of: name) != nil
  }

  /// Returns the index of the first row with a name.
  func firstIndex(of name: NotificationName) -> Int? {
    // A few rows are searched once, without a separate check for the name.
    isCounting && counts[name] == nil ? nil : place(of: name)
  }

  private func place(of name: NotificationName) -> Int? {
    names.firstIndex(of: name) { rows[$0].name == name }
  }

  /// Returns the first row with a name.
  func first(of name: NotificationName) -> Row? { firstIndex(of: name).map { rows[$0] } }

  /// Adds a row after the others.
  mutating func append(_ row: Row) {
    rows.append(row)
    names.append(row.name)
    if rows.count == Self.few + 1 {
      count()
    } else if isCounting {
      counts[row.name, default: 0] += 1
    }
  }

  /// Removes the first row with a name, if there is one.
  mutating func removeFirst(of name: NotificationName) {
    guard let index = firstIndex(of: name) else { return }
    remove(at: index)
  }

  /// Removes every row with a name.
  mutating func removeAll(of name: NotificationName) {
    guard !rows.isEmpty else { return }
    while let index = firstIndex(of: name) { remove(at: index) }
  }

  /// Removes every row that satisfies a condition.
  mutating func removeAll(where condition: (Row) -> Bool) {
    rows.removeAll(where: condition)
    names.removeAll()
    for row in rows { names.append(row.name) }
    count()
  }

  /// Removes all rows.
  mutating func removeAll() {
    rows = []
    names.removeAll()
    counts = [:]
  }

  /// Removes the last row and returns it.
  mutating func popLast() -> Row? {
    guard let last = rows.last else { return nil }
    remove(at: rows.count - 1)
    return last
  }

  /// Changes a row, except its name.
  mutating func change(_ index: Int, _ change: (inout Row) -> Void) { change(&rows[index]) }

  private mutating func remove(at index: Int) {
    let wasCounting = isCounting
    let name = rows.remove(at: index).name
    names.remove(at: index)
    guard isCounting else {
      if wasCounting { counts = [:] }
      return
    }
    counts[name, default: 1] -= 1
    if counts[name] == 0 { counts[name] = nil }
  }

  private mutating func count() {
    counts = [:]
    guard isCounting else { return }
    for row in rows { counts[row.name, default: 0] += 1 }
  }
}

extension Shelf: Hashable {
  static func == (a: Self, b: Self) -> Bool { a.rows == b.rows }

  func hash(into hasher: inout Hasher) { hasher.combine(rows) }
}

extension Shelf: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { rows.count }
  subscript(index: Int) -> Row { rows[index] }
}
