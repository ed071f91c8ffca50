import VirtualTime

extension Journal {
  /// The entries of a journal, oldest first.
  ///
  /// They are in pieces that never move, so a long journal takes no more memory while it grows than
  /// afterwards. A long journal mostly repeats itself, at other times; a piece that is full keeps
  /// once what its entries have in common.
  public struct Entries: Hashable, Sendable {
    fileprivate static let bits = 10
    fileprivate static let mask = 1 << bits - 1

    /// All that are full, so equal journals are in equal pieces.
    private var pieces: [Piece] = []
    /// What follows them.
    private var latest: [Entry] = []
    /// The memory that `pieces` take.
    private var packedBytes = 0

    init() {}

    /// The number of entries.
    public var count: Int { pieces.count << Self.bits + latest.count }

    /// The memory that they take, as far as their number decides it.
    public var bytes: Int { packedBytes + latest.count * Journal.bytesPerEntry }

    mutating func append(_ entry: Entry) {
      latest.append(entry)
      guard latest.count > Self.mask else { return }
      let piece = Piece(latest)
      packedBytes += piece.bytes
      pieces.append(piece)
      // What a piece has kept as it was is its own from now on.
      latest.removeAll(keepingCapacity: !piece.isLoose)
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

/// Some entries that follow each other.
private struct Piece: Hashable, Sendable {
  /// All of them, or each kind of them once, as if it had been at the zeroth instant.
  var kinds: [Journal.Entry] = []
  /// The place in `kinds` of each entry; empty if `kinds` has all of them.
  private var places: [UInt8] = []
  private var instants: [Instant] = []

  /// Keeps entries, packed where they are alike.
  init(_ entries: [Journal.Entry]) {
    // They have their places in the order in which they came, so equal entries make equal pieces.
    var known: [Kind: UInt8] = [:]
    places.reserveCapacity(entries.count)
    instants.reserveCapacity(entries.count)
    for entry in entries {
      let kind = Kind(of: entry)
      if let place = known[kind] {
        places.append(place)
      } else if let place = UInt8(exactly: kinds.count) {
        known[kind] = place
        places.append(place)
        kinds.append(kind.entry)
      } else {
        (kinds, places, instants) = (entries, [], [])
        return
      }
      instants.append(entry.moment.instant)
    }
    // While it grew, it took room for more.
    kinds = kinds.map(\.self)
  }

  /// Whether its entries are as they were.
  var isLoose: Bool { places.isEmpty }

  /// The memory that it takes, with what each array adds.
  var bytes: Int {
    kinds.count * Journal.bytesPerEntry + places.count
      + instants.count * MemoryLayout<Instant>.stride + MemoryLayout<Piece>.stride + 192
  }

  func unpacked(_ index: Int) -> Journal.Entry {
    var entry = kinds[Int(places[index])]
    entry.shift(by: instants[index].nanoseconds)
    return entry
  }
}

/// What entries of several times can have in common.
private struct Kind: Hashable {
  var entry: Journal.Entry

  init(of entry: Journal.Entry) {
    self.entry = entry
    self.entry.shift(by: 0 &- entry.moment.instant.nanoseconds)
  }

  /// Few entries have their effect and their line in common, and something else not.
  func hash(into hasher: inout Hasher) {
    hasher.combine(entry.effect)
    hasher.combine(entry.origin)
  }
}

extension Journal.Entry {
  /// Moves it, with all that it says of other times.
  ///
  /// Sums of instants end at the ends of their range; these wrap, so that nothing is lost.
  fileprivate mutating func shift(by nanoseconds: Int64) {
    moment.instant.nanoseconds &+= nanoseconds
    moment.wall.nanoseconds &+= nanoseconds
    guard case .kept(let name, let content, due: let due?) = effect else { return }
    effect = .kept(
      name,
      content,
      due: Instant(nanoseconds: due.nanoseconds &+ nanoseconds)
    )
  }
}
