extension Journal {
  /// The entries of a journal, oldest first.
  ///
  /// They are in pieces that never move, so a long journal takes no more memory while it grows than
  /// afterwards.
  public struct Entries: Hashable, Sendable {
    private static let bits = 10
    private static let mask = 1 << bits - 1

    /// Each but the last is full, so equal journals are in equal pieces.
    private var pieces: [[Entry]] = []
    /// The number of entries.
    public private(set) var count = 0

    init() {}

    mutating func append(_ entry: Entry) {
      if count & Self.mask == 0 { pieces.append([]) }
      pieces[pieces.count - 1].append(entry)
      count += 1
    }

    mutating func replace(at index: Int, with entry: Entry) {
      pieces[index >> Self.bits][index & Self.mask] = entry
    }

    /// Takes an entry out; those behind it move up.
    mutating func remove(at index: Int) {
      let rest = Array(self[(index + 1)...])
      pieces[index >> Self.bits].removeSubrange((index & Self.mask)...)
      pieces.removeSubrange((index >> Self.bits + 1)...)
      if pieces.last?.isEmpty == true { pieces.removeLast() }
      count = index
      for entry in rest { append(entry) }
    }
  }
}

extension Journal.Entries: RandomAccessCollection {
  /// Zero: the index of the oldest entry.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public var endIndex: Int { count }

  /// Returns an entry by its index, which no later entry changes.
  public subscript(index: Int) -> Journal.Entry {
    _read { yield pieces[index >> Self.bits][index & Self.mask] }
  }
}
