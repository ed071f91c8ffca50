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

  /// The entries that are due first, the earliest last: there it is removed in one step.
  @usableFromInline var near: [Entry] = []

  /// The later entries, in pieces of the same form; the piece that is due first is last.
  ///
  /// A phone with few apps has none. No piece is empty, and there are later entries only if there
  /// are near ones.
  @usableFromInline var far: [[Entry]] = []

  /// The number of entries beyond which a piece is cut in two.
  ///
  /// An entry that is added moves the later entries of its piece, and no others.
  @inlinable
  static var mostInPiece: Int { 256 }

  /// Creates an empty agenda.
  @inlinable
  public init() {}

  /// The number of entries.
  @inlinable
  public var count: Int { far.reduce(near.count) { $0 + $1.count } }

  /// The entry that is due next, or `nil` if the agenda is empty.
  @inlinable
  public var first: Entry? { near.last }

  /// The instant at which the next entry is due, or `nil` if the agenda is empty.
  @inlinable
  public var nextDue: Instant? { near.last?.due }

  /// Adds an item, after the items already due at the same instant.
  ///
  /// - Parameters:
  ///   - item: The item to add.
  ///   - due: The instant at which the item is due.
  @inlinable
  public mutating func add(_ item: Item, at due: Instant) {
    let entry = Entry(due: due, item: item)
    if !far.isEmpty, let piece = piece(of: due) {
      if Self.insert(entry, into: &far[piece]) {
        let later = Self.removeLaterHalf(of: &far[piece])
        far.insert(later, at: piece)
      }
    } else if Self.insert(entry, into: &near) {
      far.append(Self.removeLaterHalf(of: &near))
    }
  }

  /// Returns the latest of the far pieces with an entry that is due by an instant.
  @inlinable
  @inline(never)
  func piece(of due: Instant) -> Int? {
    let piece = Self.firstIndex(in: far) { $0[$0.count &- 1].due <= due }
    return piece < far.count ? piece : nil
  }

  /// Inserts an entry into a piece, and returns whether the piece became too long.
  @inlinable
  @inline(__always)
  static func insert(_ entry: Entry, into piece: inout [Entry]) -> Bool {
    piece.insert(entry, at: firstIndex(in: piece) { $0.due <= entry.due })
    return piece.count > mostInPiece
  }

  /// Removes the later half of a piece and returns it.
  @inlinable
  @inline(never)
  static func removeLaterHalf(of piece: inout [Entry]) -> [Entry] {
    let later = Array(piece.prefix(piece.count / 2))
    piece.removeFirst(later.count)
    return later
  }

  /// Returns the first index in memory of an element that is early enough, or the end.
  @inlinable
  @inline(__always)
  static func firstIndex<Element>(in list: [Element], _ isEarly: (Element) -> Bool) -> Int {
    list.withUnsafeBufferPointer { elements in
      var low = 0
      var count = elements.count
      while count > 0 {
        let half = count >> 1
        let isLater = !isEarly(elements[low &+ half])
        low = isLater ? low &+ half &+ 1 : low
        count = isLater ? count &- half &- 1 : half
      }
      return low
    }
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
    changePieces { piece in
      // Entries that are due at one instant may lie in several pieces.
      guard let latest = piece.first, latest.due >= due else { return false }
      var index = Self.firstIndex(in: piece) { $0.due <= due }
      while index < piece.count, piece[index].due == due {
        if piece[index].item == item { piece.remove(at: index) } else { index += 1 }
      }
      return latest.due > due
    }
  }

  /// Changes the pieces, the earliest first, until a change says that it was the last.
  @inlinable
  mutating func changePieces(_ change: (inout [Entry]) -> Bool) {
    var isDone = change(&near)
    var piece = far.count
    while !isDone, piece > 0 {
      piece -= 1
      isDone = change(&far[piece])
      if far[piece].isEmpty { far.remove(at: piece) }
    }
    refill()
  }

  /// Brings the next piece near if the near one has become empty.
  @inlinable
  mutating func refill() {
    if near.isEmpty, let next = far.popLast() { near = next }
  }

  /// Removes and returns the next entry if it is due by an instant.
  ///
  /// - Parameter limit: The last instant to accept.
  /// - Returns: The entry, or `nil` if no entry is due at or before `limit`.
  @inlinable
  public mutating func popFirst(through limit: Instant) -> Entry? {
    guard let next = near.last, next.due <= limit else { return nil }
    near.removeLast()
    refill()
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
    var piece = far.count
    var entries = near
    while true {
      for entry in entries.reversed() {
        guard missing > 0, entry.due <= limit else { return missing <= 0 }
        if condition(entry.item) { missing -= 1 }
      }
      guard piece > 0 else { return missing <= 0 }
      piece -= 1
      entries = far[piece]
    }
  }

  /// Removes the next entry of an item, if there is one.
  ///
  /// - Parameter item: The item to remove once.
  @inlinable
  @inline(never)
  public mutating func removeFirst(_ item: Item) {
    changePieces { piece in
      guard let index = piece.lastIndex(where: { $0.item == item }) else { return false }
      piece.remove(at: index)
      return true
    }
  }

  /// Removes every entry of an item.
  ///
  /// - Parameter item: The item to remove.
  @inlinable
  @inline(never)
  public mutating func removeAll(_ item: Item) { removeAll { $0 == item } }

  /// Removes every entry whose item satisfies a condition.
  ///
  /// - Parameter condition: Returns whether to remove the entry of an item.
  @inlinable
  public mutating func removeAll(where condition: (Item) -> Bool) {
    changePieces { piece in
      piece.removeAll { condition($0.item) }
      return false
    }
  }
}

// How the entries lie in pieces depends on what was added and removed before.
extension Agenda {
  /// The entries, the latest first.
  @inlinable
  var reversed: [Entry] { far.isEmpty ? near : far.flatMap { $0 } + near }

  /// Returns whether two agendas return the same entries in the same order.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.reversed == right.reversed }

  /// Adds the entries to a hasher, in their order.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(reversed) }
}
