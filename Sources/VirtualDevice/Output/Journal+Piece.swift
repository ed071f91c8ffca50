import VirtualTime

extension Journal {
  /// Consecutive rows of a journal.
  struct Piece: Sendable {
    /// The rows, or each distinct kind of them once, at instant zero.
    private(set) var kinds: [Row] = []
    /// The index in `kinds` of each row; empty if `kinds` holds all of them.
    private var places: [UInt8] = []
    private var instants: [Instant] = []

    /// Creates a piece from rows, packed if they are alike.
    init(_ rows: [Row], isPacked: Bool) {
      guard isPacked else {
        kinds = rows
        return
      }
      var known = Numbered<Row>()
      // The kind that followed each kind last mostly follows again.
      var followers: [UInt8] = []
      var last = 0
      places.reserveCapacity(rows.count)
      instants.reserveCapacity(rows.count)
      for var row in rows {
        instants.append(row.instant)
        row.instant = Instant(nanoseconds: 0)
        let expected = followers.isEmpty ? 0 : followers[last]
        let isExpected = !followers.isEmpty && known.values[Int(expected)] == row
        guard let place = isExpected ? expected : UInt8(exactly: known.number(of: row)) else {
          (kinds, places, instants) = (rows, [], [])
          return
        }
        if known.values.count > followers.count { followers.append(0) }
        places.append(place)
        followers[last] = place
        last = Int(place)
      }
      // The growing array has reserved more room.
      kinds = known.values.map { $0 }
    }

    /// Indicates whether the rows are stored without packing.
    var isLoose: Bool { places.isEmpty }

    /// The memory that the piece takes, including the overhead of each array.
    var bytes: Int {
      kinds.count * Journal.bytesPerEntry + places.count
        + instants.count * MemoryLayout<Instant>.stride + MemoryLayout<Piece>.stride + 192
    }

    /// Returns a row by its index.
    subscript(index: Int) -> Row {
      guard !isLoose else { return kinds[index] }
      var row = kinds[Int(places[index])]
      row.instant = instants[index]
      return row
    }
  }
}
