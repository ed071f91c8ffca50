import VirtualTime

extension Journal {
  /// Some entries that follow each other.
  struct Piece: Hashable, Sendable {
    /// All of them, or each kind of them once, as if it had been at the zeroth instant.
    var kinds: [Journal.Entry] = []
    /// The place in `kinds` of each entry; empty if `kinds` has all of them.
    private var places: [UInt8] = []
    private var instants: [Instant] = []

    /// Keeps entries, packed where they are alike.
    init(_ entries: [Journal.Entry], isPacked: Bool) {
      guard isPacked else {
        kinds = entries
        return
      }
      var known = Kinds()
      places.reserveCapacity(entries.count)
      instants.reserveCapacity(entries.count)
      for entry in entries {
        guard let place = known.place(of: Kind(of: entry)) else {
          (kinds, places, instants) = (entries, [], [])
          return
        }
        places.append(place)
        instants.append(entry.moment.instant)
      }
      // While it grew, it took room for more.
      kinds = known.entries.map { $0 }
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
}

/// The kinds of entries in a piece.
///
/// They have their places in the order in which they came, so equal entries make equal pieces.
private struct Kinds {
  private(set) var entries: [Journal.Entry] = []
  private var known: [Kind: UInt8] = [:]
  /// What came after each kind when it was last seen.
  ///
  /// It mostly comes again, and to compare two entries costs a fraction of a hash.
  private var followers: [UInt8] = []
  private var last = 0

  /// Returns the place of a kind, a new one if there was none; nothing if there is no room for one.
  mutating func place(of kind: Kind) -> UInt8? {
    guard let place = expectedPlace(of: kind) ?? known[kind] ?? newPlace(of: kind) else {
      return nil
    }
    followers[last] = place
    last = Int(place)
    return place
  }

  private func expectedPlace(of kind: Kind) -> UInt8? {
    guard !followers.isEmpty else { return nil }
    let place = followers[last]
    return entries[Int(place)] == kind.entry ? place : nil
  }

  private mutating func newPlace(of kind: Kind) -> UInt8? {
    guard let place = UInt8(exactly: entries.count) else { return nil }
    known[kind] = place
    entries.append(kind.entry)
    followers.append(place)
    return place
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
    guard case .notification(let name, .kept(let content, due: let due?)) = effect else { return }
    effect = .notification(
      name,
      .kept(content, due: Instant(nanoseconds: due.nanoseconds &+ nanoseconds))
    )
  }
}
