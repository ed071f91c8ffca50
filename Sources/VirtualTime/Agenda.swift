/// What is due, and when: entries leave in order of instant, and of insertion where instants are
/// equal.
///
/// One sorted array and nothing else, so two agendas that will do the same are equal. The latest
/// entry comes first in memory: taking the next one due moves nothing.
@frozen
public struct Agenda<Item: Hashable & Sendable>: Hashable, Sendable {
  /// One thing that is due.
  @frozen
  public struct Entry: Hashable, Sendable {
    /// When it is due.
    public var due: Instant
    /// What is due.
    public var item: Item

    @inlinable
    init(due: Instant, item: Item) {
      self.due = due
      self.item = item
    }
  }

  @usableFromInline var reversed: [Entry] = []

  /// Creates an agenda with nothing due.
  @inlinable
  public init() {}

  /// The number of entries.
  @inlinable
  public var count: Int { reversed.count }

  /// The entry due next.
  @inlinable
  public var first: Entry? { reversed.last }

  /// When the entry is due that is due next.
  @inlinable
  public var nextDue: Instant? { reversed.last?.due }

  /// Notes an item; it stands behind those already due at the same instant.
  @inlinable
  public mutating func add(_ item: Item, at due: Instant) {
    var low = 0
    var high = reversed.count
    while low < high {
      let middle = (low + high) / 2
      if reversed[middle].due > due { low = middle + 1 } else { high = middle }
    }
    reversed.insert(Entry(due: due, item: item), at: low)
  }

  /// Removes and returns the next entry if it is due at or before an instant.
  @inlinable
  public mutating func popFirst(through limit: Instant) -> Entry? {
    guard let next = reversed.last, next.due <= limit else { return nil }
    reversed.removeLast()
    return next
  }

  /// The number of entries due at or before an instant whose items satisfy a condition.
  @inlinable
  public func count(through limit: Instant, where condition: (Item) -> Bool) -> Int {
    var count = 0
    for entry in reversed.reversed() {
      guard entry.due <= limit else { break }
      if condition(entry.item) { count += 1 }
    }
    return count
  }

  /// Tells whether an item satisfies a condition.
  @inlinable
  public func contains(where condition: (Item) -> Bool) -> Bool {
    reversed.contains { condition($0.item) }
  }

  /// Strikes out the next entry whose item satisfies a condition, if there is one.
  @inlinable
  public mutating func removeFirst(where condition: (Item) -> Bool) {
    guard let index = reversed.lastIndex(where: { condition($0.item) }) else { return }
    reversed.remove(at: index)
  }

  /// Strikes out every entry whose item satisfies a condition.
  @inlinable
  public mutating func removeAll(where condition: (Item) -> Bool) {
    reversed.removeAll { condition($0.item) }
  }
}
