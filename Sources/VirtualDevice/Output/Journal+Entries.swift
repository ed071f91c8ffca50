import VirtualTime

extension Journal {
  /// The entries of a journal, oldest first.
  ///
  /// They are in pieces that never move, so a long journal takes no more memory while it grows
  /// than afterwards. A long journal mostly repeats itself at other times; from some length on, a
  /// piece stores common parts once. That is slower than writing the entries, so a journal of
  /// usual length is stored as it is.
  public struct Entries: Hashable, Sendable {
    fileprivate static let bits = 10
    fileprivate static let mask = 1 << bits - 1
    /// The number of pieces that are stored without packing.
    private static let loose = 32

    /// The full pieces, so equal journals have equal pieces.
    private var pieces: [Piece] = []
    /// The entries after the last full piece.
    private var latest: [Entry] = []
    /// The memory that `pieces` take.
    private var packedBytes = 0

    init() {}

    /// The number of entries.
    public var count: Int { pieces.count << Self.bits + latest.count }

    /// The memory that the entries take, as far as their number decides it.
    public var bytes: Int { packedBytes + latest.count * Journal.bytesPerEntry }

    /// Returns the indices, from a start, of the entries whose effect fulfills a condition.
    ///
    /// It reads the entries in place, which takes a fraction of the time of reading them one by
    /// one.
    public func indices(from start: Int, where isOne: (Effect) -> Bool) -> [Int] {
      var found: [Int] = []
      var index = start
      while index < count {
        let end = Swift.min(index | Self.mask, count - 1) + 1
        let kept = asTheyWere(in: index >> Self.bits)
        while index < end {
          let place = index & Self.mask
          if kept.map({ isOne($0[place].effect) }) ?? isOne(self[index].effect) {
            found.append(index)
          }
          index += 1
        }
      }
      return found
    }

    /// Returns the entries of a piece, if they are not packed.
    private func asTheyWere(in piece: Int) -> [Entry]? {
      guard piece < pieces.count else { return latest }
      return pieces[piece].isLoose ? pieces[piece].kinds : nil
    }

    mutating func append(_ entry: Entry) {
      latest.append(entry)
      guard latest.count > Self.mask else { return }
      let piece = Piece(latest, isPacked: pieces.count >= Self.loose)
      packedBytes += piece.bytes
      pieces.append(piece)
      if piece.isLoose {
        // The piece now owns the stored entries; the next piece has the same length.
        latest = []
        latest.reserveCapacity(1 << Self.bits)
      } else {
        latest.removeAll(keepingCapacity: true)
      }
    }

    /// Replaces an entry.
    mutating func replace(at index: Int, with entry: Entry) { put([entry], at: index) }

    /// Removes an entry; the entries after it move up.
    mutating func remove(at index: Int) { put([], at: index) }

    /// Replaces one entry with several; the entries after it are packed again.
    private mutating func put(_ entries: [Entry], at index: Int) {
      let rest = entries + self[(index + 1)...]
      truncate(to: index)
      for entry in rest { append(entry) }
    }

    /// Keeps only a number of entries.
    private mutating func truncate(to count: Int) {
      let first = count >> Self.bits
      if first < pieces.count {
        latest = Array(self[first << Self.bits..<count])
        packedBytes -= pieces[first...].reduce(0) { $0 + $1.bytes }
        pieces.removeSubrange(first...)
      } else {
        latest.removeSubrange((count & Self.mask)...)
      }
    }
  }
}

extension Journal.Entries: RandomAccessCollection {
  /// Zero: the index of the oldest entry.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public var endIndex: Int { count }

  /// Returns an entry by its index; later entries do not change it.
  public subscript(index: Int) -> Journal.Entry {
    _read {
      let piece = index >> Self.bits
      if piece == pieces.count {
        yield latest[index & Self.mask]
      } else if pieces[piece].isLoose {
        yield pieces[piece].kinds[index & Self.mask]
      } else {
        yield pieces[piece].unpacked(index & Self.mask)
      }
    }
  }
}
