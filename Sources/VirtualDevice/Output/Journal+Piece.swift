import VirtualTime

extension Journal {
  /// Consecutive rows of a journal.
  struct Piece: Sendable {
    /// The rows, or each distinct kind of them once, with the time since the row before it.
    private(set) var kinds: [Row] = []
    /// The index in `kinds` of each row; empty if `kinds` holds all of them.
    private var places: [UInt8] = []
    /// The instants of every eighth row, or of all rows if they come at too many distances.
    private var instants: [Instant] = []
    /// The number of rows for each instant.
    private var spacing = 1

    /// Creates a piece from rows, packed if they are alike.
    init(_ rows: [Row], isPacked: Bool) {
      guard isPacked, !rows.isEmpty,
        pack(rows, spacing: 8) || pack(rows, spacing: 1)
      else {
        kinds = rows
        return
      }
    }

    /// Packs the rows, unless that takes too many kinds; distances that differ are found out soon.
    private mutating func pack(_ rows: [Row], spacing: Int) -> Bool {
      var known = Numbered<Row>()
      // The kind that followed each kind last mostly follows again.
      var followers: [UInt8] = []
      var last = 0
      var (places, instants): ([UInt8], [Instant]) = ([], [])
      places.reserveCapacity(rows.count)
      instants.reserveCapacity((rows.count + spacing - 1) / spacing)
      var before = rows[0].instant.nanoseconds
      for var row in rows {
        let instant = row.instant
        if places.count % spacing == 0 { instants.append(instant) }
        row.instant = Instant(nanoseconds: spacing == 1 ? 0 : instant.nanoseconds &- before)
        before = instant.nanoseconds
        let expected = followers.isEmpty ? 0 : followers[last]
        let isExpected = !followers.isEmpty && known.values[Int(expected)] == row
        let place = isExpected ? Int(expected) : Int(known.number(of: row))
        guard place < (spacing == 1 ? 256 : 32 + places.count / 8) else { return false }
        if known.values.count > followers.count { followers.append(0) }
        places.append(UInt8(place))
        followers[last] = UInt8(place)
        last = place
      }
      // The growing array has reserved more room.
      kinds = known.values.map { $0 }
      (self.places, self.instants, self.spacing) = (places, instants, spacing)
      return true
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
      var passed: Int64 = 0
      let noted = index / spacing
      for later in noted * spacing + 1..<index + 1 {
        passed &+= kinds[Int(places[later])].instant.nanoseconds
      }
      row.instant = Instant(nanoseconds: instants[noted].nanoseconds &+ passed)
      return row
    }
  }
}
