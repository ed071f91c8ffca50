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
    reversed.insert(Entry(due: due, item: item), at: start(of: due))
  }

  /// Strikes out an item that is due at an instant, wherever others are due; does nothing where it
  /// is not.
  @inlinable
  public mutating func remove(_ item: Item, at due: Instant) {
    var index = start(of: due)
    while index < reversed.count, reversed[index].due == due {
      if reversed[index].item == item { reversed.remove(at: index) } else { index += 1 }
    }
  }

  /// The first place in memory that holds nothing later than an instant.
  @inlinable
  func start(of due: Instant) -> Int {
    var low = 0
    var high = reversed.count
    while low < high {
      let middle = (low + high) / 2
      if reversed[middle].due > due { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Removes and returns the next entry if it is due at or before an instant.
  @inlinable
  public mutating func popFirst(through limit: Instant) -> Entry? {
    guard let next = reversed.last, next.due <= limit else { return nil }
    reversed.removeLast()
    return next
  }

  /// Tells whether so many entries due at or before an instant satisfy a condition; looks no
  /// further than it has to.
  @inlinable
  public func contains(
    atLeast wanted: Int = 1,
    through limit: Instant = .latest,
    where condition: (Item) -> Bool
  ) -> Bool {
    var missing = wanted
    for entry in reversed.reversed() {
      guard missing > 0, entry.due <= limit else { break }
      if condition(entry.item) { missing -= 1 }
    }
    return missing <= 0
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
