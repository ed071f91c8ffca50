/// A queue of items, each due at an instant.
///
/// Entries leave the queue in the order of their instants, and in the order of insertion where the
/// instants are equal. Two agendas are equal if they return the same entries in the same order.
///
/// ```swift
/// var agenda = Agenda<String>()
/// agenda.add("second", at: Instant(seconds: 20))
/// agenda.add("first", at: Instant(seconds: 10))
/// #expect(agenda.popFirst(through: Instant(seconds: 15))?.item == "first")
/// #expect(agenda.nextDue == Instant(seconds: 20))
/// ```
@frozen
public struct Agenda<Item: Hashable & Sendable>: Hashable, Sendable {
  /// An item and the instant at which it is due.
  ///
  /// ```swift
  /// var agenda = Agenda<String>()
  /// agenda.add("ring", at: Instant(seconds: 10))
  /// let entry: Agenda<String>.Entry? = agenda.first
  /// #expect(entry?.item == "ring")
  /// #expect(entry?.due.seconds == 10)
  /// ```
  @frozen
  public struct Entry: Hashable, Sendable {
    /// The instant at which the item is due.
    public var due: Instant
    /// The item.
    public var item: Item

    @inlinable
    init(due: Instant, item: Item) {
      self.due = due
      self.item = item
    }
  }

  @usableFromInline var reversed: [Entry] = []

  /// Creates an empty agenda.
  @inlinable
  public init() {}

  /// The number of entries.
  @inlinable
  public var count: Int { reversed.count }

  /// The entry that is due next, or `nil` if the agenda is empty.
  @inlinable
  public var first: Entry? { reversed.last }

  /// The instant at which the next entry is due, or `nil` if the agenda is empty.
  @inlinable
  public var nextDue: Instant? { reversed.last?.due }

  /// Adds an item, after the items already due at the same instant.
  ///
  /// - Parameters:
  ///   - item: The item to add.
  ///   - due: The instant at which the item is due.
  @inlinable
  public mutating func add(_ item: Item, at due: Instant) {
    reversed.insert(Entry(due: due, item: item), at: start(of: due))
  }

  /// Removes an item that is due at an instant, and leaves equal items that are due at other
  /// instants.
  ///
  /// Does nothing if the agenda has no such entry.
  ///
  /// - Parameters:
  ///   - item: The item to remove.
  ///   - due: The instant at which the item is due.
  @inlinable
  public mutating func remove(_ item: Item, at due: Instant) {
    var index = start(of: due)
    while index < reversed.count, reversed[index].due == due {
      if reversed[index].item == item { reversed.remove(at: index) } else { index += 1 }
    }
  }

  /// Returns the first index in memory whose entry is not later than an instant.
  @inlinable
  func start(of due: Instant) -> Int {
    reversed.withUnsafeBufferPointer { entries in
      var low = 0
      var count = entries.count
      while count > 0 {
        let half = count >> 1
        let isLater = entries[low &+ half].due > due
        low = isLater ? low &+ half &+ 1 : low
        count = isLater ? count &- half &- 1 : half
      }
      return low
    }
  }

  /// Removes and returns the next entry if it is due by an instant.
  ///
  /// - Parameter limit: The last instant to accept.
  /// - Returns: The entry, or `nil` if no entry is due at or before `limit`.
  @inlinable
  public mutating func popFirst(through limit: Instant) -> Entry? {
    guard let next = reversed.last, next.due <= limit else { return nil }
    reversed.removeLast()
    return next
  }

  /// Returns a Boolean value that indicates whether the agenda has enough entries that satisfy a
  /// condition.
  ///
  /// - Parameters:
  ///   - wanted: The number of entries to find.
  ///   - limit: The last instant at which an entry may be due.
  ///   - condition: Returns whether an item counts. It is not called again after enough entries are
  ///     found.
  /// - Returns: `true` if at least `wanted` entries due at or before `limit` satisfy the condition.
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

  /// Removes the next entry whose item satisfies a condition, if there is one.
  ///
  /// - Parameter condition: Returns whether to remove the entry of an item.
  @inlinable
  public mutating func removeFirst(where condition: (Item) -> Bool) {
    guard let index = reversed.lastIndex(where: { condition($0.item) }) else { return }
    reversed.remove(at: index)
  }

  /// Removes every entry whose item satisfies a condition.
  ///
  /// - Parameter condition: Returns whether to remove the entry of an item.
  @inlinable
  public mutating func removeAll(where condition: (Item) -> Bool) {
    reversed.removeAll { condition($0.item) }
  }
}
