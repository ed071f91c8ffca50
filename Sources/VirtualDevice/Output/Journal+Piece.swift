import VirtualTime

extension Journal {
  /// Consecutive entries of a journal.
  struct Piece: Hashable, Sendable {
    /// The entries, or each distinct kind of them once, with its time set to instant zero.
    var kinds: [Journal.Entry] = []
    /// The index in `kinds` of each entry; empty if `kinds` holds all of them.
    private var places: [UInt8] = []
    private var instants: [Instant] = []

    /// Creates a piece from entries, packed if they are alike.
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
      // The growing array has reserved more room.
      kinds = known.entries.map { $0 }
    }

    /// Indicates whether the entries are stored without packing.
    var isLoose: Bool { places.isEmpty }

    /// The memory that the piece takes, including the overhead of each array.
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
/// Their places follow the order in which they occurred, so equal entries make equal pieces.
private struct Kinds {
  private(set) var entries: [Journal.Entry] = []
  private var known: [Kind: UInt8] = [:]
  /// The kind that followed each kind when it last occurred.
  ///
  /// It usually follows again, and comparing two entries costs a fraction of a hash.
  private var followers: [UInt8] = []
  private var last = 0

  /// Returns the place of a kind, or a new place; nil if there is no room.
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

/// The common part of entries at different times.
private struct Kind: Hashable {
  var entry: Journal.Entry

  init(of entry: Journal.Entry) {
    self.entry = entry
    self.entry.shift(by: 0 &- entry.moment.instant.nanoseconds)
  }

  /// Few entries share their effect and line but differ in the rest.
  func hash(into hasher: inout Hasher) {
    hasher.combine(entry.effect)
    hasher.combine(entry.origin)
  }
}

extension Journal.Entry {
  /// Shifts the entry and all instants in it.
  ///
  /// Sums of instants clamp at the ends of their range; these wrap, so that no value is lost.
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
