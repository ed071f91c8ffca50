import SystemPolicy
public import VirtualTime

extension Journal {
  /// The entries of a journal, oldest first.
  ///
  /// They are in pieces that never move, so a long journal takes no more memory while it grows
  /// than afterwards. A long journal mostly repeats itself at other times; from some length on, a
  /// piece stores common rows once. That takes longer, so a journal of usual length does not.
  public struct Entries: Sendable {
    fileprivate static let bits = 10
    fileprivate static let mask = 1 << bits - 1
    /// The number of pieces that are stored without packing.
    private static let loose = 32

    /// The common parts of the entries.
    private var parts = Parts()
    /// The full pieces.
    private var pieces: [Piece] = []
    /// The rows after the last full piece.
    private var latest: [Row] = []
    /// The memory that `pieces` take.
    private var packedBytes = 0

    init() {}

    /// The number of entries.
    public var count: Int { pieces.count << Self.bits + latest.count }

    /// The memory that the entries take, as far as their number decides it.
    public var bytes: Int { packedBytes + latest.count * Journal.bytesPerEntry + parts.bytes }

    /// Returns the effect of an entry by its index, without its reasons.
    public func effect(at index: Int) -> Effect { parts.effect(of: row(at: index)) }

    /// Returns the instant of an entry by its index, without the rest.
    public func instant(at index: Int) -> Instant { row(at: index).instant }

    /// Returns the index of the last entry that fulfills a condition.
    @inline(never)
    @_optimize(none)
    public func lastIndex(where isOne: (Journal.Entry) -> Bool) -> Int? {
      // Some fifty conditions are looked for. Optimized, each would have a search of its own.
      findLast(isOne)
    }

    @inline(never)
    private func findLast(_ isOne: (Journal.Entry) -> Bool) -> Int? {
      var index = count
      while index > 0 {
        index -= 1
        if isOne(self[index]) { return index }
      }
      return nil
    }

    /// Returns the indices, from a start, of the entries whose effect fulfills a condition.
    @inline(never)
    @_optimize(none)
    public func indices(from start: Int, where isOne: (Effect) -> Bool) -> [Int] {
      find(from: start, isOne)
    }

    @inline(never)
    private func find(from start: Int, _ isOne: (Effect) -> Bool) -> [Int] {
      var found: [Int] = []
      for index in Swift.min(start, count)..<count where isOne(effect(at: index)) {
        found.append(index)
      }
      return found
    }

    private func row(at index: Int) -> Row {
      let piece = index >> Self.bits
      let place = index & Self.mask
      return piece == pieces.count ? latest[place] : pieces[piece][place]
    }

    mutating func append(
      _ effect: Effect,
      at moment: Moment,
      because: RuleSet,
      origin: Origin
    ) {
      latest.append(parts.row(of: effect, at: moment, because: because, origin: origin))
      if latest.count > Self.mask { closePiece() }
    }

    @inline(never)
    private mutating func closePiece() {
      let earlier = pieces.count > Self.loose ? pieces.last : nil
      let piece = Piece(latest, isPacked: pieces.count >= Self.loose, after: earlier)
      packedBytes += piece.bytes
      pieces.append(piece)
      if piece.isLoose {
        // The piece now owns the stored rows; the next piece has the same length.
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
      for entry in rest {
        append(entry.effect, at: entry.moment, because: entry.because, origin: entry.origin)
      }
    }

    /// Keeps only a number of entries.
    private mutating func truncate(to count: Int) {
      let first = count >> Self.bits
      if first < pieces.count {
        latest = (first << Self.bits..<count).map(row)
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
  public subscript(index: Int) -> Journal.Entry { parts.entry(of: row(at: index)) }
}

extension Journal.Entries: Hashable {
  // A correction leaves parts that no entry has, so the entries themselves are compared.

  /// Indicates whether two journals have the same entries.
  public static func == (a: Self, b: Self) -> Bool { a.count == b.count && a.elementsEqual(b) }

  /// Hashes the instants of the entries.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for index in indices { hasher.combine(instant(at: index)) }
  }
}
